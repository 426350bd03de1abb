"""The stories and achievement cards of Cartouche as its rules page lists them."""

from landscribe.core.explained import CardTable
from landscribe.core.note import Value, note
from landscribe.games.cartouche.achievements import CARDS, Card
from landscribe.games.cartouche.stories import STORIES, Story
from landscribe.games.cartouche.words import achievement_title, story_text, story_title


def card_tables() -> dict[str, CardTable]:
    """The stories, and the achievement cards."""
    achievements = tuple(_achievement(name, card) for name, card in CARDS.items())
    return {"stories": tuple(map(_story, STORIES.values())), "achievements": achievements}


def _story(story: Story) -> tuple[Value, ...]:
    """Its code, its name, what it asks for, its points."""
    return story.id, story_title(story.id), story_text(story.id), story.points


def _achievement(name: str, card: Card) -> tuple[Value, ...]:
    """Its code, with a star for a first game; its name, and what it takes."""
    text = note(f"cartouche-achievement-{name.lower()}-text")
    return f"{name} ★" if card.star else name, achievement_title(name), text

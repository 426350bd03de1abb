"""A table is set up as its owner wants it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage


def test_edicts_are_chosen_by_kind_and_lie_in_the_order_they_were_picked_or_are_those_of_a_first_game(
    page: Page,
) -> None:
    page.goto("/#/new/cartographers")
    page.click(".options > summary")
    edicts = page.locator("details.some", has_text="Edicts A to D")
    edicts.locator("summary").click()
    kinds = ["Forests", "Farms and water", "Villages", "The shape of the map"]
    expect(edicts.locator("legend")).to_have_text(kinds)
    wanted = ["Silos", "Great City", "Treetower", "Canal Lake"]
    for name in wanted:
        edicts.get_by_label(name).check()
    expect(edicts.locator("summary em")).to_have_text(", ".join(wanted))
    page.click("form button[type=submit]")
    expect(page.locator(".goal-name >> nth=0")).to_contain_text("Silos")
    assert [text.split("\n")[0] for text in page.locator(".goal-name").all_inner_texts()[:4]] == wanted

    # Nothing is picked beside those of a first game.
    page.goto("/#/new/heroes")
    page.click(".options > summary")
    edicts = page.locator("details.some", has_text="Edicts A to D")
    edicts.locator("summary").click()
    edicts.get_by_label("Silos").check()
    edicts.get_by_label("those recommended for a first game").check()
    expect(edicts.get_by_label("Silos")).not_to_be_checked()
    page.click("form button[type=submit]")
    expect(page.locator(".goal-name >> nth=0")).to_contain_text("Faunlost Thicket")
    names = [text.split("\n")[0] for text in page.locator(".goal-name").all_inner_texts()[:4]]
    assert names == ["Faunlost Thicket", "Traylo Monastery", "Ulem's Wallow", "Dwarvenholds"]


def test_missions_are_named_in_the_language_of_the_page(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    page.goto("/#/new/mapmaker")
    page.click(".options > summary")
    page.locator("details.some > summary").click()
    names = page.locator(".values label").all_inner_texts()
    assert {"Vallée endormie", "Confins", "Lisière de la forêt"} <= set(names)

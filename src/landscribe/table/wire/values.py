"""The texts and numbers of which messages are made, and what every message is."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from landscribe.table.person import TITLES, seen_name

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
GivenName = Annotated[
    str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"), AfterValidator(seen_name)
]  # empty where none is
Title = Annotated[str, Field(pattern=f"^({'|'.join(TITLES)})?$")]
OptionText = Annotated[str, Field(max_length=2000)]  # room to name every card of a game
ActionText = Annotated[str, Field(min_length=1, max_length=400)]
MessageId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]*$")]
TableId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w-]*$")]
Token = Annotated[str, Field(min_length=1, max_length=128)]
OwnToken = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")]
"""A token that a browser made: who asks again with it, since the answer was lost, is answered the same."""
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
CellNumber = Annotated[int, Field(ge=0, lt=1000)]


class Model(BaseModel):
    """A message: unknown fields are refused, values do not change."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def __eq__(self, other: object) -> bool:
        """Whether the fields are the same, without what else pydantic compares."""
        return isinstance(other, Model) and type(self) is type(other) and vars(self) == vars(other)

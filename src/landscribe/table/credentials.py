"""Secrets: tokens of seats, kept as hashes only, seeds, and the commitment to a seed."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode


def new_token() -> str:
    """A token of 192 random bits for a seat."""
    return secrets.token_urlsafe(24)


def rematch_token(token: str, table: str) -> str:
    """The token that the holder of this one has at the table of the rematch, however often it is asked."""
    return hmac.new(token.encode(), f"rematch {table}".encode(), hashlib.sha256).hexdigest()


def hashed(token: str) -> str:
    """The token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str | None) -> bool:
    """Whether this is the token whose hash was kept, in constant time."""
    return hmac.compare_digest(hashed(token), kept or "")


def new_table_id() -> str:
    """A table's id: 96 random bits, so that a link cannot be found by trying."""
    return secrets.token_urlsafe(12)


def table_of(token: str) -> str:
    """The id of the table that is made with this token, however often it is asked for."""
    return urlsafe_b64encode(hashlib.sha256(f"table {token}".encode()).digest()[:12]).decode()


def challenge_of(table: str, seat: int) -> str:
    """The id of the challenge to a seat's game, from which the table's cannot be found."""
    return urlsafe_b64encode(hashlib.sha256(f"challenge {table} {seat}".encode()).digest()[:12]).decode()


def keyed(secret: str, text: str) -> str:
    """A hash of the text that nobody can make or try out without the secret."""
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def new_seed() -> str:
    """A seed of 128 random bits, which nobody knows and nobody can find by trying."""
    return secrets.token_hex(16)


def new_nonce() -> str:
    """128 random bits that keep a commitment from being tried out."""
    return secrets.token_hex(16)


def commitment(seed: str, nonce: str) -> str:
    """The SHA-256 that is shown from the start and can be checked at the end."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def thinking_seed(nonce: str, seat: int, number: int) -> int:
    """The 64 bits with which a bot thinks about a seat's action of this number."""
    return int.from_bytes(hashlib.sha256(f"{nonce}:{seat}:{number}".encode()).digest()[:8], "big")

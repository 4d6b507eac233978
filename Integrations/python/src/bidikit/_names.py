"""Names of options and of results that texts have."""

from __future__ import annotations

from typing import Literal

Base = Literal["auto", "auto-rtl", "ltr", "rtl"]
"""The direction of paragraphs: that of the first strong character, with a fallback to the left or right; or given."""

Direction = Literal["ltr", "rtl"]
"""A direction that was found, or that is certain."""

Controls = Literal["marks", "embeddings", "isolates", "overrides"]
"""Groups of directional formatting characters."""

Strategy = Literal["first-strong", "first-strong-outside-code", "last-strong", "any-rtl", "word-share"]
"""How the direction of a text is found: ``word-share`` is right to left where more than 40 % of the words are."""

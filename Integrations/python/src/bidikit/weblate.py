"""A check and a fix-up for Weblate: the verdict beside the string, the repair a click away.

In the settings of Weblate::

    CHECK_LIST += ("bidikit.weblate.BidiCheck",)
    AUTOFIX_LIST += ("bidikit.weblate.BidiFix",)  # to repair every translation that is saved

Optional settings, with what they are otherwise::

    BIDIKIT_CONTAINER = "natural"  # "rtl", "ltr", "any": where the strings are shown
    BIDIKIT_STYLE = "mark"         # "embed", "isolate": which characters repairs put in
    BIDIKIT_IGNORE = ("placeholder-mismatch",)  # rules of bidi-fix not to run: Weblate has checks of its own for formats

Repairs are marks by default, because Weblate's checks of punctuation look at the last character of a string.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.translation import gettext_lazy
from weblate.checks.base import TargetCheck
from weblate.trans.autofixes.base import AutoFix

from ._errors import BidiError
from ._judge import Judge, Verdict, judge_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django_stubs_ext import StrOrPromise
    from weblate.checks.base import FixupType
    from weblate.checks.models import Check
    from weblate.trans.models import Unit

__all__ = ["BidiCheck", "BidiFix"]


def _judge(unit: Unit) -> Judge | None:
    """The judge of the language of a string; None where its script is not known."""
    try:
        return judge_of(
            unit.translation.language.code.replace("@", "-"),
            container=getattr(settings, "BIDIKIT_CONTAINER", "natural"),
            style=getattr(settings, "BIDIKIT_STYLE", "mark"),
            ignore=tuple(getattr(settings, "BIDIKIT_IGNORE", ("placeholder-mismatch",))),
        )
    except BidiError as error:
        if error.code == "unknown-locale":
            return None
        raise


def _sources(unit: Unit, targets: list[str]) -> list[str]:
    """The text that each form was translated from: with one form, its own; with several, the last, which has all arguments."""
    sources = unit.get_source_plurals()
    return [sources[0] if len(targets) == 1 else sources[-1]] * len(targets)


class BidiCheck(TargetCheck):  # type: ignore[misc]
    """Whether readers accept the order in which a translation is shown."""

    check_id = "bidikit_order"
    name: Any = gettext_lazy("Bidirectional order")
    description: Any = gettext_lazy("The translation is shown in an order that readers do not accept.")

    def should_skip(self, unit: Unit) -> bool:
        return bool(super().should_skip(unit)) or _judge(unit) is None

    def check_single(self, source: str, target: str, unit: Unit) -> bool:
        judge = _judge(unit)
        return judge is not None and not judge.verdict(target, source).is_right

    def _verdicts(self, unit: Unit) -> list[Verdict]:
        judge = _judge(unit)
        targets = unit.get_target_plurals()
        return [] if judge is None else judge.verdict(targets, _sources(unit, targets))

    def get_description(self, check_obj: Check) -> StrOrPromise:
        """What is wrong with the string, and what is seen now and after the repair."""
        findings = [
            finding
            for verdict in self._verdicts(check_obj.unit)
            for finding in verdict.findings
            if finding.severity != "info"
        ]
        if not findings:
            return self.description
        parts: list[Any] = []
        # Forms of a plural often have the same fault.
        for finding in dict.fromkeys(findings):
            message = finding.message[:1].upper() + finding.message[1:] + "."
            if finding.help:
                message += f" {finding.help[:1].upper()}{finding.help[1:]}."
            parts.append((format_html("{} ({})", message, finding.rule),))
            for line in finding.proof.lines if finding.proof else ():
                # An override: the order is that of the screen already.
                seen = format_html('<bdo dir="ltr">{}</bdo>', line.now)
                if line.repaired is None:
                    parts.append((format_html("Readers see: {}", seen),))
                else:
                    wanted = format_html('<bdo dir="ltr">{}</bdo>', line.repaired)
                    parts.append((format_html("Readers see: {} With the repair: {}", seen, wanted),))
        return format_html_join(format_html("<br />"), "{}", parts)

    def get_fixup(self, unit: Unit) -> Iterable[FixupType] | None:
        """The repaired forms, which the editor puts in the place of those that are there."""
        judge = _judge(unit)
        targets = unit.get_target_plurals()
        if judge is None:
            return None
        repaired = judge.fixed(targets, _sources(unit, targets))
        return None if repaired == targets else [("plurals", repaired)]


class BidiFix(AutoFix):  # type: ignore[misc]
    """Repairs a translation when it is saved. Only directional marks are put in or taken out."""

    fix_id = "bidikit-order"
    name: Any = gettext_lazy("Bidirectional order")

    @staticmethod
    def get_related_checks() -> list[BidiCheck]:
        return [BidiCheck()]

    def fix_single_target(self, target: str, source: str, unit: Unit) -> tuple[str, bool]:
        judge = None if BidiCheck().should_skip(unit) else _judge(unit)
        if judge is None:
            return target, False
        repaired = judge.fixed(target, source)
        return repaired, repaired != target

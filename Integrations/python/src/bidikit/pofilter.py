"""A check for pofilter of translate-toolkit, and its repair.

``bidikit-pofilter`` (or ``python -m bidikit.pofilter``) is ``pofilter`` with one more test, ``bidi``::

    bidikit-pofilter --language ar -t bidi ar.po faults.po      # the faulty units, each with what is wrong
    bidikit-pofilter --language ar -t bidi --autocorrect ar.po repaired.po

With ``-t bidi`` a repair changes invisible marks and no word. Without ``-t``, ``--autocorrect`` also makes the corrections of
pofilter in units that fail its own tests.

It takes all options of pofilter, and ``--container``, ``--style`` and ``--ignore``. Without ``--language`` the file says the
language. Programs that use ``translate.filters`` give :class:`BidiChecker` to ``TeeChecker`` or ``pocheckfilter``.
"""

from __future__ import annotations

from typing import Any

from translate.filters import autocorrect, checks, pofilter
from translate.filters.checks import FilterFailure, UnitChecker
from translate.filters.decorators import functional
from translate.misc.multistring import multistring

from ._errors import BidiError
from ._judge import Judge, judge_of

__all__ = ["BidiChecker", "main"]


def _judge(config: Any) -> Judge | None:
    """The judge of the language that a configuration names; None where its script is not known."""
    language = getattr(config, "targetlanguage", None)
    if not language:
        return None
    try:
        return judge_of(
            language.replace("@", "-"),
            container=getattr(config, "bidikit_container", "natural"),
            style=getattr(config, "bidikit_style", "mark"),
            ignore=getattr(config, "bidikit_ignore", ("placeholder-mismatch",)),
        )
    except BidiError as error:
        if error.code == "unknown-locale":
            return None
        raise


def _texts(unit: Any) -> tuple[list[str], list[str]]:
    """The forms of a unit, each with the text that it was translated from: the plural, which has all arguments."""
    targets = [str(text) for text in getattr(unit.target, "strings", [unit.target]) if text is not None]
    sources = [str(text) for text in getattr(unit.source, "strings", [unit.source]) if text is not None]
    return targets, [sources[-1] if sources else ""] * len(targets)


def _repaired(unit: Any, config: Any) -> list[str] | None:
    """The forms of a unit with their repairs made; None where there is none to make."""
    judge = _judge(config)
    targets, sources = _texts(unit)
    if judge is None or not targets:
        return None
    repaired = judge.fixed(targets, sources)
    return None if repaired == targets else repaired


class BidiChecker(UnitChecker):  # type: ignore[misc]
    """Asks of each translation whether readers accept the order in which it is shown."""

    @functional  # type: ignore[untyped-decorator]
    def bidi(self, unit: Any) -> bool:
        """Checks that readers accept the order in which the translation is shown.

        Runs the Unicode Bidirectional Algorithm over the translation, with texts of every kind in the place of its arguments.
        """
        judge = _judge(self.config)
        targets, sources = _texts(unit)
        if judge is None:
            return True
        messages: list[str] = []
        for verdict in judge.verdict(targets, sources):
            for finding in verdict.findings:
                if finding.severity == "info":
                    continue
                message = f"{finding.message} ({finding.rule})"
                for line in finding.proof.lines if finding.proof else ():
                    # From left to right, whatever shows the message.
                    message += f"; seen: \u202d{line.now}\u202c"
                    if line.repaired is not None:
                        message += f", with the repair: \u202d{line.repaired}\u202c"
                messages.append(message)
        if messages:
            raise FilterFailure(list(dict.fromkeys(messages)))
        return True


class _Filter(pofilter.pocheckfilter):  # type: ignore[misc]
    """Takes the language from the file where no option says it, and repairs with ``--autocorrect``."""

    def filterfile(self, transfile: Any) -> Any:
        if not self.options.targetlanguage:
            language = transfile.gettargetlanguage()
            if language:
                for checker in self.checker.checkers:
                    checker.config.updatetargetlanguage(language)
        return super().filterfile(transfile)

    def filterunit(self, unit: Any) -> Any:
        options = self.options
        if not options.autocorrect or "bidi" not in self.checker.combinedfilters:
            return super().filterunit(unit)
        if unit.isheader() or unit.isfuzzy() and not options.includefuzzy or unit.isreview() and not options.includereview:
            return []
        # pofilter corrects the full stops, spaces and capital letters of each unit that fails a test. A unit that fails
        # bidi alone must keep them.
        corrected = autocorrect.correct(unit.source, unit.target) if self._fails_another_test(unit) else None
        if corrected:
            unit.target = corrected
        repaired = _repaired(unit, self.checker.config)
        if repaired is not None:
            unit.target = multistring(repaired) if unit.hasplural() else repaired[0]
        return autocorrect if corrected or repaired is not None else []

    def _fails_another_test(self, unit: Any) -> bool:
        """Whether a unit fails a test that was asked for and is not ``bidi``."""
        asked = self.options.limitfilters
        if asked is not None and set(asked) == {"bidi"}:
            return False
        failures = self.checker.run_filters(unit, categorised=True)
        # Some languages have tests that run unasked.
        return any(name != "bidi" and (asked is None or name in asked) for name in failures)


class _Parser(pofilter.FilterOptionParser):  # type: ignore[misc]
    """The command line of pofilter, with the test ``bidi``."""

    def run(self) -> None:
        options, _ = self.parse_args()
        first = options.filterclass or checks.StandardChecker
        config = self.build_checkerconfig(options)
        config.bidikit_container = options.container
        config.bidikit_style = options.style
        config.bidikit_ignore = tuple(name for name in options.ignore.split(",") if name)
        try:
            # What is wrong with the options is said before a file is read.
            if config.targetlanguage:
                _judge(config)
        except BidiError as error:
            self.error(str(error))
        options.checkfilter = _Filter(options, [first, checks.StandardUnitChecker, BidiChecker], config)
        if not options.checkfilter.checker.combinedfilters:
            self.error("No valid filters were specified")
        if options.listfilters:
            print(options.checkfilter.getfilterdocs())
        else:
            self.recursiveprocess(options)


def main() -> None:
    """Runs pofilter with the test ``bidi``."""
    made = pofilter.cmdlineparser
    original = pofilter.FilterOptionParser
    # The options of pofilter, in a parser of ours.
    pofilter.FilterOptionParser = _Parser
    try:
        parser = made()
    finally:
        pofilter.FilterOptionParser = original
    parser.prog = "bidikit-pofilter"
    parser.add_option(
        "",
        "--container",
        choices=["natural", "rtl", "ltr", "any"],
        default="natural",
        metavar="CONTAINER",
        help="where translations are shown: natural (the default), rtl, ltr or any",
    )
    parser.add_option(
        "",
        "--style",
        choices=["mark", "embed", "isolate"],
        default="mark",
        metavar="STYLE",
        help="which characters --autocorrect puts in: mark (the default, which tests of punctuation pass over), embed or isolate",
    )
    parser.add_option(
        "",
        "--ignore",
        default="placeholder-mismatch",
        metavar="RULES",
        help="rules of bidi-fix not to run, with commas between; placeholder-mismatch if none are given, which pofilter has tests for",
    )
    parser.run()


if __name__ == "__main__":
    main()

import Foundation

/// Whether tests of laws take all of their random cases: `BIDI_ALL_CASES=1`, as `Scripts/check-all` sets it.
///
/// A usual run takes a part of them, the same in each run.
public let takesAllCases = ProcessInfo.processInfo.environment["BIDI_ALL_CASES"] == "1"

/// The number of random cases that a test takes: a part in a usual run, or all.
public func caseCount(_ part: Int, of all: Int) -> Int { takesAllCases ? all : part }

import BidiJudge
import Testing

@Suite struct ArgumentClassTests {
  @Test func theUsualClassesAreAmongAll() {
    #expect(ArgumentClasses.usual.isStrictSubset(of: .all))
    #expect(ArgumentClasses.all.rawValue == 63)
  }
}

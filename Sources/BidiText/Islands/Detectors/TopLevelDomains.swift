/// What is known of the last labels of domain names.
///
/// Source: IANA's root zone database. Of its generic domains those are here that people write without a
/// scheme; a bare name with another one is no URL to us.
enum TopLevelDomains {
  /// Whether a bare name that ends so is a domain; with three labels, that of any country will do.
  static func isKnown(_ text: IslandText, _ label: Range<Int>, labels: Int) -> Bool {
    generic.containsLowercased(text, label)
      || isCountry(text, label)
        && (labels > 2 || !suffixesOfFiles.containsLowercased(text, label))
  }

  /// Whether a label is the code of a country in use as a domain.
  static func isCountry(_ text: IslandText, _ label: Range<Int>) -> Bool {
    label.count == 2 && countries.containsLowercased(text, label)
  }

  private static let generic = WordSet(
    """
    com org net edu gov mil int info biz name pro mobi app dev page web cloud online site store shop \
    blog wiki news live social xyz tech space website club media email link click museum travel aero \
    coop asia games zone team tools design support agency network
    """)

  /// Countries whose codes end names of files or programs: a name of two labels is no domain then.
  private static let suffixesOfFiles = WordSet(
    "ai as br cc cs gz is it js mm md ml mo my no pl pm ps pt py rs sc sh so to vb in am be do")

  private static let countries = WordSet(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw \
    by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et \
    eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie \
    il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv \
    ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr \
    nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl \
    sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz \
    va vc ve vg vi vn vu wf ws ye yt za zm zw
    """)
}

#if Shaping
  import BidiText
  import CPangoOracle
  import Foundation

  /// Pango, as a witness who never saw our code.
  final class PangoOracle: @unchecked Sendable {
    // Sendable without a check: each call holds the lock.
    private let handle: OpaquePointer

    /// One thread at a time is in Pango.
    ///
    /// Pango 1.50.12 lays out a few texts in another way while another thread lays out too, also where each thread has its own
    /// font map. Eight threads with 300 texts each: 56 of 1,440 rounds had such texts without a lock, and none of 1,440 with it.
    private static let lock = NSLock()

    init?(files: [String]) {
      let paths = files.flatMap { Array($0.utf8) + [0] }.map { CChar(bitPattern: $0) }
      guard
        let handle = Self.lock.withLock({ pango_oracle_open(paths, Int32(files.count)) })
      else { return nil }
      self.handle = handle
    }

    deinit { Self.lock.withLock { pango_oracle_close(handle) } }

    /// What Pango made of a line.
    struct Line {
      let utf8Range: Range<Int>
      let isRightToLeft: Bool
      let width: Double
      let ascent: Double
      let height: Double
      /// Glyphs from left to right, without empty ones: number, place, byte of the cluster.
      let glyphs: [(id: UInt32, x: Double, cluster: Int)]
      /// The place of the caret before each byte that begins a character.
      let carets: [Int: Double]
    }

    /// Whether hyphens are shown where lines end at soft hyphens.
    func setHyphens(_ hasHyphens: Bool) {
      Self.lock.withLock { pango_oracle_set_hyphens(handle, hasHyphens) }
    }

    /// The tab stops: places and alignments, which are leading, trailing, center and decimal for Pango.
    ///
    /// Its left and right are the beginning and the end of lines.
    func setTabs(_ tabs: [TabStop], in direction: WritingDirection) {
      let isLeftToRight = direction == .leftToRight
      let alignments: [Int32] = tabs.map { tab in
        switch tab.alignment {
        case .leading: 0
        case .trailing: 1
        case .left: isLeftToRight ? 0 : 1
        case .right: isLeftToRight ? 1 : 0
        case .center: 2
        case .decimal: 3
        }
      }
      Self.lock.withLock {
        pango_oracle_set_tabs(handle, tabs.map(\.location), alignments, Int32(tabs.count))
      }
    }

    enum Base: Int32 { case leftToRight, rightToLeft, auto }
    enum Alignment: Int32 { case natural, center, justified }
    enum Ellipsis: Int32 { case none, head, middle, tail }

    func lines(
      _ text: String, families: [String], size: Double, width: Double?, base: Base = .auto,
      alignment: Alignment = .natural, ellipsis: Ellipsis = .none, limit: Int32 = 1,
      language: String? = nil
    ) -> [Line] {
      Self.lock.lock()
      defer { Self.lock.unlock() }
      let layout = pango_oracle_layout_open(
        handle, text, Int32(text.utf8.count), families.joined(separator: ","), size, width ?? -1,
        base.rawValue, alignment.rawValue, ellipsis.rawValue, limit, language)
      guard let layout = layout else { return [] }
      defer { pango_oracle_layout_close(layout) }
      let bytes = Array(text.utf8)
      return (0..<(pango_oracle_line_count(layout))).map { number in
        var (start, length): (Int32, Int32) = (0, 0)
        pango_oracle_line_range(layout, number, &start, &length)
        let range = Int(start)..<Int(start + length)
        let count = Int(pango_oracle_glyph_count(layout, number))
        var ids = [UInt32](repeating: 0, count: count)
        var places = [Double](repeating: 0, count: count)
        var clusters = [Int32](repeating: 0, count: count)
        pango_oracle_glyphs(layout, number, &ids, &places, &clusters)
        var carets: [Int: Double] = [:]
        for byte in range where bytes[byte] & 0xC0 != 0x80 {
          carets[byte] = pango_oracle_x(layout, number, Int32(byte), false)
        }
        var (ascent, height) = (0.0, 0.0)
        pango_oracle_line_height(layout, number, &ascent, &height)
        return Line(
          utf8Range: range, isRightToLeft: pango_oracle_line_is_right_to_left(layout, number),
          width: pango_oracle_line_width(layout, number), ascent: ascent, height: height,
          glyphs: (0..<count).compactMap { index in
            // PANGO_GLYPH_EMPTY.
            ids[index] == 0x0FFF_FFFF
              ? nil : (ids[index], places[index], Int(clusters[index]))
          },
          carets: carets)
      }
    }
  }
#endif

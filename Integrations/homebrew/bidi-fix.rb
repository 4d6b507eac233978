# A template: Scripts/package writes the formula of a release from it, with what stands between @ signs filled in.
class BidiFix < Formula
  desc "Finds and repairs localized strings that are shown in the wrong order"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "@RELEASE@/bidi-fix-@VERSION@-source.tar.gz"
    sha256 "@SOURCE_SHA256@"
    # Swift 6.2 comes with it.
    depends_on xcode: ["26.0", :build]
  end

  on_linux do
    depends_on arch: :@ARCHITECTURE@
    url "@RELEASE@/@ARCHIVE@"
    sha256 "@ARCHIVE_SHA256@"
  end

  def install
    if OS.mac?
      ["bidi-fix", "bidi-lsp", "bidi-scene"].each do |product|
        system "swift", "build", "--disable-sandbox", "-c", "release", "--product", product
        bin.install ".build/release/#{product}"
      end
      system "swift", "build", "--disable-sandbox", "-c", "release", "--package-path", "SourceAudit"
      bin.install "SourceAudit/.build/release/bidi-source-audit"
      man1.install "Integrations/editors/bidi-lsp.1", "SourceAudit/bidi-source-audit.1"
      generate_completions_from_executable(bin/"bidi-fix", "--generate-completion-script")
      generate_completions_from_executable(bin/"bidi-scene", "--generate-completion-script")
    else
      prefix.install "bin", "share"
    end
  end

  test do
    # A label that begins with a Chinese name, and its repair.
    file = testpath/"ar.lproj/Localizable.strings"
    file.write("\"follow\" = \"小明 بدأ في متابعتك\";\n")
    assert_match "base-direction", shell_output("#{bin}/bidi-fix check #{testpath}", 1)
    system bin/"bidi-fix", "fix", testpath
    assert_match version.to_s, shell_output("#{bin}/bidi-lsp --version")
    assert_match version.to_s, shell_output("#{bin}/bidi-scene --version")
    assert_match version.to_s, shell_output("#{bin}/bidi-source-audit --version")
    assert_equal "\"follow\" = \"\u202B小明 بدأ في متابعتك\u202C\";\n", file.read
  end
end

/** What players may write: every language, and nothing that is not seen. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, distinctName, isolated, lookalikeKey } from "../../shared/core/base/player-text.ts";

const LONGEST = 200;
const clean = (text: string) => cleanText(text, LONGEST);

/** Composed, as they are typed. */
const NAMES = [
  ["English", "Mary-Jane O’Neil"],
  ["Icelandic", "Þórður Ægisson"],
  ["Norwegian", "Åse Bjørnø"],
  ["Dutch", "Joost van ’t Hoff"],
  ["German", "Jürgen Groß"],
  ["French", "Anaïs-Éléonore"],
  ["Polish", "Łukasz Żółć"],
  ["Turkish", "İbrahim Işık"],
  ["Vietnamese", "Nguyễn Thị Mộng Điệp"],
  ["Yoruba", "Ọ̀ṣun Adébáyọ̀"],
  ["Hawaiian", "Kaʻiulani"],
  ["Greek", "Ἀριστοτέλης"],
  ["Russian", "Алёна Йович"],
  ["Georgian", "ნინო"],
  ["Armenian", "Հայկ"],
  ["Hebrew", "שָׁלוֹם"],
  ["Hebrew with its points", "שִׁמְשׁוֹן הַגִּבּוֹר"],
  ["Arabic", "محمد بن علي"],
  ["Arabic with its vowels", "مُحَمَّدٌ"],
  ["Persian with a non-joiner", "علی‌رضا"],
  ["Urdu", "عائشہ"],
  ["Hindi", "प्रियंका शर्मा"],
  ["Hindi with a joiner", "क्‍षितिज"],
  ["Bengali", "শ্রীকৃষ্ণ"],
  ["Punjabi", "ਹਰਪ੍ਰੀਤ"],
  ["Gujarati", "કૃષ્ણા"],
  ["Tamil", "ஸ்ரீநிவாசன்"],
  ["Telugu", "శ్రీకాంత్"],
  ["Kannada", "ಶ್ರೀಕಾಂತ್"],
  ["Malayalam", "ശ്രീകൃഷ്ണൻ"],
  ["Malayalam with a joiner", "നന്‍മ"],
  ["Sinhala with a joiner", "ශ්‍රී ලංකා"],
  ["Thai", "กิ่งแก้ว น้ำผึ้ง"],
  ["Lao", "ຄຳແກ້ວ"],
  ["Khmer", "សុខ ស្រីមុំ"],
  ["Burmese", "မြွှော့ကြွေး"],
  ["Tibetan", "བསྒྲུབས་བསྟན་འཛིན"],
  ["Mongolian", "ᠮᠣᠩᠭᠣᠯ"],
  ["Amharic", "አበበ"],
  ["Chinese", "王小明"],
  ["Japanese", "さくら 田中"],
  ["Japanese with a form of its own", "葛\u{e0100}城"],
  ["Korean", "김민준"],
  ["Inuktitut", "ᐊᓄᓐ"],
  ["of emoji", "⛵ Ada 🐟"],
] as const;

describe("A name or saying stays as it was written", () => {
  it.each(NAMES)("%s", (_language, name) => expect(clean(name)).toBe(name.normalize("NFC")));
  it.each([
    ["a family", "👨‍👩‍👧‍👦"],
    ["a flag of two letters", "🇮🇸🇳🇴"],
    ["the flag of Scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["the rainbow flag", "🏳️‍🌈"],
    ["a pilot with a colour of skin", "👩🏽‍✈️"],
    ["a key with its cap", "1️⃣"],
    ["a heart in colour", "❤️"],
    ["a word of two directions", "Ada שלום 123"],
  ])("%s", (_what, text) => expect(clean(text)).toBe(text));
});

describe("Nothing is left of", () => {
  it.each([
    ["nothing", ""],
    ["blanks", " \t\u00a0\u3000 "],
    ["the Hangul filler", "\u3164\u115f\u1160\uffa0"],
    ["blank braille", "\u2800\u2800"],
    ["signs that fonts leave empty", "\u{1d159}\u{13441}\u{13442}\ufffc"],
    ["the grapheme joiner", "\u034f"],
    ["characters without width", "\u200b\u200c\u200d\u2060\ufeff\u00ad"],
    ["tags", "\u{e0061}\u{e0062}\u{e007f}"],
    ["marks of direction", "\u200e\u200f\u061c\u202a\u202e\u2066\u2069"],
    ["line and paragraph ends", "\u2028\u2029\n\r\u0085"],
    ["forms without anything to have them", "\ufe0f\ufe0e\u{e0100}"],
    ["marks without a letter", "\u0301\u0489"],
    ["controls and halves of characters", "\u0000\u007f\ud800"],
    ["private and unknown characters", "\ue000\u{10ffff}\u{e0fff}"],
  ])("%s", (_what, text) => expect(clean(text)).toBe(""));
});

describe("What is hidden in a text is taken out", () => {
  it.each([
    ["A\u202eda", "Ada"],
    ["A\u034fda\u{e0061}\u{e0062}", "Ada"],
    ["Ada\u2028is\nhere", "Ada is here"],
    ["  Ada   B ", "Ada B"],
    ["A\u200bd\u200ca\u200d", "Ada"],
    ["A\ufe0fda", "Ada"],
    ["🏴\u{e0061}\u{e0062}\u{e007f}", "🏴"],
    ["עדה\u200f!", "עדה!"],
    ["Ame\u0301lie", "Am\u00e9lie"],
    [" \u0301Ada", "Ada"],
    ["ക്\u200d", "ക്"],
  ])("%j", (text, left) => expect(clean(text)).toBe(left));
});

describe("The number of marks on a letter is limited", () => {
  it.each([
    ["of one kind", `a${"\u0323".repeat(199)}`],
    ["of many kinds", `a${Array.from({ length: 100 }, (_none, at) => String.fromCodePoint(0x300 + at)).join("")}`],
    ["of one script", `ก${Array.from({ length: 90 }, (_none, at) => ["\u0e48", "\u0e49", "\u0e34"][at % 3]).join("")}`],
    ["around it", `x${"\u0488\u0489".repeat(50)}`],
  ])("%s", (_what, text) => {
    const marks = /\p{M}*$/u.exec(clean(text))?.[0] ?? "";
    expect([...marks].length).toBeLessThanOrEqual(7);
    expect(clean(text).length).toBeGreaterThan(0);
  });
});

describe("At most three marks are stacked on a letter", () => {
  it.each([
    ["Thai", `\u0e01${"\u0e47\u0e49".repeat(20)}`],
    ["Lao", `\u0e81${"\u0eb4\u0ec9".repeat(20)}`],
    ["Cyrillic", `\u0430${"\u2de0\u2de1\u0301".repeat(20)}`],
    ["of no script", `a${"\u0300\u0301".repeat(20)}`],
  ])("%s", (_what, text) => expect([...(/\p{M}*$/u.exec(clean(text))?.[0] ?? "")].length).toBeLessThanOrEqual(3));
});

/** Everything nasty, more often than chance has it. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.constantFrom(...NAMES.map(([, name]) => name)),
  fc.constantFrom(
    ..."\u200b\u200c\u200d\u200e\u200f\u061c\u202e\u2066\u2069\u034f\u3164\u2800\u2028\u0301\u0323\u0f71\u0f72\u0344\ufe0f\u20e3\ud83c",
  ),
  fc.constantFrom("\u{e0061}", "\u{e007f}", "\u{1f3f4}", "🇮", "👩", "\u{1f3fd}", "\u{e0100}", "ﷺ", "\ufb2c", "क\u093c"),
);
const anything = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("Of any text", () => {
  it("what is left is clean: once more changes nothing", () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const once = cleanText(text, most);
        expect(cleanText(once, most)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });

  it("what is left is bounded, composed, on one line and well formed, and can be seen if there is anything", () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const left = cleanText(text, most);
        expect(left.length).toBeLessThanOrEqual(most);
        expect(left).toBe(left.normalize("NFC"));
        expect(left.isWellFormed()).toBe(true);
        expect(left).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s|\p{M}{8}/u);
        if (left !== "") expect(left).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("Names look alike", () => {
  it.each([
    ["Ada", "ada"],
    ["Ada", "Аdа"],
    ["Jose", "José"],
    ["Ada", "A d a"],
    ["Will", "WiII"],
    ["Ada", "Ａｄａ"],
    ["Bob", "B0b"],
  ])("%s and %s", (one, other) => expect(lookalikeKey(one)).toBe(lookalikeKey(other)));
  it.each([
    ["Ada", "Ida"],
    ["किरण", "करण"],
    ["Ada 2", "Ada 3"],
  ])("but not %s and %s", (one, other) => expect(lookalikeKey(one)).not.toBe(lookalikeKey(other)));
});

describe("A name that another has already", () => {
  it("gets the first free number", () => {
    expect(distinctName("Ada", ["Ben"], 24)).toBe("Ada");
    expect(distinctName("Ada", ["ada"], 24)).toBe("Ada 2");
    expect(distinctName("Ada", ["Ada", "Ada 2", "Ada 3"], 24)).toBe("Ada 4");
  });
  it("stays within its length, and is unlike all others, whatever they are", () => {
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 5 }), (text, others) => {
        const [name, taken] = [cleanText(text, 24), others.map((other) => cleanText(other, 24))];
        const distinct = distinctName(name, [...taken, name], 24);
        expect(distinct.length).toBeLessThanOrEqual(24);
        expect([...taken, name].map(lookalikeKey)).not.toContain(lookalikeKey(distinct));
      }),
    );
  });
});

describe("A name written from right to left", () => {
  it("stands for itself in a sentence of the other direction", () => {
    expect(isolated("עדה")).toBe("\u2068עדה\u2069");
    expect(isolated("Ada")).toBe("Ada");
  });
});

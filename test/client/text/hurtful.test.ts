/** Words that hurt are found in all languages of the page, and not within other words. */
import { describe, expect, it } from "vitest";
import { hurts } from "../../../client/text/hurtful.ts";
import { hurtful as icelandic } from "../../../client/text/is/hurtful.ts";
import { hurtful as norwegian } from "../../../client/text/nb/hurtful.ts";
import { hurtful as dutch } from "../../../client/text/nl/hurtful.ts";

describe("A chat line", () => {
  it.each(["you WHORE!", "Ｂitch", "你这个脑残", "shit, again"])("hurts: %s", (line) => expect(hurts(line)).toBe(true));

  it.each([dutch, norwegian, icelandic])("hurts by the first plain word of each other list: %s", (list) => {
    const [word] = list
      .replace(/\([^)]*\)/g, "?")
      .split("|")
      .filter((one) => /^\p{L}+$/u.test(one));
    expect(hurts(`> ${word}!`)).toBe(true);
    expect(hurts(`x${word}x`)).toBe(false);
  });

  it.each(["a bastardy of a rule", "the assassin takes the Shiitake", "Hører du meg?", "go to hell", "干杯，打得好", ""])(
    "does not hurt: %s",
    (line) => expect(hurts(line)).toBe(false),
  );
});

/** A guest chooses their coat of arms: what it will look like, large, and the four choices it is made of. */
import "./arms-dialog.css";
import { type Arms, armsCode, armsOf, CHARGES, DIVISIONS, TINCTURES } from "../../../../shared/core/base/arms.ts";
import { armsDrawing } from "../../../face/arms.ts";
import type { Guest } from "../../../feed/lobby.ts";
import { type ArmsWords, armsWords } from "../../../text/account-words.ts";
import type { Language } from "../../../text/languages.ts";
import { notice, panel } from "../../common/dialog.ts";
import { drawn, fill, h, write } from "../../common/dom.ts";
import { trying } from "../../common/tell-failure.ts";

interface ArmsParts {
  readonly language: Language;
  readonly guest: Guest;
  /** The guest's, which has arms of its own. */
  readonly name: string;
  /** Other arms are worn. */
  changed(): void;
}

const PARTS = { division: DIVISIONS, first: TINCTURES, second: TINCTURES, charge: CHARGES } as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

export async function chooseArms({ language, guest, name, changed }: ArmsParts): Promise<void> {
  const { text } = language;
  const [words, worn] = await Promise.all([armsWords(language), guest.arms()]);
  let arms = armsOf(worn, name);
  const shield = h("div", { class: "shield" });
  const spoken = h("p", { role: "status" });
  const fields = PART_NAMES.map((part) => choiceOf(words, part, (value) => show({ ...arms, [part]: value })));
  function show(next: Arms): void {
    arms = next;
    fill(shield, drawn(armsDrawing(arms), "drawn-arms"));
    write(spoken, spokenArms(words, arms));
    for (const { update } of fields) update(arms);
  }
  const wear = async (code: string): Promise<void> => {
    await guest.wearArms(code);
    open.close();
    notice(words.worn);
    changed();
  };
  const button = (key: string, kind: string, label: string, onclick: () => void) =>
    h("button", { class: kind, type: "button", "data-do": key, onclick }, label);
  show(arms);
  const open = panel(words.title, "coat-of-arms", [
    h("p", {}, words.note),
    h("div", { class: "chosen" }, shield, spoken),
    ...fields.map(({ element }) => element),
    h(
      "div",
      { class: "row" },
      button("random", "plain", words.random, () => show(randomArms())),
      button("by-name", "plain", words.byName, () => show(armsOf("", name))),
      button("cancel", "plain", text.waiting.cancel, () => open.close()),
      // What the name has by itself is not kept: it follows the name.
      button(
        "wear",
        "brass",
        words.wear,
        trying(text, () => wear(armsCode(arms) === armsCode(armsOf("", name)) ? "" : armsCode(arms))),
      ),
    ),
  ]);
  open.element.querySelector<HTMLElement>("input:checked")?.focus();
}

const spokenArms = (words: ArmsWords, { division, first, second, charge }: Arms): string =>
  words.spoken(words.divisions[division], words.tinctures[first], words.tinctures[second], words.charges[charge]);

function randomArms(): Arms {
  const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  return { division: one(DIVISIONS), first: one(TINCTURES), second: one(TINCTURES), charge: one(CHARGES) };
}

/** Each value is drawn as the whole would look with it, and named for those who listen. */
function choiceOf(words: ArmsWords, part: Part, pick: (value: string) => void) {
  const names: Readonly<Record<string, string>> =
    part === "division" ? words.divisions : part === "charge" ? words.charges : words.tinctures;
  const choices = PARTS[part].map((value) => {
    const input = h("input", { type: "radio", name: part, value, "aria-label": names[value], onchange: () => pick(value) });
    const look = h("span", { title: names[value] });
    return { value, input, look, label: h("label", {}, input, look) };
  });
  const options = h("div", { class: "options" }, ...choices.map(({ label }) => label));
  return {
    element: h("fieldset", { class: "wish" }, h("legend", {}, words.parts[part]), options),
    update(arms: Arms): void {
      for (const { value, input, look } of choices) {
        input.checked = arms[part] === value;
        // On one field a figure is seen best.
        const shown: Arms = { ...arms, ...(part === "charge" && { division: "plain" }), [part]: value };
        fill(look, drawn(armsDrawing(shown), "drawn-arms"));
      }
    },
  };
}

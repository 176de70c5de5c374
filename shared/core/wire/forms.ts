/**
 * How events travel. Most of an event is the same each time: its keys and words. That part, its form, is sent once and stays in the
 * room's state. From then on an event is the index of its form and its numbers, mostly a byte each.
 */

/** The forms of all events so far, oldest first: a list of the room's state. */
export interface Forms {
  readonly length: number;
  push(form: string): number;
  at(index: number): string | undefined;
}

/** Enough for any game. An event that would be one too many is sent as JSON. */
const MOST_FORMS = 100;
/** Numbers from LEAST to MARK + LEAST - 1 are one character each; any other is written between two marks. */
const LEAST = -8;
const MARK = 127;
const MARKED = String.fromCharCode(MARK);

/** The index of each full form: searching the list would take longer than all the rest. */
const indexes = new WeakMap<Forms, Map<string, number>>();
function indexesOf(forms: Forms): Map<string, number> {
  let known = indexes.get(forms);
  if (known === undefined) {
    known = new Map();
    for (let at = 0; at < forms.length; at++) known.set(fullForm(forms.at(at) as string), at);
    indexes.set(forms, known);
  }
  return known;
}

/** An event as short text; a new form is added to the list. */
export function packEvent(forms: Forms, event: object): string {
  const numbers = { text: "" };
  const form = JSON.stringify(formOf(event, numbers));
  const known = indexesOf(forms);
  let index = known.get(form);
  if (index === undefined) {
    if (forms.length >= MOST_FORMS) return JSON.stringify(event);
    index = forms.push(shortForm(form)) - 1;
    known.set(form, index);
  }
  return String.fromCharCode(index) + numbers.text;
}

/** The event that a packed text means. */
export function unpackEvent(forms: Pick<Forms, "at">, text: string): unknown {
  if (text.startsWith("{")) return JSON.parse(text);
  let at = 1;
  const next = (): number => {
    const code = text.charCodeAt(at++);
    if (code !== MARK) return code + LEAST;
    const end = text.indexOf(MARKED, at);
    const number = Number(text.slice(at, end));
    at = end + 1;
    return number;
  };
  return fillForm(JSON.parse(fullForm(forms.at(text.charCodeAt(0)) as string)), next);
}

/** Nearly every event begins with it: left out of the list. */
const HEAD = '{"type":"';
const shortForm = (form: string): string => (form.startsWith(HEAD) && form[HEAD.length] !== "{" ? form.slice(HEAD.length) : form);
const fullForm = (form: string): string => (form.startsWith("{") ? form : HEAD + form);

const packNumber = (number: number): string =>
  Number.isInteger(number) && number >= LEAST && number < MARK + LEAST
    ? String.fromCharCode(number - LEAST)
    : `${MARKED}${number}${MARKED}`;

type Plainly = Record<string, unknown>;

/** The data with every number 0 and every list of numbers empty; the numbers are appended to `numbers`, lists with their length. */
function formOf(data: unknown, numbers: { text: string }): unknown {
  if (typeof data === "number") {
    numbers.text += packNumber(data);
    return 0;
  }
  if (typeof data !== "object" || data === null) return data;
  if (!Array.isArray(data)) return mapValues(data as Plainly, (value) => formOf(value, numbers));
  if (!data.every((item) => typeof item === "number")) return data.map((item) => formOf(item, numbers));
  numbers.text += packNumber(data.length);
  for (const number of data) numbers.text += packNumber(number);
  return [];
}

function fillForm(form: unknown, next: () => number): unknown {
  if (typeof form === "number") return next();
  if (typeof form !== "object" || form === null) return form;
  if (!Array.isArray(form)) return mapValues(form as Plainly, (value) => fillForm(value, next));
  return form.length > 0 ? form.map((item) => fillForm(item, next)) : Array.from({ length: next() }, next);
}

function mapValues(data: Plainly, map: (value: unknown) => unknown): Plainly {
  const copy = { ...data };
  for (const key in copy) copy[key] = map(copy[key]);
  return copy;
}

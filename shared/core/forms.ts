/**
 * How events travel. Most of an event is the same each time: its keys and words. That part, its form, is told once and stays in
 * the state beside the event; from then on an event is the number of its form and the numbers it tells, mostly a byte each.
 */

/** Events told so far by their forms, oldest first: a list of the room's state. */
export interface Forms {
  readonly length: number;
  push(form: string): number;
  at(index: number): string | undefined;
}

/** Enough for any game; what has more, such as words of people, travels as it is. */
const MOST_FORMS = 100;
/** Numbers from LEAST on are one character each, up to what is below the mark of any other number. */
const LEAST = -8;
const MARK = 127;
const MARKED = String.fromCharCode(MARK);

/** Where each form stands, whole, beside the list: to look through that takes longer than all the rest. */
const places = new WeakMap<Forms, Map<string, number>>();
function placesOf(forms: Forms): Map<string, number> {
  let known = places.get(forms);
  if (known === undefined) {
    known = new Map();
    for (let at = 0; at < forms.length; at++) known.set(whole(forms.at(at) as string), at);
    places.set(forms, known);
  }
  return known;
}

/** An event as short text; its form joins the others if it is new. */
export function packEvent(forms: Forms, event: object): string {
  const numbers = { text: "" };
  const form = JSON.stringify(formOf(event, numbers));
  const known = placesOf(forms);
  let index = known.get(form);
  if (index === undefined) {
    if (forms.length >= MOST_FORMS) return JSON.stringify(event);
    index = forms.push(told(form)) - 1;
    known.set(form, index);
  }
  return String.fromCharCode(index) + numbers.text;
}

/** The event a text stands for. */
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
  return filled(JSON.parse(whole(forms.at(text.charCodeAt(0)) as string)), next);
}

/** How nearly every event begins. */
const HEAD = '{"type":"';
const told = (form: string): string => (form.startsWith(HEAD) && form[HEAD.length] !== "{" ? form.slice(HEAD.length) : form);
const whole = (form: string): string => (form.startsWith("{") ? form : HEAD + form);

const packNumber = (number: number): string =>
  Number.isInteger(number) && number >= LEAST && number < MARK + LEAST
    ? String.fromCharCode(number - LEAST)
    : `${MARKED}${number}${MARKED}`;

type Plainly = Record<string, unknown>;

/** The same data with every number 0 and every list of numbers empty; these are given to `numbers`, a list with its length. */
function formOf(data: unknown, numbers: { text: string }): unknown {
  if (typeof data === "number") {
    numbers.text += packNumber(data);
    return 0;
  }
  if (typeof data !== "object" || data === null) return data;
  if (!Array.isArray(data)) return mapped(data as Plainly, (value) => formOf(value, numbers));
  if (!data.every((item) => typeof item === "number")) return data.map((item) => formOf(item, numbers));
  numbers.text += packNumber(data.length);
  for (const number of data) numbers.text += packNumber(number);
  return [];
}

function filled(form: unknown, next: () => number): unknown {
  if (typeof form === "number") return next();
  if (typeof form !== "object" || form === null) return form;
  if (!Array.isArray(form)) return mapped(form as Plainly, (value) => filled(value, next));
  return form.length > 0 ? form.map((item) => filled(item, next)) : Array.from({ length: next() }, next);
}

function mapped(data: Plainly, map: (value: unknown) => unknown): Plainly {
  const copy = { ...data };
  for (const key in copy) copy[key] = map(copy[key]);
  return copy;
}

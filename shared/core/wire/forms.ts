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
  const end = readForm(event, FIRST, numbers);
  end.form ??= JSON.stringify(formOf(event));
  const { form } = end;
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

/** What has been read of an event's form: two events of one form lead to the same object, without its text being written each time. */
interface ReadForm {
  readonly next: Map<unknown, ReadForm>;
  form: string | undefined;
}
const newForm = (): ReadForm => ({ next: new Map(), form: undefined });
const FIRST = newForm();
/** Beyond any game's; later ones are not kept. */
const MOST_READ = 20_000;
let read = 0;
/** How many stay, each with a map: they grow with the kinds of events met, not with the matches. */
export const countForms = (): number => Math.min(read, MOST_READ);

/** What stands for a number, for a list of numbers, and for the beginnings and the end of a list and a record. */
const NUMBER = Symbol();
const NUMBERS = Symbol();
const LIST = Symbol();
const RECORD = Symbol();
const END = Symbol();

function after(form: ReadForm, token: unknown): ReadForm {
  const known = form.next.get(token);
  if (known !== undefined) return known;
  const next = newForm();
  if (read++ < MOST_READ) form.next.set(token, next);
  return next;
}

/** Reads data on from what was read; its numbers are appended to `numbers`, lists of them with their length. */
function readForm(data: unknown, from: ReadForm, numbers: { text: string }): ReadForm {
  if (typeof data === "number") {
    numbers.text += packNumber(data);
    return after(from, NUMBER);
  }
  if (typeof data !== "object" || data === null) return after(from, data);
  if (!Array.isArray(data)) {
    let form = after(from, RECORD);
    for (const key in data) form = readForm((data as Plainly)[key], after(form, key), numbers);
    return after(form, END);
  }
  if (data.every(isNumber)) {
    numbers.text += packNumber(data.length);
    for (const number of data) numbers.text += packNumber(number);
    return after(from, NUMBERS);
  }
  let form = after(from, LIST);
  for (const item of data) form = readForm(item, form, numbers);
  return after(form, END);
}

const isNumber = (item: unknown): item is number => typeof item === "number";

/** The data with every number 0 and every list of numbers empty. */
function formOf(data: unknown): unknown {
  if (typeof data === "number") return 0;
  if (typeof data !== "object" || data === null) return data;
  if (!Array.isArray(data)) return mapValues(data as Plainly, formOf);
  return data.every(isNumber) ? [] : data.map(formOf);
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

/** A list of people, or of what belongs to one: what each is, and what can be done. */
import "./persons.css";
import { type Child, h } from "./dom.ts";

export const personList = (props: Parameters<typeof h>[1] = {}, ...items: Child[]): HTMLUListElement =>
  h("ul", { class: "persons", ...props }, ...items);

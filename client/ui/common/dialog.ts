/** Panels of parchment above everything else, with the browser's own focus trap and Esc. */
import { type Child, h } from "./dom.ts";

export interface Panel {
  readonly element: HTMLDialogElement;
  close(): void;
}

/** Opens at once. `onClose` is told however it closes. */
export function panel(title: string, kind: string, children: readonly Child[], onClose?: () => void): Panel {
  const heading = h("h2", {}, title);
  const element = h("dialog", { class: `panel ${kind}`, "aria-label": title }, heading, ...children);
  element.addEventListener("close", () => {
    element.remove();
    onClose?.();
  });
  document.body.append(element);
  element.showModal();
  return { element, close: () => element.close() };
}

/** A question with two answers; true if it was agreed to. Not doing it has the focus. */
export function confirmDialog(title: string, question: string, yes: string, no: string): Promise<boolean> {
  return new Promise((resolve) => {
    let agreed = false;
    const answer = (value: boolean) => () => {
      agreed = value;
      open.close();
    };
    const stay = h("button", { class: "plain", type: "button", autofocus: true, onclick: answer(false) }, no);
    const go = h("button", { class: "brass", type: "button", onclick: answer(true) }, yes);
    const open = panel(title, "question", [h("p", {}, question), h("div", { class: "row" }, stay, go)], () => resolve(agreed));
  });
}

/** Shows a sentence that goes away by itself; it is read aloud when nothing else is. */
export const notice = (sentence: string): void => toasted(sentence, "toast", "status");

/** The same of what was not done, and why; read aloud at once. */
export const complaint = (sentence: string): void => toasted(sentence, "toast refusal", "alert");

let layToast: (() => void) | undefined;
/** Lays toasts clear of what is seen at a table. Gives the way to end that. */
export function setToastPlace(lay: () => void): () => void {
  layToast = lay;
  return () => {
    if (layToast === lay) layToast = undefined;
  };
}

/** Drops a toast that is in another language. */
export const dropToast = (): void => document.querySelector(".toast")?.remove();

function toasted(sentence: string, kind: string, role: string): void {
  dropToast();
  const toast = h("div", { class: kind, role, "data-floats": true }, sentence);
  toast.addEventListener("animationend", () => toast.remove());
  toast.addEventListener("click", () => toast.remove());
  // A dialog lies in the top layer, so what is to be seen with it must lie in it.
  const dialog = document.querySelector("dialog[open]");
  (dialog ?? document.body).append(toast);
  if (dialog === null) layToast?.();
}

/** The little of a view library that this ui needs: build an element, keep a list of children in step with a list of data. */
export type Child = Node | string | undefined | false;
type Handler = (event: never) => void;
type Props = Readonly<Record<string, string | number | boolean | Handler | undefined>>;

/** `h("button", { class: "brass", onclick: go }, "Go")`: functions listen, `true` is an empty attribute, `false` none. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as unknown as EventListener);
    else set(element, name, value);
  }
  fill(element, ...children);
  return element;
}

/** Sets an attribute only if it differs, so that an equal value is neither announced nor styled again. */
export function set(element: Element, name: string, value: string | number | boolean | undefined): void {
  const wanted = value === false || value === undefined ? null : value === true ? "" : String(value);
  if (element.getAttribute(name) === wanted) return;
  if (wanted === null) element.removeAttribute(name);
  // The page's content policy would refuse an attribute.
  else if (name === "style") (element as HTMLElement).style.cssText = wanted;
  else element.setAttribute(name, wanted);
}

export function fill(parent: Element, ...children: Child[]): void {
  parent.replaceChildren(...children.filter((child) => child !== undefined && child !== false));
}

export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Draws at the next animation frame, once however often it was asked for: what changes in a burst is laid out once. */
export function oncePerFrame(draw: () => void): () => void {
  let requested = false;
  return () => {
    if (requested) return;
    requested = true;
    requestAnimationFrame(() => {
      requested = false;
      draw();
    });
  };
}

const keys = new WeakMap<Element, string>();

/** Keeps one child per item, in order; a child stays itself (with its focus) as long as its key is in the list. */
export function keyed<T, E extends HTMLElement>(
  parent: HTMLElement,
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (item: T) => E,
  update: (child: E, item: T) => void = () => undefined,
): void {
  const held = new Map([...parent.children].map((child) => [keys.get(child), child as E]));
  items.forEach((item, at) => {
    const key = keyOf(item);
    const known = held.get(key);
    const child = known ?? make(item);
    held.delete(key);
    if (known === undefined) keys.set(child, key);
    update(child, item);
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  });
  for (const left of held.values()) left.remove();
}

/** Our own drawings only: markup that no player can write. */
export function drawn(svg: string, className: string): HTMLElement {
  const holder = h("span", { class: className, "aria-hidden": "true" });
  holder.innerHTML = svg;
  return holder;
}

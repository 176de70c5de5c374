/** What is wrong with a drawing's text, if anything: tags that do not close, ids twice or missing, numbers that are none. */
export function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>]*")*)\s*(\/?)>/g;
  for (const [, end, name, , self] of svg.matchAll(tag)) {
    if (end === "/") {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (self === "") open.push(name!);
  }
  if (open.length > 0) found.push(`not closed: ${open.join(" ")}`);
  if (svg.replace(tag, "").trim() !== "") found.push(`text between tags: ${svg.replace(tag, "").trim().slice(0, 80)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push("an id twice");
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) found.push(`no ${id}`);
  if (/undefined|NaN|Infinity|href|style=|<text|<image/.test(svg)) found.push("something undefined, or that a picture may not use");
  return found;
}

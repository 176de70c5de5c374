/** What the list of a guest's devices calls this browser, as in "Firefox, Windows"; empty if it says nothing known. Names, in no language. */

/** The first that fits: most browsers name others too. */
const BROWSERS = { Edge: /Edg/, Opera: /OPR/, Samsung: /Samsung/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ };
const SYSTEMS = { Android: /Android/, iOS: /iPhone|iPad/, Windows: /Windows/, macOS: /Mac OS/, ChromeOS: /CrOS/, Linux: /Linux/ };

export function deviceName(agent = navigator.userAgent): string {
  const named = (names: Readonly<Record<string, RegExp>>) => Object.keys(names).filter((name) => names[name]?.test(agent))[0] ?? [];
  return [named(BROWSERS), named(SYSTEMS)].flat().join(", ");
}

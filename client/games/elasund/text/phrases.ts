/** Parts of English sentences, from the arguments of a line. */
import { colourOf } from "../../../stage/seat-signs.ts";
import { CARD_NAMES, COLOUR_NAMES, KIND_NAMES, PART_NAMES } from "./names.ts";

export type Args = Readonly<Record<string, string | number>>;

export const prefixed = (kind: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name[0]!.toUpperCase() + name.slice(1)]));
const named = (names: Readonly<Record<string, string>>, id: string | number | undefined): string => names[`${id}`] ?? `${id}`;
export const kind = (a: Args): string => named(KIND_NAMES, a.kind);
export const card = (a: Args): string => named(CARD_NAMES, a.card);
const colour = (seat: string | number | undefined): string => COLOUR_NAMES[colourOf(Number(seat))] ?? `player ${Number(seat) + 1}`;
export const who = (a: Args): string => (a.name === undefined ? colour(a.seat) : `${a.name}`);
export const many = (n: number | string | undefined, one: string, more = `${one}s`): string => `${n} ${Number(n) === 1 ? one : more}`;
const both = (parts: readonly string[]): string => parts.join(" and ");
const given = (n: number | string | undefined): boolean => Number(n ?? 0) > 0;
/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  both([...(given(a.gold) ? [`${a.gold} gold`] : []), ...(given(a.influence) ? [many(a.influence, "influence card")] : [])]);
export const spent = (a: Args): string =>
  both(["gold", "green", "blue", "red"].flatMap((one) => (given(a[one]) ? [`${a[one]} ${one}`] : [])));
/** Amounts that come by seat: "blue 2, red 1". */
export const eachSeat = (a: Args): string =>
  COLOUR_NAMES.flatMap((_name, seat) => (given(a[`seat${seat}`]) ? [`${colour(seat)} ${a[`seat${seat}`]}`] : [])).join(", ");
/** "0:inn 1:hut" */
export const tiles = (a: Args): string =>
  both(
    `${a.tiles}`.split(" ").map((tile) => {
      const [seat, id] = tile.split(":");
      return `${colour(seat)}'s ${named(KIND_NAMES, id)}`;
    }),
  );
export const asked = (you: string, other: (a: Args) => string) => (a: Args) => (a.you === 1 ? you : other(a));
/** "Red and green could win next." */
export const warning = (a: Args): string => {
  const rivals = both(`${a.rivals ?? ""}`.split(" "));
  return rivals === "" ? "" : ` ${rivals[0]!.toUpperCase()}${rivals.slice(1)} could win next.`;
};
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
export const gives = (a: Args): string => (a.tower === 1 ? "a tower for a cube" : many(a.influence, "influence card"));

/** "0:2 1:0" */
export const valued = (a: Args): string =>
  `${a.values}`
    .split(" ")
    .map((one) => one.split(":"))
    .map(([seat, value]) => `${colour(seat)} ${value}`)
    .join(", ");
const signed = (n: number | string | undefined): string => (Number(n) > 0 ? `+${n}` : `−${Math.abs(Number(n))}`);
/** What a build changes for somebody. */
export const changed = (a: Args): string =>
  [
    ...(a.kinds === "" ? [] : [`loses ${both(`${a.kinds}`.split(" ").map((id) => `the ${named(KIND_NAMES, id)}`))}`]),
    ...(Number(a.trade) === 0 ? [] : [`${signed(a.trade)} trade`]),
    ...(Number(a.cubes) === 0 ? [] : [`${signed(a.cubes)} ${Math.abs(Number(a.cubes)) === 1 ? "cube" : "cubes"} on the board`]),
  ].join(", ");
export const others = (a: Args): string => (given(a.others) ? ` and ${many(a.others, "other")}` : "");

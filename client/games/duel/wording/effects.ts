/** What a card, wonder or token does, in sentences. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CARDS, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { RESOURCES, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import type { Detail } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";

type Rows = Detail["lines"];

export function cardEffects(card: number): Rows {
  const row = at(CARDS, card);
  const lines: Line[] = [];
  if (row.units > 0) lines.push(["effect.makes", { units: row.units, resource: at(RESOURCES, row.product) }]);
  if (row.makesOne !== "") lines.push([`effect.${row.makesOne}`]);
  for (const resource of row.flat) lines.push(["effect.flat", { resource: at(RESOURCES, resource) }]);
  if (row.shields > 0) lines.push(["effect.shields", { shields: row.shields }]);
  if (row.science > 0) lines.push(["effect.science", { symbol: at(SYMBOLS, Math.log2(row.science)) }]);
  if (row.income > 0) lines.push(["effect.income", { coins: row.income }]);
  if (row.incomePer !== undefined) lines.push(["effect.incomePer", { ...row.incomePer }]);
  if (row.guild !== undefined) {
    if (row.guild.coins > 0) lines.push(["effect.guildCoins", { ...row.guild }]);
    lines.push([row.guild.what === "treasure" ? "effect.moneylenders" : "effect.guildPoints", { ...row.guild }]);
  }
  if (row.points > 0) lines.push(["effect.points", { points: row.points }]);
  return rows(lines);
}

export function wonderEffects(wonder: number): Rows {
  const row = at(WONDERS, wonder);
  const lines: Line[] = [];
  if (row.makesOne !== "") lines.push([`effect.${row.makesOne}`]);
  if (row.income > 0) lines.push(["effect.income", { coins: row.income }]);
  if (row.robs > 0) lines.push(["effect.robs", { coins: row.robs }]);
  if (row.shields > 0) lines.push(["effect.shields", { shields: row.shields }]);
  if (row.then !== undefined) lines.push([`effect.${row.then}`]);
  if (row.points > 0) lines.push(["effect.points", { points: row.points }]);
  if (row.again) lines.push(["effect.again"]);
  return rows(lines);
}

export const tokenEffects = (token: number): Rows => rows([[`effect.${at(TOKENS, token).id}`]]);

const rows = (lines: readonly Line[]): Rows => lines.map((line) => ({ line, brief: true }));

/** The city of a seat, read without a check: bots ask for it millions of times, and a seat is 0 or 1. */
import type { City, Table } from "../state.ts";

export const cityOf = ({ cities }: Table, seat: number): City => cities[seat]!;

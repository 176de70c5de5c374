/** How long things take on the server, in milliseconds. Tests bring their own. */
export interface Pace {
  /** How long a bot pretends to think; `again` if it goes on with its own turn. */
  thinking(again: boolean): number;
  /** How long somebody offered a seat may take to come. */
  readonly offer: number;
  /** How long a seat waits for somebody who dropped out before a bot plays for him. */
  readonly grace: number;
  /** How long a match without any person is kept. */
  readonly empty: number;
  /** How late watchers see the match. */
  readonly late: number;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

export const HUMAN_PACE: Pace = {
  // Long enough to follow what happened, short enough not to bore.
  thinking: (again) => (again ? between(350, 700) : between(600, 1800)),
  offer: 15_000,
  grace: 30_000,
  empty: 600_000,
  late: 0,
};

/** The names rooms are made under. */
export const ROOMS = { match: "match", watch: "watch", lobby: "lobby", queue: "queue" } as const;

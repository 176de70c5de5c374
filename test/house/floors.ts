/**
 * The plan of the house: each program is a list of floors, and a floor imports only floors above it in its list. A floor is a folder or a file
 * of the house it is listed under; `*` stands for each game, but not for a folder with a list of its own. ARCHITECTURE.md says what lives on
 * each floor.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  server: [
    "base",
    "http",
    "table",
    "store",
    "database",
    "thinkers",
    "cluster",
    "push",
    "people",
    "matchmaking",
    "match",
    "rooms",
    "api",
    "ops",
    "serve-options.ts",
    "router.ts",
    "main.ts",
  ],
  client: [
    "base",
    "text",
    "sound",
    "feed",
    "settings",
    "offline",
    "face",
    "picture",
    "thinking",
    "games",
    "ui",
    "start.ts",
    "style",
    "main.ts",
    "build",
  ],
  "client/picture": [
    "style.ts",
    "lettering.ts",
    "hit-test.ts",
    "pose-hash.ts",
    "motion",
    "measure.ts",
    "loading.ts",
    "table-view.ts",
    "paint",
    "life",
    "board",
  ],
  "client/ui": [
    "common",
    "model",
    "fields",
    "playback",
    "analysis",
    "panels",
    "strips",
    "input",
    "rules",
    "lessons",
    "puzzles",
    "people",
    "lobby",
    "table",
    "app",
  ],
  "shared/core": ["base", "contract", "match", "bots", "analysis", "lessons", "puzzles", "review", "wire"],
  "shared/*": [
    "printed",
    "state.ts",
    "catalog.ts",
    "copy.ts",
    "rules",
    "setup.ts",
    "imagine.ts",
    "score.ts",
    "offers",
    "earnings.ts",
    "roles",
    "fast-moves.ts",
    "moves.ts",
    "play.ts",
    "mind",
    "bot",
    "reasons.ts",
    "manners.ts",
    "index.ts",
  ],
  "client/games/*": ["text", "art", "layout", "wording", "acts", "details", "choice", "panels", "guide", "sounds.ts", "face.ts"],
  "test/toy": ["state.ts", "play.ts", "index.ts", "lesson.ts", "face.ts", "facts.ts", "page"],
  scripts: [
    "settings.ts",
    "client.ts",
    "backup",
    "serve",
    "fonts",
    "other-node.mjs",
    "setup.mjs",
    "run.mjs",
    "quayside.mjs",
    "serve.ts",
    "start.ts",
    "dev-server.ts",
    "dev.ts",
    "build.ts",
    "check.ts",
    "spelling.ts",
    "fonts.ts",
    "pack.ts",
    "backup.ts",
    "restore.ts",
    "verify.ts",
  ],
  lab: [
    "rival",
    "training",
    "benches",
    "puzzles",
    "mutants",
    "shots",
    "sounds",
    "train.ts",
    "selfplay.ts",
    "glances.ts",
    "bench.ts",
    "puzzles.ts",
    "mutants.ts",
    "shots.ts",
    "sounds.ts",
  ],
  "lab/benches": [
    "common",
    "abuse",
    "beside",
    "bots",
    "bundle.ts",
    "bytes.ts",
    "calibration.ts",
    "load.ts",
    "carry.ts",
    "churn.ts",
    "recovery",
    "rival",
    "faults",
    "first.ts",
    "frames",
    "playouts.ts",
    "seats.ts",
    "secrecy",
    "seek",
    "soak",
    "thinking",
    "list.ts",
    "bench-page.ts",
    "all.ts",
  ],
};

/** Complaints about an import that runs against the plan; one for each house that both files belong to. */
export function againstPlan(path: string, target: string, plan = FLOORS): readonly string[] {
  return Object.entries(plan).flatMap(([house, floors]) => {
    const from = floorIn(house, path);
    const to = floorIn(house, target);
    if (from === undefined || to === undefined || from.house !== to.house || from.floor === to.floor) return [];
    if (from.house !== house && Object.hasOwn(plan, from.house)) return [];
    const [above, below] = [floors.indexOf(to.floor), floors.indexOf(from.floor)];
    if (below < 0) return [`${from.house}/${from.floor} stands on no floor of ${house}`];
    return above >= 0 && above < below ? [] : [`in ${from.house}, ${from.floor} stands above ${to.floor}`];
  });
}

/** Which floor of a house a file is on: the first part of its path inside. `house` with `*` is one house for each folder there. */
function floorIn(house: string, path: string): { readonly house: string; readonly floor: string } | undefined {
  const parts = path.split("/");
  const wanted = house.split("/");
  const isInside = parts.length > wanted.length && wanted.every((part, at) => part === "*" || part === parts[at]);
  return isInside ? { house: parts.slice(0, wanted.length).join("/"), floor: parts[wanted.length]! } : undefined;
}

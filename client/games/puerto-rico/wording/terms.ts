/** What the words on Puerto Rico's cards mean. */
import { BUILDINGS, type Building, ROLES, type Role } from "../../../../shared/puerto-rico/state.ts";
import type { Term } from "../../../face/terms.ts";

const building = (id: Building): string => `market:${BUILDINGS.indexOf(id)}`;
const role = (id: Role): string => `role:${ROLES.indexOf(id)}`;

export const TERMS = {
  roles: { look: "icon:round", leads: ["term:privilege", "governor"] },
  privilege: { look: "icon:plus", leads: ["term:roles"] },
  staffed: { look: "icon:circle", leads: [role("mayor"), "term:workers"] },
  workers: { look: "icon:colonist", leads: ["term:staffed", "colonistShip"] },
  column: { look: "icon:quarry", leads: ["quarry"] },
  production: { look: "icon:barrel", leads: ["term:staffed", role("craftsman")] },
  violet: { look: "icon:factory", leads: ["term:staffed"] },
  large: { look: "icon:space", leads: ["term:lastRound"] },
  storage: { look: "icon:lost", leads: [building("smallWarehouse"), building("largeWarehouse")] },
  loading: { look: "icon:ship", leads: [role("captain"), building("wharf"), building("harbor"), "term:storage"] },
  sale: { look: "icon:house", leads: ["house", building("office")] },
  lastRound: { look: "icon:gauge", leads: ["gauge:colonists", "gauge:city", "gauge:points"] },
} as const satisfies Readonly<Record<string, Term>>;

export const about = (...terms: readonly (keyof typeof TERMS)[]): string[] => terms.map((term) => `term:${term}`);

/** What a role's card leads on to. */
export const ROLE_LEADS: Readonly<Record<Role, readonly string[]>> = {
  settler: [...about("privilege"), "quarry", "stack"],
  mayor: [...about("privilege", "staffed"), "colonistShip"],
  builder: [...about("privilege", "column"), "quarry"],
  craftsman: about("privilege", "production"),
  trader: [...about("privilege", "sale"), "house"],
  captain: about("privilege", "loading", "storage"),
  prospector: about("privilege", "roles"),
  prospector2: about("privilege", "roles"),
};

/** What a violet building's card leads on to, besides what such buildings are. */
export const BUILDING_LEADS: Partial<Readonly<Record<Building, readonly string[]>>> = {
  smallMarket: about("sale"),
  largeMarket: about("sale"),
  office: about("sale"),
  hacienda: [role("settler"), "stack"],
  constructionHut: [role("settler"), "quarry"],
  hospice: [role("settler"), ...about("workers")],
  smallWarehouse: about("storage"),
  largeWarehouse: about("storage"),
  factory: [role("craftsman"), ...about("production")],
  university: [role("builder"), ...about("workers")],
  harbor: about("loading"),
  wharf: about("loading", "storage"),
  fortress: about("workers"),
  customsHouse: about("loading"),
};

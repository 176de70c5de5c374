/** Puerto Rico's lessons on one topic each: from the middle of prepared matches, where the topic is what matters. */
import { entriesOf, type TopicLesson } from "../../../../shared/core/lessons/lesson.ts";
import { buildingOf } from "../../../../shared/puerto-rico/catalog.ts";
import { puertoRico } from "../../../../shared/puerto-rico/index.ts";
import { type Building, GOODS, type Good, ROLES, type Role } from "../../../../shared/puerto-rico/state.ts";

/** The next player, and the one after. */
const [NEXT, LAST] = [1, 2];
const role = (id: Role): string => `role:${ROLES.indexOf(id)}`;
const own = (id: Building): string => `lot:0:${buildingOf(id)}`;
const barrels = (id: Good): string => `goods:0:${GOODS.indexOf(id)}`;
const MATCH = { game: puertoRico.id, rules: puertoRico.rules, seats: 3, seat: 0 } as const;

/** Two kinds are in the house, and one sale leaves nothing that the others could sell. */
const trading: TopicLesson = {
  ...MATCH,
  topic: "trading",
  chapter: "trader",
  deal: 3263,
  before: entriesOf(`
    2 role settler; 2 tile quarry; 0 tile sugar; 1 tile indigo; 0 role mayor; 0 colonist; 1 place corn; 2 place quarry; 1 role craftsman;
    1 extra corn; 0 role settler; 0 tile quarry; 1 tile corn; 2 tile corn; 1 role captain; 1 load corn on 0; 2 role builder;
    2 build hacienda; 0 build smallMarket; 1 build smallMarket; 1 role mayor; 1 colonist; 1 place corn; 1 place smallMarket; 2 place corn;
    0 lift sugar; 0 place quarry; 0 place smallMarket; 2 role settler; 2 tile quarry; 0 tile corn; 1 tile tobacco; 0 role trader;
    2 role craftsman; 2 extra corn; 0 role settler; 0 tile quarry; 1 tile corn; 2 tile coffee; 1 role captain; 1 load corn on 0;
    0 role builder; 0 build smallSugarMill; 1 build smallIndigoPlant; 2 build coffeeRoaster; 1 role settler; 1 tile quarry; 2 tile tobacco;
    0 tile sugar; 2 role mayor; 2 colonist; 2 lift corn; 2 place coffee; 2 place quarry; 2 place coffeeRoaster; 0 lift indigo;
    0 lift smallMarket; 0 place sugar; 0 place quarry; 0 place smallSugarMill; 1 lift corn; 1 lift smallMarket; 1 place indigo;
    1 place quarry; 1 place smallIndigoPlant; 1 role mayor; 1 colonist; 1 place corn; 1 place corn; 1 place smallMarket; 2 place corn;
    0 place corn; 2 role trader; 2 sell corn; 0 role builder; 0 build indigoPlant; 1 build hacienda; 2 build smallIndigoPlant;
    2 role craftsman; 2 extra corn; 0 role mayor; 0 colonist; 0 place indigo; 0 place indigoPlant; 1 place hacienda; 2 lift corn;
    2 place indigo; 2 place smallIndigoPlant; 1 role captain; 1 load corn on 0; 2 load corn on 0; 0 load sugar on 1; 1 load indigo on 2;
    2 keep coffee; 0 role settler; 0 tile quarry; 1 draw; 1 tile corn; 2 tile tobacco; 1 role builder; 1 build smallSugarMill;
    2 build indigoPlant; 0 build smallIndigoPlant; 2 role trader; 2 sell coffee; 1 role craftsman; 1 extra corn; 2 role builder;
    2 build guildHall; 0 pass; 1 build constructionHut`),
  about: ["house", "mat:1", "mat:2"],
  steps: [
    { id: "house", piece: "house" },
    { id: "others", piece: "mat:1", about: ["mat:2", "house"] },
    { id: "trader", piece: role("trader"), about: ["house"], wants: [["role trader"]] },
    {
      id: "puzzle",
      about: ["house", "mat:1", "mat:2", barrels("indigo"), barrels("sugar")],
      puzzle: true,
      wants: [["sell indigo"]],
      then: [
        [LAST, "role settler"],
        [LAST, "tile indigo"],
      ],
    },
  ],
};

/** One barrel of the player's crowds out the corn of the next player, another takes the last ship. */
const shipping: TopicLesson = {
  ...MATCH,
  topic: "shipping",
  chapter: "captain",
  deal: 1284,
  before: entriesOf(`
    2 role settler; 2 tile quarry; 0 tile coffee; 1 tile coffee; 0 role mayor; 0 colonist; 1 place corn; 2 place quarry; 1 role craftsman;
    1 extra corn; 0 role settler; 0 tile quarry; 1 tile corn; 2 tile indigo; 1 role builder; 1 build smallMarket; 2 build smallMarket;
    0 build smallIndigoPlant; 2 role trader; 1 pass; 1 role captain; 1 load corn on 0; 2 role settler; 2 tile quarry; 0 tile corn;
    1 tile corn; 0 role mayor; 0 colonist; 0 lift coffee; 0 place corn; 0 place quarry; 0 place smallIndigoPlant; 1 place corn;
    2 place quarry; 2 role builder; 2 build indigoPlant; 0 build hacienda; 1 pass; 0 role craftsman; 0 extra corn; 1 role mayor; 1 colonist;
    1 place corn; 1 place smallMarket; 2 place smallMarket; 0 place hacienda; 0 role settler; 0 draw; 0 tile quarry; 1 tile corn;
    2 tile corn; 1 role builder; 1 build coffeeRoaster; 2 build smallIndigoPlant; 0 build smallSugarMill; 2 role mayor; 2 colonist;
    2 lift smallMarket; 2 place corn; 2 place indigo; 2 place indigoPlant; 0 lift corn; 0 lift hacienda; 0 place sugar; 0 place quarry;
    0 place smallSugarMill; 1 lift smallMarket; 1 place coffee; 1 place coffeeRoaster; 1 role captain; 1 load corn on 0; 0 load indigo on 1;
    2 role trader; 0 pass; 0 role builder; 0 build coffeeRoaster; 1 pass; 2 build harbor; 2 role mayor; 2 colonist; 2 place indigo;
    2 place indigoPlant; 2 place smallMarket; 2 place harbor; 0 place coffee; 0 place coffeeRoaster; 1 place corn; 1 place smallMarket;
    0 role builder; 0 build indigoPlant; 1 build smallIndigoPlant; 2 build constructionHut; 1 role craftsman; 1 extra corn`),
  about: ["ship:0", "ship:1", "ship:2", "mat:1", "mat:2"],
  steps: [
    { id: "ships", piece: "ship:1", about: ["ship:0", "ship:2"] },
    { id: "captain", piece: role("captain"), about: ["mat:1", "mat:2"], wants: [["role captain"]] },
    {
      id: "corn",
      piece: "ship:0",
      about: ["mat:1", "ship:2"],
      wants: [["load corn on 0"]],
      then: [
        [NEXT, "load corn on 0"],
        [LAST, "load indigo on 1"],
      ],
    },
    { id: "full", piece: "ship:0", about: ["mat:1", "mat:2"] },
    {
      id: "puzzle",
      about: ["ship:1", "ship:2", "mat:1", "mat:2", barrels("indigo"), barrels("sugar"), barrels("coffee")],
      puzzle: true,
      wants: [["load sugar on 2"]],
    },
  ],
};

/** Four kinds are produced, and the factory has no worker yet. */
const factory: TopicLesson = {
  ...MATCH,
  topic: "factory",
  chapter: "buildings",
  deal: 2725,
  before: entriesOf(`
    2 role settler; 2 tile quarry; 0 tile tobacco; 1 tile corn; 0 role mayor; 0 colonist; 2 place quarry; 1 role craftsman; 1 extra corn;
    0 role settler; 0 tile coffee; 1 tile indigo; 2 tile coffee; 1 role mayor; 1 colonist; 2 place indigo; 2 role builder; 2 build hacienda;
    0 build smallSugarMill; 1 build smallIndigoPlant; 1 role captain; 1 load corn on 0; 2 role settler; 2 tile quarry; 0 tile sugar;
    1 tile tobacco; 0 role trader; 2 role builder; 2 build coffeeRoaster; 0 build smallIndigoPlant; 1 build smallMarket; 0 role mayor;
    0 colonist; 0 lift coffee; 0 place sugar; 0 place smallIndigoPlant; 0 place smallSugarMill; 1 place smallIndigoPlant; 2 lift indigo;
    2 place coffee; 2 place coffeeRoaster; 1 role craftsman; 1 extra indigo; 0 role settler; 0 tile quarry; 1 tile coffee; 2 tile indigo;
    1 role captain; 1 load indigo on 1; 2 load coffee on 2; 0 load indigo on 1; 1 load corn on 0; 2 role trader; 0 sell sugar;
    1 role builder; 1 build coffeeRoaster; 2 build smallIndigoPlant; 0 build tobaccoStorage; 2 role settler; 2 tile quarry; 0 tile corn;
    1 tile sugar; 0 role mayor; 0 colonist; 0 place quarry; 0 place tobaccoStorage; 1 lift corn; 1 place coffee; 1 place coffeeRoaster;
    2 place quarry; 2 role craftsman; 2 extra coffee; 0 role captain; 0 load sugar on 0; 1 load indigo on 1; 2 load coffee on 2;
    0 load indigo on 1; 1 load coffee on 2; 1 role mayor; 1 colonist; 1 place corn; 1 place sugar; 1 place tobacco; 1 place smallMarket;
    2 place quarry; 2 place hacienda; 0 place corn; 0 place coffee; 0 role trader; 0 sell tobacco; 1 sell corn; 1 role craftsman;
    1 extra corn; 2 role builder; 2 build indigoPlant; 0 build factory; 1 pass; 1 role trader; 1 sell coffee; 2 role mayor; 2 colonist;
    2 place indigo; 2 place indigo; 2 place smallIndigoPlant`),
  about: ["purse:0", own("factory")],
  steps: [
    { id: "pays", piece: own("factory") },
    { id: "kinds", piece: "islandMat:0", about: [own("smallIndigoPlant"), own("smallSugarMill"), own("tobaccoStorage")] },
    { id: "worker", piece: own("factory"), about: [own("tobaccoStorage"), "sanJuan:0"], wants: [["place factory"]] },
    {
      id: "puzzle",
      about: [role("settler"), role("builder"), role("craftsman"), role("captain"), own("factory")],
      puzzle: true,
      wants: [["role craftsman"]],
    },
  ],
};

export const topics: readonly TopicLesson[] = [trading, shipping, factory];

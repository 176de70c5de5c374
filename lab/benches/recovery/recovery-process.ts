/** A server as `npm start` runs it, on a folder and a port, to be killed. It reports when it is reachable. */

import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { serve } from "../../../server/main.ts";
import { UNLIMITED } from "../../../test/unlimited.ts";

const [folder = "", port = "0"] = process.argv.slice(2);
const db = await openDatabase(folder, undefined);
const serving = await serve({
  port: Number(port),
  clientFolder: undefined,
  ...storeIn(db),
  timings: { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 },
  ...UNLIMITED,
});
console.log(serving.port);

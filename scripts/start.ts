import { serve } from "../server/main.ts";
import { buildClient } from "./client.ts";
import { clientFolder, codeOf, dataFolderFrom, portFrom, stop, whenAsked } from "./settings.ts";

const port = portFrom(process.env.PORT);
dataFolderFrom(process.env.DATA_DIR);

// `npm run dev` has Vite serve the client.
const serverOnly = process.argv.includes("--server-only");
if (!serverOnly) await buildClient();

const serving = await serve({ port, clientFolder: serverOnly ? undefined : clientFolder }).catch((error: unknown) => stop(whyNot(error)));

whenAsked(async () => {
  await serving.close();
  process.exit(0);
});
// Said last: whoever reads the address may stop the server at once.
if (!serverOnly) console.log(`Quayside: open http://localhost:${serving.port}/ in a browser. Ctrl-C stops the server.`);

function whyNot(error: unknown): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return `port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 65535 ? 2567 : port + 1} npm start`;
  if (code === "EACCES") return `this user may not open port ${port}. Choose one above 1023 with PORT.`;
  return `the server could not start: ${error instanceof Error ? error.message : error}`;
}

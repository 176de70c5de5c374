import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { onStopRequest, root, settingsFrom, stop } from "./settings.ts";

// One address: Vite serves the client and proxies the rest to the server. Each reloads by itself.
const { port } = settingsFrom(process.env);
const [inner, pages] = await Promise.all([freePort(), freePort()]);
const target = `http://127.0.0.1:${inner}`;

const vite = await createVite({
  configFile: join(root, "vite.config.ts"),
  server: {
    port,
    strictPort: true,
    proxy: {
      // What Colyseus brings for people who write rooms.
      "^/(monitor|playground|matchmake)/": `http://127.0.0.1:${pages}`,
      "^/(healthz|metrics|admin|admin\\.json)$": target,
      // A room's socket is /process/room; no client file has such a path, but places have.
      "^/(?!(?:t|m|r|rules|puzzle)/)[\\w-]+/[\\w-]+(\\?|$)": { target, ws: true },
    },
  },
});
await vite.listen().catch((error: Error) => stop(`${error.message}.`));

const server = spawn(process.execPath, ["--watch", join(root, "scripts/dev-server.ts"), "--server-only", String(pages)], {
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, PORT: String(inner) },
});
server.once("exit", () => end(1));
console.log(`Quayside: open http://localhost:${port}/ in a browser. Client and server reload as you save; Ctrl-C stops both.`);
console.log(
  `Quayside: Colyseus shows its rooms at http://localhost:${port}/monitor/ and joins them at http://localhost:${port}/playground/.`,
);

onStopRequest(() => end(0));

async function end(code: number): Promise<void> {
  server.removeAllListeners("exit");
  server.kill("SIGTERM");
  await vite.close();
  process.exit(code);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : stop("no free port was found.");
}

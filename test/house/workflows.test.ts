/** What a public forge runs is what is run here: its steps are this project's own commands, so that the two cannot drift apart. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** They need a container engine, or the forge itself. */
const ELSEWHERE = /^(docker|gh|timeout 60 sh -c 'until .*docker)\b/;

const files = globSync(".github/workflows/*.yml", { cwd: root });
const commandsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^ *- run: (.*)$/gm)].map(([, command]) => command as string);

describe("The workflows", () => {
  it.each(files)("%s runs commands that are there", (file) => {
    const commands = commandsOf(file).filter((command) => !ELSEWHERE.test(command));
    expect(commands).toContain("sudo --preserve-env=PATH .ci/run");
    for (const command of commands) {
      const script = /^npm run (\S+)/.exec(command)?.[1];
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      else expect(command).toMatch(/ \.ci\/run$/);
    }
  });

  it("name no step by more than one line, which this test would not read", () => {
    for (const file of files) expect(readFileSync(join(root, file), "utf8")).not.toMatch(/run: [|>]/);
  });

  it("build the image of packaging/", () => {
    expect(commandsOf(".github/workflows/release.yml")).toContain("docker build -f packaging/Dockerfile -t quayside .");
    expect(readFileSync(join(root, "packaging/Dockerfile"), "utf8")).toContain("docker build -f packaging/Dockerfile -t quayside .");
  });
});

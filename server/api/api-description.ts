/** What the server publishes of its calls, as OpenAPI 3.1 and as a page: all of it follows from their descriptions. */
import type { ServerResponse } from "node:http";
import type { Schema } from "../../shared/core/base/plain.ts";
import { callSchemas } from "../../shared/core/wire/calls.ts";
import { answerJson, answerText } from "../http/answers.ts";
import { html, joined } from "../http/html.ts";
import { API_PATH } from "./api.ts";
import { PUBLIC_CALLS, PUBLIC_PATH } from "./public-calls.ts";

const JSON_FILE = `${API_PATH}openapi.json`;
const PAGES = ["/api", API_PATH];
const ABOUT = `Under ${PUBLIC_PATH} is what all the world may read, from any web page. All other calls are those of the site's own page: they may change with any version.`;

const content = (schema: Schema) => ({ "application/json": { schema } });
const refusal = {
  description: "Refused, with the key of the reason. Nothing was changed.",
  content: content({ type: "object", properties: { key: { type: "string" }, args: { type: "object" } }, required: ["key"] }),
};

const reads = Object.entries(PUBLIC_CALLS).map(([operationId, { path, says, parameters, isAnswer }]) => {
  const given = Object.entries(parameters).map(([name, { schema = {} }]) => ({ name, in: "path", required: true, schema }));
  const responses = {
    200: { description: "The answer.", content: content(isAnswer.schema ?? {}) },
    "4XX": refusal,
  };
  return {
    path: PUBLIC_PATH + path,
    method: "get",
    summary: says,
    operation: { operationId, summary: says, parameters: given, responses },
  };
});

const posts = callSchemas().map(([operationId, { description, ...schema }]) => {
  const answer = { type: "object", properties: { ok: { const: true }, answer: { type: "object" } }, required: ["ok", "answer"] };
  const responses = { 200: { description: "The answer.", content: content(answer) }, 400: refusal };
  const summary = String(description);
  const operation = { operationId, summary, requestBody: { required: true, content: content(schema) }, responses };
  return { path: API_PATH + operationId, method: "post", summary, operation };
});

export const apiDescription = (version: string) => ({
  openapi: "3.1.0",
  info: { title: "Quayside", version, description: ABOUT },
  paths: Object.fromEntries([...reads, ...posts].map(({ path, method, operation }) => [path, { [method]: operation }])),
});

const wordsOf = (schema: Schema): string => JSON.stringify(schema).replaceAll('"', "");

function page(version: string): string {
  const list = (calls: typeof reads | typeof posts, rowsOf: (at: number) => Readonly<Record<string, Schema>>) =>
    joined(
      calls.map(({ path, method, summary }, at) => {
        const rows = Object.entries(rowsOf(at)).map(
          ([name, schema]) => html`<dt><code>${name}</code></dt><dd><code>${wordsOf(schema)}</code></dd>`,
        );
        return html`<h3><code>${method.toUpperCase()} ${path}</code></h3><p>${summary}</p><dl>${joined(rows)}</dl>`;
      }),
    );
  const bodies = posts.map(
    ({ operation }) => operation.requestBody.content["application/json"].schema.properties as Readonly<Record<string, Schema>>,
  );
  const parameters = reads.map(({ operation }) => Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])));
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quayside: the calls of the server</title>
<h1>The calls of the server</h1>
<p>Version ${version}. ${ABOUT} The same <a href="${JSON_FILE}">as OpenAPI</a>.</p>
<h2>To be read by all</h2>
${list(reads, (at) => parameters[at] ?? {})}
<h2>Of the page</h2>
${list(posts, (at) => bodies[at] ?? {})}
</html>`.text;
}

/** False for a path that is none of the description. */
export function answerDescription(path: string, version: string, response: ServerResponse): boolean {
  if (path === JSON_FILE) answerJson(response, apiDescription(version));
  else if (PAGES.includes(path)) answerText(response, 200, page(version), "text/html; charset=utf-8");
  else return false;
  return true;
}

import { shelf } from "../../games/shelf.ts";
import type { Text } from "../../text/languages.ts";

/** Writes the front page of a language into its html file. */
export const writeFront = (html: string, text: Text): string =>
  html.replace("<!-- title -->", text.title).replace("<!-- front -->", frontPage(text));

/** The front page as HTML. Its only source is our own catalogue, which holds no markup. The lobby fills what is empty here. */
function frontPage(text: Text): string {
  const posters = shelf.map(({ id, poster, seats }) => {
    const { name, line } = text.games[id];
    return `<li class="poster">
        <img src="${poster}" alt="" width="600" height="760" />
        <h2>${name}</h2>
        <div class="sheet">
          <p class="pitch">${line}</p>
          <p class="players">${text.players(seats.fewest, seats.most)}</p>
          <div class="actions" data-game="${id}"></div>
        </div>
      </li>`;
  });
  return `<header>
      <h1>${text.title}</h1>
      <p class="motto">${text.motto}</p>
    </header>
    <div class="corner"></div>
    <ul class="posters">
      ${posters.join("\n      ")}
    </ul>
    <div class="quay"><noscript>${text.lobby.noScript}</noscript></div>`;
}

import { describe, expect, it } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import { faceLoader } from "../../../client/face/face-loader.ts";
import { loadGame } from "../../../client/feed/load-game.ts";
import { FACES } from "../../../client/games/list.ts";
import { shelf } from "../../../client/games/shelf.ts";
import { GAMES } from "../../../shared/games.ts";

const toy = { game: { id: "toy" } } as Face;

describe("A game is loaded when it is chosen", () => {
  it("with its sentences, once", async () => {
    let [fetched, learnt] = [0, 0];
    const fetchToy = async (): Promise<Face> => {
      fetched++;
      return toy;
    };
    const faces = faceLoader({ toy: fetchToy }, async () => void learnt++);
    expect(() => faces.loaded("toy")).toThrow("toy is not loaded");
    expect([fetched, learnt]).toEqual([0, 0]);
    expect(await faces.game("toy")).toBe(toy.game);
    expect([faces.loaded("toy"), faces.all]).toEqual([toy, [toy]]);
    expect([fetched, learnt]).toEqual([1, 1]);
  });
  it("and again after it could not be fetched", async () => {
    let there = false;
    const faces = faceLoader({ toy: async () => (there ? toy : Promise.reject(new TypeError("no network"))) }, async () => undefined);
    await expect(faces.load("toy")).rejects.toMatchObject({ key: "unreachable" });
    there = true;
    expect(await faces.load("toy")).toBe(toy);
  });
  it("unless nobody knows it", () =>
    expect(faceLoader({}, async () => undefined).load("constructor")).rejects.toMatchObject({ key: "unknownGame" }));
});

describe("The games of the front page", () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    "%s: has the seats of its rules, a face, and rules for workers",
    async (id, game) => {
      expect(shelf.find((listed) => listed.id === id)?.seats).toEqual(game.seats);
      expect((await FACES[id]?.())?.game).toBe(game);
      expect(await loadGame(id)).toBe(game);
    },
  );
});

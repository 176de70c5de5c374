/** Guided first matches and tips. What a game teaches is in its own catalogue. */
import { number } from "./grammar.ts";

export const lesson = {
  title: "Fyrsti leikur með leiðsögn",
  first: "Í fyrsta sinn? Lærðu á þremur mínútum",
  again: "Leikur með leiðsögn",
  offer: (game: string) => `${game}: er þetta fyrsti leikurinn þinn?`,
  offerAbout: "Leiðsögnin sýnir þér spilið við alvöru borð, eitt atriði í einu. Hún tekur um þrjár mínútur.",
  learn: "Læra á þremur mínútum",
  notNow: "Bara spila",
  progress: (at: number, all: number) => `${number(at)} af ${number(all)}`,
  next: "Áfram",
  readOn: "Lestu textann og ýttu á „Áfram“.",
  skip: "Sleppa leiðsögn",
  skipped: "Leiðsögninni er lokið og leikurinn heldur áfram. Þú getur byrjað á henni aftur úr anddyrinu eða undir Lyklum.",
  resumed: "Gaman að sjá þig aftur. Leiðsögnin heldur áfram þar sem frá var horfið.",
  watch: "Þú átt ekki leik enn. Fylgstu með því sem gerist.",
  ownMove: "Verið er að framkvæma aðgerðina þína. Fylgstu með því sem gerist.",
  later: (task: string) => `Ekki strax. ${task}`,
  done: "Vel gert!",
  playOn: "Spila áfram",
  lobby: "Aftur í anddyrið",
};

export const tips = {
  title: "Ráð",
  off: "Ekki fleiri ráð",
  isOff: "Þú færð ekki fleiri ráð. Þú getur kveikt á þeim aftur í stillingum.",
};

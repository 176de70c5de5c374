/** Names for guests who have given none: one of each list, in the order of the language. Creatures take "en", so every trait fits. */

const TRAITS = `
  Blid Blyg Dreven Driftig Dristig Djerv Ekte Flink Flittig Forsiktig Fredelig Freidig Fri Frisk Frodig Fyrig Glad Gløgg God Grei Gyllen
  Heldig Hendig Hyggelig Ivrig Klok Koselig Kvikk Kry Lett Listig Livlig Lun Lur Lykkelig Lys Mild Modig Munter Myk Nysgjerrig Nordlig
  Nøysom Omtenksom Oppvakt Pigg Raus Rask Rolig Rund Ryddig Salt Sindig Sjelden Skarp Slu Snar Snill Snål Solbrun Sprek Spretten
  Staut Sterk Stille Stolt Stø Sølvblank Søvnig Tapper Tenksom Trofast Trygg Tålmodig Varm Vennlig Vis Vittig Værbitt Våken Ydmyk
`;
const CREATURES = `
  Alke Ansjos Blåhval Blåkveite Brosme Delfin Dykker Fiskeørn Fjæreplytt Flyndre Grindhval Grågås Havert Havsule Hegre Hummer Hval
  Hvalross Hvitting Hyse Håbrann Krabbe Krill Kveite Laks Lange Lomvi Lunde Lyr Lysing Makrell Manet Måke Oter
  Pale Pigghå Piggvar Pingvin Polarmåke Reke Rødspette Rødstilk Røye Sandlo Sei Sel Sild Sjøstjerne Skarv Skate Sjøørn Skrei Snipe
  Spekkhogger Spove Steinbit Steinkobbe Storjo Størje Svane Svartbak Tangsprell Teist Terne Tjeld Torsk Tunfisk Uer Vipe Ærfugl Ørret
  Østers Ålekone
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

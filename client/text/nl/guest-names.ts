/** Names for guests who have given none: one of each list. The adjectives are in the form that stands before a noun with "de". */

const TRAITS = `
  Aardige Amberen Azuren Beleefde Bescheiden Blije Bonte Brave Dappere Dartele Deftige Dolle Dromerige Drukke
  Edele Eerlijke Eigenwijze Fiere Fijne Flinke Flitsende Frisse Gekke Geduldige Gele Gewiekste Gezellige Gouden Groene Grote
  Guitige Handige Heldere Hippe IJverige Jolige Kalme Kiene Kleine Knappe Koene Koperen Kordate Kranige Kwieke Lieve Lichte Listige
  Milde Montere Mooie Muzikale Nette Nieuwe Nobele Olijke Opgewekte Oranje Parmantige Pientere Pittige Plezante
  Ranke Rappe Rode Ronde Rustige Schrandere Slaperige Slimme Snelle Snuggere Soepele Speelse Spitse Stille Stipte Stoere
  Stralende Sterke Taaie Tevreden Trotse Trouwe Verlegen Vlotte Vlugge Vrolijke Vurige Wakkere Warme Wijze Zachte Zilte
  Zilveren Zonnige Zoute Zuinige
`;
const CREATURES = `
  Aal Aalscholver Ansjovis Albatros Baars Bruinvis Dolfijn Duiker Eend Eider Fuut Garnaal Gans Grutto Haring Heilbot
  Ibis Jan-van-gent Kabeljauw Kanoet Karper Kievit Kluut Koet Kokkel Kokmeeuw Krab Kreeft Lepelaar
  Makreel Mantelmeeuw Meerkoet Meeuw Mossel Noordkaper Octopus Oester Ooievaar Otter Paling Pelikaan Pijlstaart Pinguïn
  Plevier Poon Potvis Reiger Rog Roerdomp Ruiter Sardine Schar Schelvis Schildpad Schol Scholekster Smient Snip Snoek Spiering
  Sprot Steenloper Stekelbaars Stern Stormvogel Strandloper Tarbot Tonijn Tureluur Walrus Walvis Wijting Wulp Zalm
  Zeearend Zeebaars Zeehond Zeekoet Zeester Zeeduivel Zilvermeeuw Zwaan
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

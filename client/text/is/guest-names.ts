/** Names for guests who have given none: one of each list, "Kátur lundi". All creatures are masculine, as the traits are. */

const TRAITS = `
  Árrisull Blíður Brosmildur Bjartur Djarfur Draumlyndur Duglegur Dulur Einlægur Fimur Fjörugur Fljótur Forvitinn Friðsæll Frjáls
  Frækinn Fróður Fyndinn Gamansamur Gáfaður Geðgóður Gjafmildur Glaðlyndur Glaður Glettinn Glöggur Gætinn Hagsýnn Harðger Hjálpfús
  Hlýr Hnyttinn Hress Hrifnæmur Hugaður Hugrakkur Hæglátur Hæverskur Iðinn Íhugull Jafnlyndur Kappsamur Kátur Kíminn Klókur Knár Kurteis
  Kvikur Lágvær Léttfættur Léttur Ljúfur Lipur Lúmskur Natinn Næmur Orðheppinn Óhræddur Prúður Ráðagóður Ráðsnjall
  Reyndur Rólegur Röskur Sáttur Seigur Sjóaður Skarpur Skjótur Slyngur Snar Snarráður Snjall Spakur Stálheppinn Stilltur
  Stoltur Strandvanur Syfjaður Sæll Traustur Tryggur Vakandi Vandvirkur Veðurglöggur Viljugur Vinalegur Víðförull Vitur Vongóður Þolinmóður
  Þrautseigur Æðrulaus Örlátur Öruggur
`;
const CREATURES = `
  birtingur fálki fýll geirfugl haförn haftyrðill hákarl háfur háhyrningur hegri himbrimi hrafn humar höfrungur jaðrakan karfi kjói
  kolkrabbi kolmunni krabbi kuðungur lax lómur lundi makríll máfur marhnútur mjaldur náhvalur óðinshani otur refur rostungur sandkoli
  selur sendlingur silungur sjóbirtingur skarfur skúmur skötuselur smyrill spói steinbítur steindepill stelkur svanur svartbakur
  sæhestur tjaldur þorskur þórshani þröstur ufsi urriði ísbjörn örn sæotur landselur útselur búrhvalur hnúfubakur túnfiskur áll
  hvítmáfur silfurmáfur starri
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

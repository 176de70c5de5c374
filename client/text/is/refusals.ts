/** Why something did not happen: what went wrong, what is safe, what to do. */
import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { are, many } from "./grammar.ts";

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "Ekki er hægt að setja borðið upp svona.",
  badRecord: "Skráning þessa leiks er skemmd eða í hana vantar.",
  unknownGame: "Þetta spil er ekki til á þessum netþjóni.",
  unknownRules: "Leikurinn var spilaður eftir reglum sem við þekkjum ekki. Nýrri útgáfa af Quayside þekkir þær kannski.",
  malformed: "Netþjónninn skildi þetta ekki. Reyndu aftur.",
  matchOver: "Leiknum er lokið.",
  foreignSeat: "Annar leikmaður á þetta sæti.",
  notAsked: "Þú átt ekki leik.",
  staleAsk: "Staðan á borðinu hefur breyst. Veldu aftur.",
  badPledge: "Talan passar ekki við fingrafar sitt eða annað sæti er með það sama. Engu var breytt.",
  notOpened: "Vafrinn þinn opnaði ekki töluna sína í tæka tíð. Gjöfin er ógild og sætið þitt laust. Þú getur sest aftur.",
  badPledges: "Netþjónninn sýndi vafranum þínum fingraför sem passa ekki saman. Talan þín var ekki opnuð og þú hefur yfirgefið borðið.",
  illegalMove: "Þú getur ekki gert þetta núna.",
  rowPastReveal: "Eitthvað nýtt kom í ljós. Veldu það sem eftir er upp á nýtt.",
  rowPastTurn: "Þú áttir ekki lengur leik þegar kom að síðustu skrefunum.",
  undoNothing: "Það er ekkert að taka til baka.",
  undoReveal: "Ekki hægt að taka til baka: teningum var kastað, eitthvað dregið eða því snúið við.",
  notOver: "Þessi leikur er enn í gangi. Skráning hans fæst þegar honum er lokið.",
  tooLong: "Leikurinn hefur náð hámarksfjölda aðgerða. Þú getur samt lokið honum.",
  undoTooMany: "Ekki má taka oftar til baka í þessum leik. Þú getur spilað áfram eða lokið honum.",
  undoRated: "Þetta er keppnisleikur: ekki er hægt að taka til baka það sem kom í ljós eða var svarað.",
  undoOthers: "Ekki hægt að taka til baka: annar leikmaður hefur leikið síðan.",
  proposalOpen: "Við þetta borð bíður þegar beiðni. Svaraðu henni fyrst.",
  noProposal: "Þessi beiðni gildir ekki lengur.",
  tooFast: "Þú sendir skilaboð of hratt. Bíddu augnablik.",
  paused: "Leikurinn er í hléi. Allir leikmenn geta sett hann aftur af stað.",
  notBegun: "Leikurinn er ekki hafinn.",
  matchStopped: "Við þurftum að stöðva leikinn vegna villu. Það var ekki þér að kenna.",
  notSaved:
    "Netþjónninn getur ekki vistað aðgerðir núna, svo leikurinn stöðvast. Leikir halda áfram af sjálfu sér þegar það er hægt aftur.",
  unknownTable: "Þetta borð er ekki lengur til. Því var lokað eða netþjónninn var endurræstur.",
  tableFull: "Öll sæti við þetta borð eru skipuð.",
  takenElsewhere: "Þú opnaðir leikinn í öðrum glugga. Sætið þitt er þar núna.",
  left: "Þú ert ekki lengur við þetta borð.",
  unknownGuest: "Netþjónninn þekkir þig ekki lengur. Endurhladdu síðunni til að halda áfram sem nýr gestur.",
  badCode: "Þessi kóði er rangur, notaður eða eldri en fimm mínútna.",
  tooOften: "Of margar beiðnir frá netinu þínu. Bíddu í nokkrar sekúndur.",
  diskFull:
    "Diskur netþjónsins er næstum fullur, svo ekki er hægt að opna ný borð. Leikir sem eru í gangi halda áfram. Láttu umsjónarmanninn vita.",
  tooManyGuests:
    "Of margir nýir gestir hafa komið frá netinu þínu í dag. Þeir sem hafa komið áður geta spilað áfram; nýir eru aftur velkomnir á morgun.",
  heldBack: ({ seconds }) =>
    `Áhorfendur sjá þennan leik með töf, svo skráning hans er ekki enn opinber. Reyndu aftur eftir ${seconds} sek.`,
  tooManyTables: ({ most }) =>
    `Á netinu þínu ${are(most)} þegar ${many(most, "leikur", "leikir")} í gangi. Ljúktu við einn eða gefðu hann með × í listanum. Tómur leikur telst ekki lengur með eftir nokkrar mínútur.`,
  tooManyUnfinished: ({ most }) =>
    `Á netinu þínu ${are(most)} ${many(most, "ókláraður leikur", "ókláraðir leikir")}. Ljúktu við einhverja eða gefðu þá með × í listanum.`,
  tooManyInDays: ({ most }) =>
    `Þú ert nú þegar í ${many(most, "dagaleik", "dagaleikjum")}. Ljúktu við einn eða gefðu hann með × í listanum.`,
  ratedTable: "Þetta er keppnisleikur og þú hefur ekki samþykkt það enn.",
  ratedPrivate: "Borð í keppnisleik er opið öllum leikmönnum. Borð fyrir vini með kóða er vináttuleikur.",
  mustWait: ({ seconds }) =>
    `Þú fórst of snemma úr keppnisleikjum. Þú getur leitað aftur að keppnisleik eftir ${Math.ceil(Number(seconds) / 60)} mín. Vináttuleiki getur þú spilað strax.`,
  closing: "Netþjónninn verður endurræstur á næstunni, svo ekki er hægt að opna ný borð. Reyndu aftur eftir mínútu.",
  foreignOrigin: "Þessi síða má ekki nota þennan netþjón.",
  failed: "Eitthvað fór úrskeiðis á netþjóninum. Reyndu aftur.",
  avoided: "Þú sniðgengur þennan leikmann. Hættu því fyrst, í „Leikirnir mínir“, til að bæta honum við.",
  tooManyContacts: "Þú hefur þegar spurt marga leikmenn. Fjarlægðu einhvern af listanum eða reyndu aftur á morgun.",
  notHere: "Þessi leikmaður er ekki hér núna. Sendu honum kóðann eða tengilinn í staðinn.",
  tooManyInvites: "Þú hefur sent mörg boð. Bíddu í nokkrar mínútur eða sendu tengilinn í staðinn.",
  dailyPlayed: "Þú hefur þegar spilað þetta spil dagsins. Það næsta kemur á miðnætti UTC.",
  dailySecret: "Þessi leikur er spil dagsins í dag og er því leyndur til miðnættis UTC. Eftir það má horfa á hann.",
  needsCode: "Þetta borð er lokað. Sláðu inn kóðann í anddyrinu til að horfa á.",
  noWatchers: "Enginn má horfa á þennan leik á meðan hann er í gangi.",
  noHints: "Engar ábendingar eru leyfðar við þetta borð.",
  undoDaily: "Í spili dagsins er ekkert tekið til baka: það er spilað einu sinni og allir sitja við sama borð.",
  unreachable: "Netþjónninn svarar ekki. Þú getur æft þig án nettengingar þar til hann kemst í lag.",
};

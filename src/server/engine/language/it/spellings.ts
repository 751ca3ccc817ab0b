import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How Italian is typed in a hurry. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  che: ke, k, qe
  chi: ki
  perché: xke, xche, xché, perke, perche, pke
  per: x
  non: nn
  con: cn
  quanto: qnt, qnto, quant, qanto, cuanto
  quando: qnd, qndo, cuando
  quanti: qnti
  quale: qle
  dove: dv, dov
  a che ora: ache ora, a ke ora
  comunque: cmq
  100 g: un etto, etto
  qualcuno: qlcn, qlcuno
  qualcosa: qlcs
  numero: num
  telefono: tel, telef
  anche: ank, anke
  avete: avette, avet
  siete: siette, siet
  fine settimana: finesettimana
  domani: dmn, domn
  prezzo: prezo, prezz
  aperto: apperto
  aperti: apperti
  messaggio: msg
  grazie: grz
  sono: sn
  tutto: tt
`);

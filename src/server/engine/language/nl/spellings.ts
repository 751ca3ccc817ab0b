import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How Dutch is typed in a hurry. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  even: ff, effe, effies
  wanneer: wnr, wanner, waneer
  hoeveel: hvl, hoevel, hoveel, hoe veel, hoefeel
  misschien: mss
  is het: ist, isset
  van de: vd
  in verband met: ivm
  jullie: julie, julli
  kost: kots, kosd
  kosten: kostn
  wat: wa
  niet: nie, nit
  geopend: geopent
  telefoonnummer: tel, telnr, tel nr, telefoonnr
  nummer: nr, num
  afspraak: afsprak, afspr
  alsjeblieft: aub, ajb
  heeft: heef, heevt
  hebben: hebbe, heben
  hebben jullie: hebbe jullie, hebbie
  kunnen: kunne
  kan: kn
  met: mt
  voor: vr
  weekend: weekent, wkend
  iemand: ieman
  vanavond: vnvd
  vandaag: vndg
  morgen: mrgn
  wordt: wort
  gratis: gratus
  bestellen: bestele
  het: t, ut
  een: n, un
  eens: ns
  mijn: mn
`);

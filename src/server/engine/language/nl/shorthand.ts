import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** Contractions and chat spellings, written out. */
export const shorthand: TalkWords['shorthand'] = {
  dankje: 'dank je',
  dankjewel: 'dank je wel',
  dankuwel: 'dank u wel',
  danku: 'dank u',
  thx: 'bedankt',
  thanks: 'bedankt',
  aub: 'alstublieft',
  svp: 'alstublieft',
  ajb: 'alsjeblieft',
  mvg: 'met vriendelijke groet',
  gr: 'groetjes',
  ok: 'ok',
  oke: 'ok',
  okay: 'ok',
  okee: 'ok',
  okidoki: 'ok',
  goeiemorgen: 'goedemorgen',
  goeiemiddag: 'goedemiddag',
  goeienavond: 'goedenavond',
  goedeavond: 'goedenavond',
  kunje: 'kun je',
  ff: 'even',
  idd: 'inderdaad',
  hoihoi: 'hoi',
};

import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** Contractions and chat spellings, written out. */
export const shorthand: TalkWords['shorthand'] = {
  grz: 'grazie',
  grazieee: 'grazie',
  xfavore: 'per favore',
  pf: 'per favore',
  perfavore: 'per favore',
  x: 'per',
  nn: 'non',
  cmq: 'comunque',
  ok: 'ok',
  okay: 'ok',
  ce: 'c e',
  buondi: 'buongiorno',
  bn: 'bene',
};

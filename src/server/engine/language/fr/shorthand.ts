import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** Contractions and chat spellings, written out. */
export const shorthand: TalkWords['shorthand'] = {
  slt: 'salut',
  bjr: 'bonjour',
  bsr: 'bonsoir',
  mrc: 'merci',
  mci: 'merci',
  svp: 'sil vous plait',
  stp: 'sil te plait',
  cdt: 'cordialement',
  cdlt: 'cordialement',
  ok: 'ok',
  okay: 'ok',
  dac: 'daccord',
  dacc: 'daccord',
  oki: 'ok',
  pk: 'pourquoi',
  bcp: 'beaucoup',
  ya: 'y a',
  cest: 'c est',
  jai: 'j ai',
  jaimerais: 'j aimerais',
  jaurais: 'j aurais',
  jespere: 'j espere',
  jadore: 'j adore',
  jaime: 'j aime',
};

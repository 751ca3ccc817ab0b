import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** Contractions and chat spellings, written out. */
export const shorthand: TalkWords['shorthand'] = {
  dzk: 'dzieki',
  dziex: 'dzieki',
  thx: 'dzieki',
  siema: 'czesc',
  siemka: 'czesc',
  elo: 'czesc',
  ok: 'ok',
  okej: 'ok',
  okay: 'ok',
  oki: 'ok',
  spoko: 'ok',
  pls: 'prosze',
  plis: 'prosze',
  nara: 'pa',
  pozdro: 'pozdrawiam',
  wgl: 'w ogole',
  bd: 'bardzo dobrze',
  git: 'ok',
  dziendobry: 'dzien dobry',
};

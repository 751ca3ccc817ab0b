import type { Chat } from './chat.ts';

let spokenOf = 0;

/** What a screen reader hears of an answer: the sentences that have come in full since the last call, each only once. */
export function speakSentences({
  chat,
  text,
  isEnd,
}: {
  chat: Chat;
  text: string;
  isEnd: boolean;
}): void {
  if (text.length < spokenOf) spokenOf = 0;
  const rest = text.slice(spokenOf);
  const length = isEnd ? rest.length : (/^.*[.!?\n](?=\s)/s.exec(rest)?.[0].length ?? 0);
  if (length > 0) chat.spoken = rest.slice(0, length).replace(/[*_`#]|\[\d+\]/g, '');
  spokenOf = isEnd ? 0 : spokenOf + length;
}

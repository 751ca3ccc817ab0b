/** What a screen reader hears: whole sentences, politely, and each only once. */
import type { Chat } from './chat.ts';

let spokenOf = 0;

export function speak({ chat, text }: { chat: Chat; text: string }): void {
  chat.spoken = text;
}

/** The sentences that have come in full since the last call. */
export function speakSentences(o: { chat: Chat; text: string; isEnd: boolean }): void {
  const { chat, text, isEnd } = o;
  if (text.length < spokenOf) spokenOf = 0;
  const rest = text.slice(spokenOf);
  const length = isEnd ? rest.length : (/^[\s\S]*[.!?\n](?=\s)/.exec(rest)?.[0].length ?? 0);
  if (length > 0) chat.spoken = rest.slice(0, length).replace(/[*_`#]|\[\d+\]/g, '');
  spokenOf = isEnd ? 0 : spokenOf + length;
}

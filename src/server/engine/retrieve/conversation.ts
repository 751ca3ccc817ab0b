import { analyse } from '#server/engine/index/analyse.ts';

export type Turn = { role: 'visitor' | 'assistant'; text: string };

/** What a question leans on: the recent turns as text, and how much it needs them (0 to 1). */
export type Background = { text: string; need: number };

const rememberedTurns = 3;
const longestTurn = 400;
/** Even a question that stands alone usually stays with the subject. */
const littleNeed = 0.3;

/** "And on Sundays?" means nothing alone: the visitor's last questions and the last answer say what it is about. */
export function findBackground({
  history,
  question,
}: {
  question: string;
  history: readonly Turn[];
}): Background | null {
  const asked = history.filter((turn) => turn.role === 'visitor').slice(-rememberedTurns);
  if (asked.length === 0) return null;
  const answered = history.filter((turn) => turn.role === 'assistant').slice(-1);
  const text = [...asked, ...answered].map((turn) => turn.text.slice(0, longestTurn)).join(' ');
  return analyse(text).length === 0
    ? null
    : { text, need: leansOnContext(question) ? 1 : littleNeed };
}

const pointers =
  /\b(?:it|its|that|this|they|them|their|those|these|there|one|ones|he|she|his|her|then|else|also|too|instead|same|both|either|neither|another|other|die|der|das|den|dem|davon|dafur|dafür|dort|da|es|ihn|eso|esa|ese|esto|ahi|ahí|alli|lo|la|las|los|ça|cela|celui|celle|y|dat|die|daar|to|tam)\b/i;
const continuations =
  /^(?:and|but|or|so|then|what if|what about|how about|ok|okay|yes|yeah|no|sure|thanks|i see|und|aber|oder|wie sieht|et|mais|ou|y|pero|o|e|ma|en|a|i)\b/i;

/** Whether a question is likely to mean something only together with the one before it. */
export function leansOnContext(question: string): boolean {
  const text = question.trim();
  return pointers.test(text) || continuations.test(text) || analyse(text).length <= 3;
}

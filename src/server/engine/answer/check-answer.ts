import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import { citationMarks, findClaims, holdsClaim } from './claims.ts';

export type CheckedSentence = {
  text: string;
  cited: number[];
  withheld: 'invented-source' | 'unsupported-claim' | null;
};

/**
 * Lets a sentence through only when every source it names exists and every number, price, date, phone, e-mail and link
 * in it stands in a cited passage. A sentence without a mark is held against all passages cited next to it.
 */
export function checkSentence(o: {
  text: string;
  passages: readonly string[];
  near?: readonly number[];
}): CheckedSentence {
  const named = [...o.text.matchAll(citationMarks)].flatMap(
    ([mark]) => mark.match(/\d+/g)?.map(Number) ?? [],
  );
  const cited = [...new Set(named)];
  if (cited.some((number) => number < 1 || number > o.passages.length)) {
    return { text: o.text, cited: [], withheld: 'invented-source' };
  }
  const claims = findClaims(o.text);
  const grounds = cited.length > 0 ? cited : (o.near ?? []);
  const supported = claims.every((claim) =>
    grounds.some((number) => holdsClaim(o.passages[number - 1] ?? '', claim)),
  );
  return { text: o.text, cited, withheld: supported ? null : 'unsupported-claim' };
}

/**
 * Checks a model's text as it streams: whole sentences come out, in order, as soon as each has ended. What stands after
 * the last full stop is held until the stream ends, so that no unchecked number is ever shown.
 */
export async function* checkStream(o: {
  text: AsyncIterable<string>;
  passages: readonly string[];
}): AsyncGenerator<CheckedSentence> {
  let held = '';
  let near: number[] = [];
  const check = (text: string): CheckedSentence => {
    const checked = checkSentence({ text, passages: o.passages, near });
    if (checked.cited.length > 0) near = checked.cited;
    return checked;
  };
  for await (const piece of o.text) {
    held += piece;
    for (const text of takeComplete(held)) {
      held = held.slice(text.length);
      yield check(text);
    }
  }
  if (held.trim() !== '') for (const text of cutSentences(held)) yield check(text);
}

/** Sentences that have ended for certain: what follows the last of them cannot become its citation mark any more. */
function takeComplete(text: string): string[] {
  const cut = cutSentences(text);
  const rest = cut.pop() ?? '';
  if (/^\s*(?:\[[\d,\s]*)?$/.test(rest)) cut.pop();
  return cut;
}

/** Sentences with their own white space and the citation marks behind their full stop. */
function cutSentences(text: string): string[] {
  const cut: string[] = [];
  let from = 0;
  for (const sentence of splitSentences(text)) {
    const at = text.indexOf(sentence, from);
    if (at < 0) continue;
    const start = cut.length === 0 ? 0 : from;
    const marks = /^\s*(?:\[\d{1,3}(?:\s*,\s*\d{1,3})*\]\s*)+/.exec(text.slice(from));
    if (cut.length > 0 && marks && at <= from + marks[0].length) {
      cut[cut.length - 1] += marks[0];
      from += marks[0].length;
      const own = text.slice(from, at + sentence.length);
      if (own.trim() !== '') cut.push(own);
    } else {
      cut.push(text.slice(start, at + sentence.length));
    }
    from = at + sentence.length;
  }
  if (cut.length > 0) cut[cut.length - 1] += text.slice(from);
  return cut;
}

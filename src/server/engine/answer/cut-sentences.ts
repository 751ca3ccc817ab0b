import { splitSentences } from '#server/engine/ingest/split/sentences.ts';

/** Sentences with their own white space and the citation marks behind their full stop. */
export function cutSentences(text: string): string[] {
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
    from = Math.max(from, at + sentence.length);
  }
  if (cut.length > 0) cut[cut.length - 1] += text.slice(from);
  return cut;
}

/** Sentences that have ended for certain: what follows the last of them cannot become its citation mark any more. */
export function takeComplete(text: string): string[] {
  const cut = cutSentences(text);
  const rest = cut.pop() ?? '';
  if (/^\s*(?:\[[\d,\s]*)?$/.test(rest)) cut.pop();
  return cut;
}

import type { PassageMatch } from '#server/engine/index/passage-match.ts';
import type { LoadedPassage } from './passage-text.ts';

export type ChosenSentence = {
  passage: LoadedPassage;
  at: number;
  text: string;
  page?: number;
  value: number;
};

/** An answer often stands right after the sentence or heading that repeats the question. */
const carry = { heading: 0.5, before: 0.3, after: 0.1 };
const passageWeight = 0.5;
const passages = 3;
const sentences = 3;
const mostCharacters = 700;
/** Much weaker than the best sentence, another one only distracts. */
const leastShare = 0.55;

/** The two or three sentences that say most about what was asked, in the order they stand. */
export function chooseSentences(o: {
  matches: readonly PassageMatch[];
  loaded: ReadonlyMap<string, LoadedPassage>;
}): ChosenSentence[] {
  const top = o.matches[0]?.score ?? 0;
  const candidates = o.matches.slice(0, passages).flatMap((match) => {
    const passage = o.loaded.get(match.id);
    return passage ? weighSentences({ match, passage, behind: match.score - top }) : [];
  });
  candidates.sort((a, b) => b.value - a.value);
  const best = candidates[0]?.value ?? 0;
  const chosen: ChosenSentence[] = [];
  let length = 0;
  for (const candidate of candidates) {
    if (chosen.length === sentences || candidate.value < best * leastShare) break;
    if (chosen.some((one) => one.text === candidate.text)) continue;
    if (chosen.length > 0 && length + candidate.text.length > mostCharacters) continue;
    chosen.push(candidate);
    length += candidate.text.length;
  }
  return inReadingOrder(chosen);
}

function weighSentences(o: {
  match: PassageMatch;
  passage: LoadedPassage;
  behind: number;
}): ChosenSentence[] {
  const { passage } = o;
  const own = o.match.sentences.map((sentence) => sentence.cosine + sentence.coverage);
  const at = (index: number): number => own[index] ?? 0;
  return passage.sentences.flatMap((sentence, index) => {
    if (sentence.heading) return [];
    const above = passage.sentences[index - 1];
    const farAbove = passage.sentences[index - 2];
    const value =
      at(index) +
      (above ? at(index - 1) * (above.heading ? carry.heading : carry.before) : 0) +
      (farAbove?.heading ? at(index - 2) * carry.heading * 0.5 : 0) +
      at(index + 1) * carry.after +
      o.behind * passageWeight;
    return [
      {
        passage,
        at: index,
        text: sentence.text,
        value,
        ...(sentence.page && { page: sentence.page }),
      },
    ];
  });
}

/** The best passage first, its sentences as they stand in it. */
function inReadingOrder(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const order = [...new Set(chosen.map((one) => one.passage.id))];
  return [...chosen].sort(
    (a, b) => order.indexOf(a.passage.id) - order.indexOf(b.passage.id) || a.at - b.at,
  );
}

import { looksLikeWord } from './letter-groups.ts';
import { slipCost, slipCosts } from './slip-cost.ts';
import type { TypoWords } from './typo-words.ts';

/** Words this common are what a misspelled verb or noun of every day is repaired to. */
export const everydayRank = 600;
/** Rarer words only when a single slip lies between, the rarest when it is a light one. */
const usualRank = 3_000;
const lightSlip = 0.62;
/** Names of days and months are long and like nothing else: "wensday". */
const farDay = 1.6;
/** A word that sounds the same is a slip of the ear, however it is spelled. */
const soundSlip = 0.6;

type Best = { word: string; cost: number };

/** The nearest word that a misspelled one may stand for; null when none is near enough. */
export function findNearest({
  word,
  words,
  isForm,
  isRight,
}: {
  word: string;
  words: TypoWords;
  isForm: boolean;
  /** A rare word spelled right, a "lien" for instance, is no "line"; it may be a slip for a question word: "dose it". */
  isRight: boolean;
}): string | null {
  const { vocabulary, asking, evidence, days, things, kinds, common, language } = words;
  const isLikely = isForm || looksLikeWord(word, language);
  const isForeign = !vocabulary.languages.includes(language);
  const most = isForm
    ? word.length >= 6
      ? slipCosts.missing
      : lightSlip
    : isForeign && isLikely
      ? lightSlip
      : mostCost(word, isLikely);
  let best: Best | null = null;
  const consider = (
    candidate: string,
    { penalty, limit }: { penalty: number; limit: number },
  ): void => {
    if (Math.abs(candidate.length - word.length) > 2 || candidate.length < 3 || candidate === word)
      return;
    if (!mayStart(word, candidate)) return;
    const slips = slipCost(word, candidate);
    if (slips > limit + 0.001) return;
    const cost = slips + penalty;
    if (!best || cost < best.cost) best = { word: candidate, cost };
  };
  const result = (): string | null => (best as Best | null)?.word ?? null;
  for (const candidate of asking)
    consider(candidate, { penalty: evidence.has(candidate) ? 0 : 0.15, limit: most });
  for (const candidate of days)
    consider(candidate, { penalty: 0, limit: word.length >= 6 ? Math.max(most, farDay) : most });
  if (isRight) return result();
  // Where documents are in another language their words would only mislead.
  if (!isForeign) {
    for (const [candidate, count] of vocabulary.words) {
      const isLonger = !isForm && candidate.length > word.length;
      consider(candidate, {
        penalty: 0.2 / (1 + count),
        limit: isLonger ? Math.max(most, slipCosts.missing) : most,
      });
    }
    if (!isForm) {
      for (const candidate of words.alikeIn(word)) {
        const cost = Math.min(soundSlip, slipCost(word, candidate)) + soundShare(word, candidate);
        if (!best || cost < (best as Best).cost) best = { word: candidate, cost };
      }
    }
  }
  // "Con" is no "coon": short words are near to everything.
  if (word.length <= shortWord) return result();
  for (const candidate of things) {
    const rank = common.get(candidate) ?? usualRank;
    consider(candidate, { penalty: rank <= usualRank ? 0.35 : 0.4, limit: most });
  }
  if (word.length > 4)
    for (const candidate of kinds) consider(candidate, { penalty: 0.45, limit: most });
  if (isForm || (isForeign && isLikely)) return result();
  for (const candidate of words.commonAlike(word)) {
    const rank = common.get(candidate) ?? usualRank;
    const cost = soundSlip + 0.25 + rank / 20_000;
    if (rank <= usualRank && (!best || cost < (best as Best).cost))
      best = { word: candidate, cost };
  }
  for (const [candidate, rank] of common) {
    if (candidate.length < 4 && rank > everydayRank) continue;
    const unlikely = rank > usualRank ? lightSlip : slipCosts.missingSoft;
    const limit =
      isLikely || rank > usualRank ? unlikely : rank > everydayRank ? slipCosts.missing : most;
    consider(candidate, { penalty: 0.25 + rank / 20_000, limit: Math.min(most, limit) });
  }
  return result();
}

export const shortWord = 3;

/** Of several words that sound the same, the one that is spelled more alike. */
const soundShare = (word: string, candidate: string): number => slipCost(word, candidate) / 20;

/** How many slips a word of this length may hold before it is another word. */
function mostCost(word: string, isLikely: boolean): number {
  const { length } = word;
  if (isLikely)
    return length <= 4
      ? slipCosts.missingSoft
      : length <= 5
        ? slipCosts.missing
        : length <= 7
          ? 1.2
          : 1.6;
  if (length <= 3) return slipCosts.missing;
  return length <= 4 ? 1.1 : length <= 6 ? 1.6 : length <= 9 ? 2 : 2.5;
}

/** The first letters agree, are swapped or sound alike, or the first is missing. */
function mayStart(word: string, candidate: string): boolean {
  if (word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]))
    return true;
  return (
    word.length >= 4 && (word[0] === candidate[1] || soundAlike.test(`${word[0]}${candidate[0]}`))
  );
}

const soundAlike = /^(?:kc|ck|fp|pf|vw|wv|sz|zs|gj|jg|bv|vb|qk|kq|cs|sc)$/;

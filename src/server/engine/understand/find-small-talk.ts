import {
  type LanguageCode,
  languageCodes,
  type SpokenOnly,
} from '#server/engine/language/language-code.ts';
import type { CourtesyRole } from '#server/engine/language/talk-words.ts';
import { asksWhoAnswers } from './asks-who-answers.ts';
import { coverWithCourtesies } from './cover-with-courtesies.ts';
import { findSpokenTalk } from './find-spoken-talk.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords, type Word } from './read-words.ts';
import { getTalkMatchers } from './talk-matchers.ts';

/** What needs no documents. Every kind has a sentence of the same name among the phrases. */
export type SmallTalkKind =
  | 'greeting'
  | 'howAreYou'
  | 'thanks'
  | 'goodbye'
  | 'thanksGoodbye'
  | 'about'
  | 'help'
  | 'acknowledge'
  | 'accept'
  | 'praise'
  | 'decline'
  | 'human'
  | 'frustrated'
  | 'unclear';

export type SmallTalk = {
  kind: SmallTalkKind;
  language: LanguageCode;
  /** Languages without lists of courtesies that the message may be in, where it is in none of ours. */
  spoken?: readonly SpokenOnly[];
};

/** A longer message is not small talk, whatever it says. */
const mostWords = 45;
/** A wish for a person that says more than this is left to the documents. */
const longestWish = 16;

/**
 * Finds messages that consist of courtesies only, in any of the languages. `fallback` decides when several languages
 * fit, as for "ok".
 */
export function findSmallTalk(
  message: string,
  { fallback = 'en' }: { fallback?: LanguageCode } = {},
): SmallTalk | null {
  if (!/[\p{L}\p{N}]/u.test(message)) return { kind: kindOfSigns(message), language: fallback };
  if (readWords({ text: message.slice(0, 600) }).length > mostWords || message.length > 600) {
    return null;
  }
  const order = [fallback, ...languageCodes.filter((code) => code !== fallback)];
  let best: (SmallTalk & { own: number }) | null = null;
  for (const language of order) {
    const found = readAs({ message, language });
    if (found && found.own > (best?.own ?? 0)) best = { ...found, language };
  }
  // "Who am I chatting with, a human?" asks for no one.
  if ((!best || best.kind === 'human') && asksWhoAnswers(message))
    return { kind: 'about', language: best?.language ?? fallback };
  if (best) return { kind: best.kind, language: best.language };
  const spoken = findSpokenTalk(message);
  return spoken && { kind: spoken.kind, language: fallback, spoken: spoken.languages };
}

function kindOfSigns(message: string): SmallTalkKind {
  if (/🙏|❤|💕|😘/u.test(message)) return 'thanks';
  if (/👋/u.test(message)) return 'greeting';
  return /👍|👌|✅|🆗|💯/u.test(message) ? 'acknowledge' : 'unclear';
}

function readAs({ message, language }: { message: string; language: LanguageCode }) {
  const { talk, courtesies } = getTalkMatchers(language);
  const words = readWords({
    text: message,
    shorthand: talk.shorthand,
    vocabulary: courtesies.vocabulary,
  });
  const cover = coverWithCourtesies({
    words,
    texts: words.map(({ text }) => text),
    start: 0,
    end: words.length,
    language,
    allowNames: true,
  });
  if (cover.reached.at(-1) === words.length) {
    const path = cover.readTo(words.length);
    const roles = new Set(path.map(({ role }) => role));
    // "Best" alone is a question about the best one rather than a sign-off.
    const isBare = words.length === 1 && roles.has('signOff');
    // "That's all I needed, thanks" thanks; "no, that's all, thanks" declines what was offered.
    const refuses = courtesies
      .matchAt({ words: words.map(({ text }) => text), start: 0 })
      .some(({ tag, end }) => tag === 'decline' && end === 1);
    if (roles.has('thanks') && !refuses) roles.delete('decline');
    const kind = isBare ? null : decideKind(roles);
    const own = path.reduce((sum, part) => sum + (part.own ? part.end - part.start : 0), 0);
    return kind && own > 0 ? { kind, own } : null;
  }
  const wish = findWish({ words, language, reached: cover.reached });
  return wish ? { kind: 'human' as const, own: wish } : null;
}

const byWeight: readonly CourtesyRole[] = ['human', 'frustrated', 'about', 'help'];
const afterThanks: readonly [CourtesyRole, SmallTalkKind][] = [
  ['howAreYou', 'howAreYou'],
  ['goodbye', 'goodbye'],
  ['decline', 'decline'],
  ['accept', 'accept'],
  ['thanks', 'thanks'],
  ['praise', 'praise'],
  ['greeting', 'greeting'],
  ['leadIn', 'help'],
  ['signOff', 'goodbye'],
  ['acknowledge', 'acknowledge'],
  ['wellWish', 'greeting'],
  ['apology', 'acknowledge'],
  ['please', 'accept'],
];

function decideKind(roles: ReadonlySet<CourtesyRole>): SmallTalkKind | null {
  const heavy = byWeight.find((role) => roles.has(role));
  if (heavy) return heavy as SmallTalkKind;
  if (roles.has('thanks') && roles.has('goodbye')) return 'thanksGoodbye';
  return afterThanks.find(([role]) => roles.has(role))?.[1] ?? null;
}

/**
 * A wish for a person that also says what about. It counts when it names a real person, or when it is a plain statement;
 * "can I speak to someone about my order on Sundays?" asks for information. Returns how many words speak for it.
 */
function findWish({
  words,
  language,
  reached,
}: {
  words: readonly Word[];
  language: LanguageCode;
  reached: readonly number[];
}): number | null {
  if (words.length > longestWish) return null;
  const matchers = getTalkMatchers(language);
  const texts = words.map((word) => word.text);
  const starts = [0, ...reached];
  const isAsked = starts.some(
    (start) => endOfLongest({ matcher: matchers.asking, words: texts, start }) > start,
  );
  if (isAsked) return null;
  const has = (matcher: typeof matchers.persons) =>
    texts.findIndex((_, start) => endOfLongest({ matcher, words: texts, start }) > start);
  if (has(matchers.persons) >= 0 && has(matchers.reach) >= 0) return 2;
  if (words.some((word) => word.asks)) return null;
  for (const start of starts) {
    if (endOfLongest({ matcher: matchers.yesNo, words: texts, start }) > start) continue;
    const wish = matchers.courtesies
      .matchAt({ words: texts, start })
      .filter(({ tag }) => tag === 'human')
      .reduce((longest, { end }) => Math.max(longest, end), start);
    const next = texts[wish];
    if (wish - start > 2 && next !== undefined && matchers.talk.about.includes(next)) {
      return wish - start;
    }
  }
  return null;
}

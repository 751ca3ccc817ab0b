import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { CourtesyRole } from '#server/engine/language/talk-words.ts';
import type { SmallTalkKind } from './find-small-talk.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords } from './read-words.ts';
import { getTalkMatchers } from './talk-matchers.ts';

const mostWords = 14;
const mostOthers = 4;
const mostBeforeGoodbye = 4;
/** "Are you a machine" has at least three words; fewer may be part of any question. */
const shortestAbout = 3;

const spoken: readonly CourtesyRole[] = ['thanks', 'goodbye', 'praise', 'greeting', 'howAreYou'];

/**
 * A message that no document answers and that is mostly thanks, a goodbye or a greeting in words we only half know:
 * "aye, thanks a bundle, see you". Answering it beats "I couldn't find that". Questions are never taken for one.
 */
export function guessSmallTalk(message: string, language: LanguageCode): SmallTalkKind | null {
  const { talk, courtesies, asking, yesNo } = getTalkMatchers(language);
  const words = readWords({
    text: message.slice(0, 300),
    shorthand: talk.shorthand,
    vocabulary: courtesies.vocabulary,
  });
  if (words.length > mostWords) return null;
  const texts = words.map(({ text }) => text);
  const roles = new Set<CourtesyRole>();
  let covered = 0;
  let isAbout = false;
  for (let at = 0; at < texts.length; ) {
    const found = courtesies
      .matchAt({ words: texts, start: at })
      .reduce((top, one) => (one.end > top.end ? one : top), {
        end: at,
        tag: 'filler' as CourtesyRole,
      });
    if (found.tag === 'about' && found.end - at >= shortestAbout) isAbout = true;
    if (found.end > at) {
      roles.add(found.tag);
      covered += found.end - at;
    }
    at = Math.max(at + 1, found.end);
  }
  const others = texts.length - covered;
  if (isAbout && others <= mostOthers) return 'about';
  const isAsked =
    words.some(({ asks }) => asks) ||
    texts.some((_, start) =>
      [asking, yesNo].some((matcher) => endOfLongest({ matcher, words: texts, start }) > start),
    );
  // Who says goodbye at the end asks for nothing more.
  const most = roles.has('goodbye') ? mostBeforeGoodbye : Math.max(2, covered);
  if (isAsked || others > Math.min(mostOthers, most)) return null;
  if (roles.has('thanks') && roles.has('goodbye')) return 'thanksGoodbye';
  return (spoken.find((role) => roles.has(role)) as SmallTalkKind | undefined) ?? null;
}

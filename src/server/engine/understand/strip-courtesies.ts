import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { CourtesyRole } from '#server/engine/language/talk-words.ts';
import { coverWithCourtesies } from './cover-with-courtesies.ts';
import { makeDirect } from './make-direct.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords, type Word } from './read-words.ts';
import { getTalkMatchers, type TalkMatchers } from './talk-matchers.ts';
import { writeKept } from './write-kept.ts';

/** Roles that carry content of their own are never stripped: "help", "I want a human". */
const stripped: ReadonlySet<CourtesyRole> = new Set<CourtesyRole>([
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye',
  'acknowledge',
  'accept',
  'praise',
  'apology',
  'wellWish',
  'please',
  'leadIn',
  'signOff',
  'filler',
]);
/** What may close a question without punctuation before it. */
const closing: ReadonlySet<CourtesyRole> = new Set<CourtesyRole>(['thanks', 'please', 'apology']);
const longestName = 3;
/** Enough for any real opening; keeps the time linear for text that repeats courtesies. */
const mostTries = 12;
const longestSignature = 6;
const longestThanked = 2;

type Piece = { start: number; end: number };
type Draft = {
  words: readonly Word[];
  texts: readonly string[];
  matchers: TalkMatchers;
  language: LanguageCode;
  removed: boolean[];
  /** Where an introduction such as "I'd like to ask" was removed, so a new clause starts here. */
  introduced: Set<number>;
};

/** The question without greetings, sign-offs, politeness and introductions. All of it when it is nothing else. */
export function stripCourtesies(message: string, language: LanguageCode): string {
  const matchers = getTalkMatchers(language);
  const words = readWords({
    text: message,
    shorthand: matchers.talk.shorthand,
    vocabulary: matchers.courtesies.vocabulary,
  });
  const draft: Draft = {
    words,
    texts: words.map(({ text }) => text),
    matchers,
    language,
    removed: words.map(() => false),
    introduced: new Set(),
  };
  const pieces = listPieces(words);
  for (const piece of pieces) stripPiece({ draft, piece });
  stripAddressee({ draft, first: pieces[0] });
  stripSignature({ draft, pieces });
  keepContractionsWhole(draft);
  if (draft.removed.every(Boolean) || !draft.removed.includes(true)) return message.trim();
  const kept = makeDirect({
    words,
    kept: words.map((_, index) => index).filter((index) => !draft.removed[index]),
    introduced: draft.introduced,
    questions: matchers.talk.questions,
  });
  return writeKept({ text: message, words, ...kept });
}

function listPieces(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  words.forEach((word, index) => {
    if (!word.closes) return;
    pieces.push({ start, end: index + 1 });
    start = index + 1;
  });
  return pieces;
}

function stripPiece({ draft, piece }: { draft: Draft; piece: Piece }): void {
  const { start, end } = piece;
  const front = stripFront({ draft, piece });
  if (front === end) return;
  const back = findBack({ draft, start: front, end });
  remove({ draft, start: back, end });
  stripInside({ draft, start: front, end: back, first: start });
}

/** Removes the courtesies a piece starts with, and returns where the rest begins. */
function stripFront({ draft, piece }: { draft: Draft; piece: Piece }): number {
  const { words, texts, language } = draft;
  const { start, end } = piece;
  const { reached, readTo } = coverWithCourtesies({ words, texts, start, end, language });
  for (const index of [...reached].reverse().slice(0, mostTries)) {
    const path = readTo(index);
    const whole = index === end;
    const strips = path.every(
      ({ role, start: from, end: to }) =>
        stripped.has(role) || (whole && (role === 'decline' || role === 'help') && to - from > 2),
    );
    const says = path.some(({ role }) => role !== 'filler');
    const last = path.at(-1);
    if (!strips || !says || !last) continue;
    // The "and" of a follow-up stays with it.
    if (!whole && last.role === 'filler' && joins({ draft, index: last.start })) continue;
    if (!whole && !mayEndHere({ draft, start, index, end, last: last.role })) continue;
    const whether = draft.matchers.talk.questions.whether;
    const to =
      !whole && whether.some((word) => draft.texts[index - 1] === word) ? index - 1 : index;
    remove({ draft, start, end: to });
    if (path.some(({ role }) => role === 'leadIn')) draft.introduced.add(to);
    return to;
  }
  return start;
}

/** "hello kitty" and "thank you cards" are not courtesies: without punctuation a question must start behind them. */
function mayEndHere({
  draft,
  start,
  index,
  end,
  last,
}: {
  draft: Draft;
  start: number;
  index: number;
  end: number;
  last: CourtesyRole;
}): boolean {
  const { matchers, texts } = draft;
  // "I have a question about my order" says what the question is about.
  if (last === 'leadIn') return !matchers.talk.about.includes(texts[index] ?? '');
  if (last === 'please') return true;
  // "ok if I ride it home?" asks whether it is all right.
  if (last === 'acknowledge' && matchers.talk.questions.whether.includes(texts[index] ?? ''))
    return false;
  // "How is it going to be paid" goes on.
  if (last === 'howAreYou') return asksAt({ draft, index });
  const bare = endOfLongest({ matcher: matchers.bareGreetings, words: texts, start });
  if (bare === index && end - index > 1) return true;
  return startsClause({ draft, index });
}

function joins({ draft, index }: { draft: Draft; index: number }): boolean {
  const { matchers, texts } = draft;
  return endOfLongest({ matcher: matchers.joiners, words: texts, start: index }) > index;
}

function startsClause({ draft, index }: { draft: Draft; index: number }): boolean {
  const { matchers, texts } = draft;
  const { questions } = matchers.talk;
  const text = texts[index] ?? '';
  if (questions.whether.includes(text) || questions.subjects.includes(text)) return true;
  if (joins({ draft, index })) return true;
  return asksAt({ draft, index });
}

function asksAt({ draft: { matchers, texts }, index }: { draft: Draft; index: number }): boolean {
  return [matchers.asking, matchers.yesNo].some(
    (matcher) => endOfLongest({ matcher, words: texts, start: index }) > index,
  );
}

const longestBack = 10;

/** Where the closing "please", "thanks in advance" of a piece begins; `end` when there is none. */
function findBack({ draft, start, end }: { draft: Draft; start: number; end: number }): number {
  const { words, texts, language, matchers } = draft;
  for (let at = Math.max(start + 1, end - longestBack); at < end; at++) {
    if (matchers.talk.questions.mention.includes(texts[at - 1] ?? '')) continue;
    const { reached, readTo } = coverWithCourtesies({ words, texts, start: at, end, language });
    if (reached.at(-1) !== end) continue;
    const path = readTo(end);
    const [first] = path;
    if (first && closing.has(first.role) && path.every(({ role }) => stripped.has(role))) return at;
  }
  return end;
}

/** Removes "please" anywhere, and an introduction that follows a clause: "I live abroad and I'd like to ask …". */
function stripInside({
  draft,
  start,
  end,
  first,
}: {
  draft: Draft;
  start: number;
  end: number;
  first: number;
}): void {
  const { texts, matchers } = draft;
  for (let at = start; at < end; at++) {
    for (const { tag, end: to } of matchers.courtesies.matchAt({ words: texts, start: at })) {
      if (to > end) continue;
      if (tag === 'please' && at > first) remove({ draft, start: at, end: to });
      if (tag !== 'leadIn' || at === start) continue;
      const whether = matchers.talk.questions.whether.includes(texts[to - 1] ?? '');
      const stop = whether ? to - 1 : to;
      const joined = endsHere({ draft, start: at + 1, end: to });
      if (joined && (stop === end || startsClause({ draft, index: stop }))) {
        remove({ draft, start: at, end: stop });
        draft.introduced.add(stop);
      }
    }
  }
}

/** The introduction is complete without its first word, so that word only joins it to what came before. */
function endsHere({ draft, start, end }: { draft: Draft; start: number; end: number }): boolean {
  return draft.matchers.courtesies
    .matchAt({ words: draft.texts, start })
    .some((match) => match.tag === 'leadIn' && match.end === end);
}

/** "Hello Anna," and "Dear team of the shop,": the rest of the first piece names who is greeted. */
function stripAddressee({ draft, first }: { draft: Draft; first: Piece | undefined }): void {
  const { words, texts, matchers } = draft;
  if (!first || first.end === words.length || words[first.end - 1]?.asks) return;
  const greeted = matchers.courtesies
    .matchAt({ words: texts, start: first.start })
    .filter(({ tag }) => tag === 'greeting')
    .reduce((longest, { end }) => Math.max(longest, end), first.start);
  const from = greeted > first.start || matchers.talk.addressed.includes(texts[first.start] ?? '');
  const names = words.slice(greeted, first.end);
  if (!from || names.length === 0 || names.length > longestName + 1) return;
  const team = names.some(
    ({ text }) => matchers.talk.addressed.includes(text) || text.endsWith('team'),
  );
  const named = names.length <= longestName && names.every(({ capitalized }) => capitalized);
  if (team || named) remove({ draft, start: first.start, end: first.end });
}

/** "Kind regards, Jonas" and "Thanks so much, Karen": a name at the very end belongs to the courtesy before it. */
function stripSignature({ draft, pieces }: { draft: Draft; pieces: readonly Piece[] }): void {
  const { words, texts, matchers } = draft;
  const count = words.length;
  for (const piece of pieces.slice(-longestSignature)) {
    const { start } = piece;
    const end = signedTo({ draft, piece });
    if (start === 0 || (!draft.removed[start] && end === piece.end)) continue;
    const rest = words.slice(end);
    const roles = new Set(
      matchers.courtesies.matchAt({ words: texts, start }).map(({ tag }) => tag),
    );
    const named =
      rest.length > 0 &&
      rest.every(({ capitalized, text }, at) => capitalized || (at === 0 && ofFamily.test(text))) &&
      rest.at(-1)?.capitalized === true;
    const afterQuestion = rest.length === 1 && words[start - 1]?.asks === true;
    const signs = roles.has('signOff') && (rest.length <= longestName || named);
    const thanks = (roles.has('thanks') || roles.has('goodbye')) && (named || afterQuestion);
    if (rest.length > longestSignature || rest.some(({ asks }) => asks)) continue;
    if (signs || (thanks && rest.length <= longestName)) {
      remove({ draft, start, end: count });
    }
  }
}

/** "The Millers", "Familie Weber". */
const ofFamily = /^(?:the|family|familie|die|los|familia|la|les|famille|famiglia)$/;

/** In "lg tom" and "Cheers Mike" the name follows without punctuation; the end of the sign-off, or of the piece when there is none. */
function signedTo({ draft, piece }: { draft: Draft; piece: Piece }): number {
  const { words, texts, matchers } = draft;
  const isNamed = (from: number): boolean =>
    piece.end === words.length &&
    piece.end - from <= longestThanked &&
    words.slice(from, piece.end).every(({ capitalized }) => capitalized);
  return matchers.courtesies
    .matchAt({ words: texts, start: piece.start })
    .filter(
      ({ tag, end }) =>
        end < piece.end &&
        (tag === 'signOff' || ((tag === 'thanks' || tag === 'goodbye') && isNamed(end))),
    )
    .reduce(
      (longest, { end }) => (longest === piece.end ? end : Math.max(longest, end)),
      piece.end,
    );
}

function remove({ draft, start, end }: { draft: Draft; start: number; end: number }): void {
  draft.removed.fill(true, start, end);
}

/** A contraction was read as two words but can only be kept or removed as one. */
function keepContractionsWhole({ words, removed }: Draft): void {
  for (let at = 1; at < words.length; at++) {
    if (words[at]?.start !== words[at - 1]?.start) continue;
    const both = Boolean(removed[at]) && Boolean(removed[at - 1]);
    removed[at] = both;
    removed[at - 1] = both;
  }
}

import { type LanguageCode, languageCodes } from '#server/engine/language/language-code.ts';
import { talkByLanguage } from '#server/engine/language/talk-by-language.ts';
import type { CourtesyRole, TalkWords } from '#server/engine/language/talk-words.ts';
import { foldWord } from './fold-word.ts';
import { createPatternMatcher, type PatternMatcher } from './pattern-matcher.ts';

export type TalkMatchers = {
  talk: TalkWords;
  courtesies: PatternMatcher<CourtesyRole>;
  asking: PatternMatcher<true>;
  yesNo: PatternMatcher<true>;
  joiners: PatternMatcher<true>;
  persons: PatternMatcher<true>;
  reach: PatternMatcher<true>;
  bareGreetings: PatternMatcher<true>;
  impersonal: PatternMatcher<true>;
};

const built = new Map<LanguageCode, TalkMatchers>();

/** The patterns of a language, compiled when they are first needed. */
export function getTalkMatchers(language: LanguageCode): TalkMatchers {
  const known = built.get(language);
  if (known) return known;
  const talk = foldLists(talkByLanguage[language]);
  const single = (patterns: readonly string[]) =>
    createPatternMatcher<true>([{ tag: true, patterns }]);
  const matchers: TalkMatchers = {
    talk,
    courtesies: createPatternMatcher(listCourtesies(talk)),
    asking: single(talk.questions.asking),
    yesNo: single(talk.questions.yesNo),
    joiners: single(talk.questions.joiners),
    persons: single(talk.persons),
    reach: single(talk.reach),
    bareGreetings: single(talk.bareGreetings),
    impersonal: single(talk.questions.impersonal),
  };
  built.set(language, matchers);
  return matchers;
}

/** People say hello, thanks and goodbye in a language they don't write in: "perfect, grazie". */
const borrowed: ReadonlySet<CourtesyRole> = new Set(['greeting', 'thanks', 'goodbye']);
let borrowedMatcher: PatternMatcher<CourtesyRole> | null = null;

export function getBorrowedCourtesies(): PatternMatcher<CourtesyRole> {
  borrowedMatcher ??= createPatternMatcher(
    languageCodes.flatMap((code) =>
      listCourtesies(talkByLanguage[code]).filter(({ tag }) => borrowed.has(tag)),
    ),
  );
  return borrowedMatcher;
}

function listCourtesies({ courtesies }: TalkWords) {
  return Object.entries(courtesies).map(([role, patterns]) => ({
    tag: role as CourtesyRole,
    patterns,
  }));
}

/** Words of messages are folded, so the lists they are looked up in must be too. */
function foldLists(talk: TalkWords): TalkWords {
  const fold = (list: readonly string[]) => list.map(foldWord);
  const { questions } = talk;
  return {
    ...talk,
    spellings: Object.fromEntries(
      Object.entries(talk.spellings).map(([written, meant]) => [foldWord(written), meant]),
    ),
    addressed: fold(talk.addressed),
    about: fold(talk.about),
    questions: {
      ...questions,
      opening: fold(questions.opening),
      verbs: fold(questions.verbs),
      subjects: fold(questions.subjects),
      pointers: fold(questions.pointers),
      articlePointers: fold(questions.articlePointers),
      choices: fold(questions.choices),
      particles: fold(questions.particles),
      thingVerbs: fold(questions.thingVerbs),
      whether: fold(questions.whether),
      mention: fold(questions.mention),
    },
  };
}

import { type SpokenOnly, spokenOnly } from '#server/engine/language/language-code.ts';
import { spokenOnlyLanguages } from '#server/engine/language/languages.ts';
import { type WordingKind, wordingKinds } from '#server/engine/language/spoken-words.ts';
import { foldWord } from './fold-word.ts';

/** What such a message says; the sentence that answers it has the same name. */
type SpokenKind = Exclude<WordingKind, 'filler'> | 'thanksGoodbye';

/** In letters, of which a Korean syllable has up to three. A longer message isn't made of courtesies alone. */
const longest = 120;

/**
 * Finds messages that consist of nothing but known wordings, in the languages that have no list of courtesies. Several
 * languages can share one: "hej" is Swedish and Danish.
 */
export function findSpokenTalk(
  message: string,
): { kind: SpokenKind; languages: SpokenOnly[] } | null {
  const text = lettersOf(message);
  if (!text || text.length > longest) return null;
  let kind: SpokenKind | null = null;
  const languages: SpokenOnly[] = [];
  for (const language of spokenOnly) {
    const found = kindOf({ text, language });
    if (!found || (kind && found !== kind)) continue;
    kind = found;
    languages.push(language);
  }
  return kind && { kind, languages };
}

function kindOf({ text, language }: { text: string; language: SpokenOnly }): SpokenKind | null {
  const wordings = wordingsOf(language);
  /** The kinds said up to each place that can be reached with whole wordings. */
  const reached = new Map<number, ReadonlySet<WordingKind>>([[0, new Set()]]);
  for (let at = 0; at < text.length; at++) {
    const before = reached.get(at);
    if (!before) continue;
    for (const { letters, kind } of wordings) {
      const end = at + letters.length;
      // Sorted by length, so what is there already was said in fewer, longer wordings.
      if (text.startsWith(letters, at) && !reached.has(end)) {
        reached.set(end, new Set([...before, kind]));
      }
    }
  }
  const kinds = reached.get(text.length);
  if (!kinds) return null;
  if (kinds.has('thanks') && kinds.has('goodbye') && !kinds.has('human')) return 'thanksGoodbye';
  const first = wordingKinds.find((kind) => kinds.has(kind));
  return first && first !== 'filler' ? first : null;
}

const built = new Map<SpokenOnly, { letters: string; kind: WordingKind }[]>();

function wordingsOf(language: SpokenOnly): { letters: string; kind: WordingKind }[] {
  let wordings = built.get(language);
  if (!wordings) {
    const said = spokenOnlyLanguages[language].wordings;
    wordings = wordingKinds
      .flatMap((kind) =>
        said[kind]
          .split(',')
          .map((wording) => ({ letters: lettersOf(wording), kind }))
          .filter(({ letters }) => letters),
      )
      .sort((one, other) => other.letters.length - one.letters.length);
    built.set(language, wordings);
  }
  return wordings;
}

const lettersOf = (text: string): string =>
  foldWord(text.slice(0, 600)).replace(/[^\p{L}\p{N}]/gu, '');

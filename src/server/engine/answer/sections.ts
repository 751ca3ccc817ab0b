import type { PassageMatch } from '#server/engine/index/passage-match.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { holdsTerm, type Question } from '#server/engine/understand/question.ts';
import { splitCompound, type Vocabulary } from '#server/engine/understand/vocabulary.ts';
import type { LoadedPassage } from './passage-text.ts';

/** A heading and the sentences right under it, as far as one passage holds them: what an answer is taken from. */
export type Section = {
  passage: LoadedPassage;
  match: PassageMatch;
  heading: string;
  /** Indexes of its sentences in the passage, without headings. */
  sentences: number[];
  text: string;
};

export type SectionScore = {
  section: Section;
  /** The best sentence's nearness in meaning, the heading's, and their shares of the question's words. */
  cosine: number;
  headingCosine: number;
  coverage: number;
  sentenceCoverage: number;
  headingCoverage: number;
  best: number;
  score: number;
};

/** Cuts found passages at their headings. */
export function cutSections({
  matches,
  loaded,
}: {
  matches: readonly PassageMatch[];
  loaded: ReadonlyMap<string, LoadedPassage>;
}): Section[] {
  const sections: Section[] = [];
  for (const match of matches) {
    const passage = loaded.get(match.id);
    if (!passage) continue;
    let heading = passage.place.row === undefined ? (passage.place.heading ?? '') : '';
    let open: number[] = [];
    const close = (): void => {
      if (open.length > 0)
        sections.push({
          passage,
          match,
          heading,
          sentences: open,
          text: open.map((index) => passage.sentences[index]?.text ?? '').join(' '),
        });
      open = [];
    };
    for (const [index, sentence] of passage.sentences.entries()) {
      if (sentence.heading) {
        close();
        heading = passage.sentences[index - 1]?.heading ? `${heading} ${sentence.text}` : sentence.text;
      } else open.push(index);
    }
    close();
  }
  return sections;
}

/** A row of a table that isn't a question with its answer: tables have an engine of their own. */
export function isBareRow({ passage }: Section): boolean {
  return passage.place.row !== undefined && !passage.sentences.some(({ heading }) => heading);
}

const weights = { cosine: 1, headingCosine: 0.45, coverage: 0.7, sentenceCoverage: 0.5, headingCoverage: 0.3, passage: 0.25 };

export function scoreSections({
  sections,
  question,
  termWeights,
  language,
  vocabulary,
}: {
  sections: readonly Section[];
  question: Question;
  /** How much each term says in these documents. */
  termWeights: readonly number[];
  language: LanguageCode;
  vocabulary: Vocabulary;
}): SectionScore[] {
  const total = termWeights.reduce((sum, weight) => sum + weight, 0) || 1;
  const coverageOf = (stems: ReadonlySet<string>): number =>
    question.terms.reduce((sum, term, index) => sum + (termWeights[index] ?? 0) * holdsTerm(term, stems), 0) / total;
  return sections
    .map((section) => {
      const { passage, match } = section;
      const headingIndex = passage.sentences.findIndex(({ text, heading }) => heading && section.heading.endsWith(text));
      const headingStems = stemsIn(section.heading, language, vocabulary);
      const stems = section.sentences.map((index) => stemsIn(passage.sentences[index]?.text ?? '', language, vocabulary));
      const cosines = section.sentences.map((index) => match.sentences[index]?.cosine ?? 0);
      const own = stems.map((each) => coverageOf(each));
      const values = section.sentences.map((_, at) => (cosines[at] ?? 0) + (own[at] ?? 0));
      const best = values.indexOf(Math.max(...values));
      const scored = {
        section,
        cosine: Math.max(0, ...cosines),
        headingCosine: headingIndex < 0 ? 0 : (match.sentences[headingIndex]?.cosine ?? 0),
        coverage: coverageOf(union([headingStems, ...stems])),
        sentenceCoverage: Math.max(0, ...own),
        headingCoverage: coverageOf(headingStems),
        best: Math.max(0, best),
      };
      const score =
        weights.cosine * Math.max(scored.cosine, scored.headingCosine) +
        weights.headingCosine * scored.headingCosine +
        weights.coverage * scored.coverage +
        weights.sentenceCoverage * scored.sentenceCoverage +
        weights.headingCoverage * scored.headingCoverage +
        weights.passage * match.score;
      return { ...scored, score };
    })
    .sort((a, b) => b.score - a.score);
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = new Set<string>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}

function stemsIn(text: string, language: LanguageCode, vocabulary: Vocabulary): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(text)) {
    stems.add(stem(word, language));
    if (language === 'de' || language === 'nl')
      for (const part of splitCompound(word, vocabulary)) stems.add(stem(part, language));
  }
  return stems;
}

const wholeSection = 420;
const longestWindow = 380;

/** The whole section when it is short, else the sentences around the best one, as they stand. */
export function chooseWindow({ section, best }: SectionScore): number[] {
  if (section.text.length <= wholeSection) return section.sentences;
  const lengthOf = (at: number): number => section.passage.sentences[section.sentences[at] ?? -1]?.text.length ?? 0;
  let from = best;
  let to = best;
  let length = lengthOf(best);
  for (;;) {
    const next = to + 1 < section.sentences.length && length + lengthOf(to + 1) <= longestWindow;
    const before = from > 0 && length + lengthOf(from - 1) <= longestWindow;
    if (next && (to - best <= best - from + 1 || !before)) {
      to += 1;
      length += lengthOf(to) + 1;
    } else if (before && best - from < 1) {
      from -= 1;
      length += lengthOf(from) + 1;
    } else if (next) {
      to += 1;
      length += lengthOf(to) + 1;
    } else break;
  }
  return section.sentences.slice(from, to + 1);
}

import type { TopicId } from '#server/engine/language/calendar-words.ts';
import { findConcepts, wordsOf } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { namesOtherThings } from '#server/engine/language/sibling-concepts.ts';
import { foldText } from './fold-text.ts';
import { hasWord, withoutBrackets } from './has-word.ts';
import { topicsOf } from './headings.ts';
import { lexiconOf } from './lexicon.ts';
import { isAside, places } from './place-topics.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';

const alike: readonly (readonly TopicId[])[] = [
  ['shop', 'outlet', 'counter', 'main-house', 'branch'],
  ['phone', 'service'],
  ['office', 'practice', 'reception'],
  ['restaurant', 'kitchen'],
];

/** Text of a line alone never makes it the thing that is asked for. */
const textScore = 1;

/** Rates how well each fits what the question names; returns how many words the best one lacks, and which none has. */
export function scoreSchedules({
  candidates,
  query,
}: {
  candidates: readonly Candidate[];
  query: ScheduleQuery;
}): { missed: number; missing: string[] } {
  const ids = new Map(
    query.words.map((word) => [word, meaningsOf({ text: word, language: query.language })]),
  );
  const uses = query.uses.filter((topic) =>
    candidates.some((candidate) => candidate.topics.includes(topic)),
  );
  const topics = [...query.topics, ...uses];
  const placeNames = findPlaceNames({ candidates, query });
  const everywhere = new Set(
    query.words.filter((word) =>
      candidates.every(({ context }) => hasWord(foldText(context), word)),
    ),
  );
  const missing = new Set(query.words);
  let missed = query.words.length;
  for (const candidate of candidates) {
    candidate.score = 0;
    let hits = 0;
    let inTexts = 0;
    const subject = foldText(withoutBrackets(candidate.subject));
    const rest = foldText(`${candidate.subject} ${candidate.context}`);
    const parts = foldText(candidate.lines.map(({ line }) => line.part).join(' '));
    const texts = foldText(candidate.lines.map(({ line }) => line.text).join(' '));
    for (const word of query.words) {
      if (hasWord(subject, word)) candidate.score += 3;
      else if (isNamedAs({ ids: ids.get(word), candidate })) candidate.score += 2.5;
      // What stands above all of them is the name of the business.
      else if (hasWord(rest, word)) candidate.score += everywhere.has(word) ? 0 : 2;
      else if (hasWord(parts, word)) candidate.score += 1;
      else if (hasWord(texts, word)) inTexts += 1;
      else continue;
      missing.delete(word);
      hits += 1;
    }
    if (inTexts > 0) candidate.score += candidate.score > 0 ? inTexts : textScore;
    for (const word of query.asideWords) {
      if (hasWord(subject, word)) candidate.score += 3;
      else if (hasWord(rest, word) && !everywhere.has(word)) candidate.score += 2;
    }
    missed = Math.min(missed, query.words.length - hits);
    const extra = candidate.topics.filter((topic) => !topics.includes(topic)).length;
    const topicWords = query.topicWords.filter((word) => !placeNames.has(word));
    for (const topic of placeNames.size > 0 && topicWords.length === 0 ? uses : topics) {
      if (
        candidate.topics.includes(topic) ||
        // "The repair line" for "Repair" in a list of phone numbers.
        topicWords.some((word) => hasWord(subject, word) || word.startsWith(`${subject} `))
      )
        candidate.score +=
          3 -
          Math.min(extra, 3) * 0.1 +
          // "Sauna" and "pool" are one topic, but not one thing.
          (topicWords.some((word) => hasWord(subject, word)) ? 0.5 : 0);
      // "Office hours" above columns for two buildings.
      else if (isHeadedBy({ candidate, topic })) candidate.score += 2;
      else if (
        // The pub is not its kitchen.
        !(places.has(topic) && isAside(candidate)) &&
        alike.some(
          (group) =>
            group.includes(topic) && group.some((other) => candidate.topics.includes(other)),
        )
      )
        candidate.score += 1.5;
    }
  }
  scoreMeal({ candidates, query });
  return { missed, missing: [...missing] };
}

function scoreMeal({
  candidates,
  query,
}: {
  candidates: readonly Candidate[];
  query: ScheduleQuery;
}): void {
  if (!query.meal) return;
  const serving = candidates.filter(({ lines }) =>
    lines.some(({ line }) => line.meal === query.meal && line.kind === 'hours'),
  );
  // A lunch that has times of its own, where the opening hours say nothing about lunch.
  const apart = serving.every(({ role }) => role !== 'hours');
  for (const candidate of serving) candidate.score += apart || candidate.role === 'hours' ? 2 : 0.5;
}

/** "Harbor library" above several hours is a place, and "library" no part of it. */
function findPlaceNames({
  candidates,
  query,
}: {
  candidates: readonly Candidate[];
  query: ScheduleQuery;
}): Set<string> {
  return new Set(
    query.topicWords.filter((topic) =>
      query.words.some((word) =>
        candidates.some(
          ({ subject, context }) =>
            subject !== '' && hasWord(foldText(context), `${word} ${topic}`),
        ),
      ),
    ),
  );
}

/** The heading right above names the thing, and the subject only one of several places or groups. */
function isHeadedBy({ candidate, topic }: { candidate: Candidate; topic: TopicId }): boolean {
  const { subject, topics, context, language, lines } = candidate;
  if (subject === '' || topics.length > 0 || lines.every(({ line }) => line.prose)) return false;
  const heading = context.split(' | ').at(-1) ?? '';
  return topicsOf({ text: withoutBrackets(heading), lexicon: lexiconOf(language) }).includes(topic);
}

const conceptsOf = ({ text, language }: { text: string; language: LanguageCode }): Set<string> =>
  new Set(findConcepts(text, language).map(({ id }) => id));

/** The same without those that gather different things: who asks for tango doesn't mean ballet. */
const meaningsOf = ({ text, language }: { text: string; language: LanguageCode }): Set<string> =>
  new Set(
    findConcepts(text, language).flatMap(({ id }) => {
      const nth = wordsOf(id, language).findIndex((name) => foldText(name) === text);
      return namesOtherThings(id, nth) ? [] : [id];
    }),
  );

/** The subject says the same in other words, maybe of another language. */
function isNamedAs({
  ids,
  candidate,
}: {
  ids: ReadonlySet<string> | undefined;
  candidate: Candidate;
}): boolean {
  if (!ids || ids.size === 0 || candidate.subject === '') return false;
  candidate.concepts ??= conceptsOf({
    text: withoutBrackets(candidate.subject),
    language: candidate.language,
  });
  return [...ids].some((id) => candidate.concepts?.has(id));
}

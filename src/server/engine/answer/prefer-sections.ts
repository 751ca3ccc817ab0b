import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import { costStemsOf } from '#server/engine/language/cost-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findTopics } from '#server/engine/understand/find-topics.ts';
import { isAlarm, type Patient, rateAdvice, speaksOf } from './emergency.ts';
import { readTier } from './notice-tiers.ts';
import type { RankedSection } from './rank-sections.ts';
import { refersElsewhere } from './refers-elsewhere.ts';
import { isRow, nameOfRow, type Section } from './sections.ts';

/** In an emergency the documents' advice for it comes first, whatever else is near; what refers elsewhere comes last. */
export function preferSections({
  ranked,
  dangers,
  conditions,
  patient,
  isDistressed,
  notice,
  asksCost,
  topics,
  language,
}: {
  ranked: RankedSection[];
  dangers: ReadonlySet<ConceptId>;
  conditions: ReadonlySet<ConceptId>;
  /** Who is in danger. */
  patient: Patient | null;
  /** It tells of something that went wrong with someone's body. */
  isDistressed: boolean;
  notice: number | null;
  /** The question asks whether or what something costs. */
  asksCost: boolean;
  /** The topics of customers that it is about. */
  topics: ReadonlySet<string>;
  language: LanguageCode;
}): RankedSection[] {
  const done = [...topics].filter(
    (topic) => actions.has(topic) && ranked.some((one) => one.topics.has(topic)),
  );
  const worthOf = ({ section, signs, topics: told }: RankedSection): number => {
    // Of several dangers the one that the question names: "If you swallow a battery" is no advice for detergent.
    if (dangers.size > 0)
      return (
        adviceWorth * rateAdvice({ section, dangers, patient, language }) +
        namedWorth * signs.coverage
      );
    const isSpoken = conditions.size > 0 && !isSilentOn(section, { conditions, language });
    const { heading, lastHeading, text } = section;
    const costWorth =
      (tellsCost(heading.slice(lastHeading), language) ? costInHeading : 0) +
      (tellsCost(text, language) ? costInText : 0);
    const isUndone = done.length > 0 && !done.some((topic) => told.has(topic));
    const isWarning = isDistressed && isAlarm(section, language);
    return (
      (isWarning ? alarmWorth : 0) +
      (asksCost ? costWorth : 0) -
      (isUndone ? undoneWorth : 0) +
      (isSpoken ? conditionWorth : 0) +
      (notice === null ? 0 : tierWorth * rateTier(section, language)) -
      (refersElsewhere(section.text, language) ? referringWorth : 0)
    );
  };
  return ranked
    .map((one) => ({ ...one, score: one.score + worthOf(one) }))
    .sort((a, b) => b.score - a.score);
}

/** Whether a text has an amount of money or a word for one. */
export function tellsCost(text: string, language: LanguageCode): boolean {
  const costs = new Set(costStemsOf(language));
  return (
    wordsOf(text).some((word) => costs.has(stem(word, language))) || /[€£$]\s?\d|\d\s?€/.test(text)
  );
}

const adviceWorth = 2;
const namedWorth = 1;
const alarmWorth = 1.5;
const conditionWorth = 1.5;
/** What is done matters more than what it is done to: who cancels a booking doesn't ask about bookings. */
const undoneWorth = 1.5;
const actions = new Set(
  'cancel reschedule refund trade-in membership-end membership-pause order-change'.split(' '),
);
const costInHeading = 2.5;
const costInText = 1.5;
/** Rows of other notice have been left out already. */
const tierWorth = 2;
const referringWorth = 1.5;

/** Whether a text says nothing about a state of health that the question tells. */
export function isSilentOn(
  section: Section,
  { conditions, language }: { conditions: ReadonlySet<ConceptId>; language: LanguageCode },
): boolean {
  return (
    conditions.size > 0 &&
    !speaksOf({ text: `${section.heading}. ${section.text}`, conditions, language })
  );
}

/** How far a row is what happens with some notice: "Less than 24 hours" surely, "Sick, same morning" in part. */
export function rateTier(section: Section, language: LanguageCode): number {
  const name = isRow(section) ? nameOfRow(section) : '';
  if (readTier(name, language) === null) return 0;
  return /\d/.test(name) ? 1 : 0.5;
}

/** A table under "Cancellations" or "Missed classes". */
export const isAboutCallingOff = ({ heading, text }: Section, language: LanguageCode): boolean =>
  [...findTopics({ text: heading, place: 'heading', language })].some((topic) =>
    callingOff.has(topic),
  ) || findConcepts(text, language).some(({ id }) => callingOff.has(id));

const callingOff = new Set(['cancel', 'missed-class', 'no-show', 'reschedule', 'refund']);

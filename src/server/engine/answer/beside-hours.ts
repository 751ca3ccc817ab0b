import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { calendarTokensOf } from '#server/engine/understand/calendar-tokens.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Candidate } from './candidate.ts';

/**
 * Whether a question that opening hours were found for asks for something else: "which guides work on Sundays" wants the
 * guides, "which courses include lunch" no timetable, and "silent hours" aren't the hours of the office.
 */
export function asksForOther({
  question: { folded, language },
  candidate: { statements, understood },
  facts,
}: {
  question: Pick<Question, 'folded' | 'language'>;
  candidate: Pick<Candidate, 'statements' | 'understood'>;
  facts: Pick<OpenFacts, 'vocabulary'>;
}): boolean {
  const [thing = ''] = asksWhich.exec(folded)?.slice(1) ?? [];
  const isDated = wordsOf(folded).some((word) => calendarTokensOf(word, language).length > 0);
  const isOfThings = thing !== '' && !ofTimeOrPlace.test(thing);
  if (isOfThings && (understood.startsWith('opening hours') || !isDated)) return true;
  const [kind = ''] = kindOfHours.exec(folded)?.slice(1) ?? [];
  if (kind === '' || usualHours.test(kind) || stopWordsOf(language).has(kind)) return false;
  const said = new Set(
    wordsOf(statements.map(({ text }) => text).join(' ')).map((word) => stem(word, language)),
  );
  return (
    facts.vocabulary.words.has(kind) &&
    !said.has(stem(kind, language)) &&
    !wordsOf(understood).includes(kind)
  );
}

const asksWhich = /^(?:and |und )?(?:which|welche[rsnm]?) (?:of (?:the|your) )?(\p{L}+)/u;
const ofTimeOrPlace =
  /^(?:days?|times?|hours?|dates?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|weekdays?|months?|seasons?|holidays?|bank|public|shops?|stores?|branch(?:es)?|locations?|places?|sites?|parts?|one|ones|do|are|is|tage?n?|tages?|zeite?n?|uhrzeit(?:en)?|stunden|monate?n?|wochen?|wochenenden?|abende?n?|feiertage?n?|filialen?|laden|standorte?)$/u;
const kindOfHours = /(\p{L}{3,20}) hours[?.! ]*$/u;
const usualHours =
  /^(?:opening|open|business|shop|store|office|working|work|trading|regular|normal|usual|current|holiday|summer|winter|weekend|weekday|visiting|hours|your|today|christmas|easter)$/;

/** Whether rows are those of a table of opening hours, which are answered as hours or not at all. */
export function areRowsOfHours({
  answer: { cited },
  facts: { schedules },
}: {
  answer: Pick<FactAnswer, 'cited'>;
  facts: Pick<OpenFacts, 'schedules'>;
}): boolean {
  return (
    cited.length > 0 &&
    cited.every(({ documentId, block }) =>
      schedules.some(
        ({ documentId: own, schedule: { role, lines } }) =>
          own === documentId && role === 'hours' && lines.some((line) => line.block === block),
      ),
    )
  );
}

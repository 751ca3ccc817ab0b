import { isAsideTopic } from './aside-topics.ts';
import type { SourcedLine } from './day-facts.ts';
import { isSense } from './items.ts';
import { lexiconOf } from './lexicon.ts';
import { isLongOpening } from './long-opening.ts';
import { isAll } from './part-level.ts';
import { places } from './place-topics.ts';
import { scanText } from './scan-text.ts';
import type { Candidate } from './schedule-candidate.ts';
import { hasYearlyWeek, isSeasonOnly } from './yearly-week.ts';

/** The hours of the business itself; of its parts when it has no others. */
export function mainSchedules(candidates: readonly Candidate[]): Candidate[] {
  const weekly = candidates.filter(
    ({ role, subject, lines }) =>
      role === 'hours' &&
      lines.some(
        ({ line }) =>
          line.days.length > 0 &&
          line.kind === 'hours' &&
          line.state === 'open' &&
          // A part whose line names no day is open when the business is, so it can't say when that is.
          !(line.implied && subject !== ''),
      ),
  );
  const yearly = weekly.some(
    ({ subject, topics, lines }) =>
      subject !== '' && !(topics.length > 0 && topics.every(isAsideTopic)) && hasYearlyWeek(lines),
  );
  const general = weekly.filter(
    ({ subject, lines, language }) =>
      subject === '' &&
      // "Summer: 9–15" below the hours of two departments is no rule for the rest of the year.
      !(yearly && isSeasonOnly(lines)) &&
      lines.some(
        ({ line }) =>
          line.days.length > 0 &&
          line.state === 'open' &&
          (line.part === '' || isAll({ part: line.part, language })) &&
          line.meal !== 'breakfast' &&
          line.meal !== 'brunch',
      ),
  );
  const column = weekly.find(({ main }) => main);
  const whole = general[0];
  if (column && (!whole || countDays(column) > countDays(whole))) return [column];
  const listedWeek = whole && countPlaces(whole) === 1 ? weekly.find(isTitledWeek) : undefined;
  if (listedWeek) return [listedWeek];
  if (whole) return [whole];
  const parts = weekly.filter(
    ({ topics, subject }) => subject !== '' && !(topics.length > 0 && topics.every(isAsideTopic)),
  );
  // "For groups: Monday to Wednesday from 6" beside the hours of the shop is an offer, not a part that is open.
  const listed = parts.filter(({ lines }) =>
    lines.some(
      ({ line }) =>
        !line.prose && line.days.length > 0 && line.spans.some(({ from, to }) => from && to),
    ),
  );
  // "The office is open Tuesday to Saturday" beside "Ms Lee: Tuesday to Thursday": a place rather than a person.
  const staffed = parts.filter(
    ({ topics, lines }) =>
      topics.some((topic) => places.has(topic)) && lines.some(({ line }) => isWorkingWeek(line)),
  );
  const isNamedOnly = listed.every(({ topics }) => topics.length === 0);
  const own = isNamedOnly && staffed.length > 0 ? staffed : listed.length > 0 ? listed : parts;
  const quoted = candidates.filter(isQuotedWeek).slice(0, 1);
  if (own.length === 0) return quoted.length > 0 ? quoted : workingParts(candidates);
  // "Opening hours of the shop" beside "Tearoom": the heading says which are the opening hours.
  const titled = own.filter(({ subject, language }) =>
    scanText({ text: subject, lexicon: lexiconOf(language) }).some((item) =>
      isSense(item, 'hours'),
    ),
  );
  return (titled.length > 0 ? titled : own).slice(0, 3);
}

/** "Counter hours" above a list of days are the hours of the business, whatever one line elsewhere says. */
const isTitledWeek = (candidate: Candidate): boolean =>
  candidate.subject !== '' &&
  countPlaces(candidate) >= listedDays &&
  candidate.topics.some((topic) => places.has(topic)) &&
  scanText({ text: candidate.subject, lexicon: lexiconOf(candidate.language) }).some((item) =>
    isSense(item, 'hours'),
  );

const listedDays = 4;

/** In how many places of its documents a schedule has its weekly times. */
const countPlaces = ({ lines }: Candidate): number =>
  new Set(
    lines
      .filter(({ line }) => line.state === 'open' && line.days.length > 0 && line.season === null)
      .map(({ documentId, line }) => `${documentId} ${line.block}`),
  ).size;

/** "Yard: Mon–Fri 7–5", "Lorries: Mon–Sat 6–4" below "Hours": without other hours they say when someone is there. */
function workingParts(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(
      ({ role, form, context, topics, language, lines }) =>
        role === 'activity' &&
        form === null &&
        // Who answers the phone isn't there to visit.
        !topics.some((topic) => topic === 'phone' || topic === 'chat') &&
        scanText({ text: context, lexicon: lexiconOf(language) }).some((item) =>
          isSense(item, 'hours', 'open'),
        ) &&
        lines.some(({ line }) => line.days.length >= workingDays && line.spans.some(isLongOpening)),
    )
    .flatMap((candidate) => {
      const [part = '', ...others] = new Set(
        candidate.lines.flatMap(({ line }) => (line.part === '' ? [] : [line.part])),
      );
      const subject = candidate.subject || part;
      return subject === '' || others.length > 0 ? [] : [{ ...candidate, subject }];
    })
    .slice(0, 3);
}

const workingDays = 5;

/** Most of the week, for most of the day. */
const isWorkingWeek = ({ days, spans }: SourcedLine['line']): boolean =>
  days.length >= workingDays && spans.some(isLongOpening);

/** Hours of a whole week of which only the sentences say when they count. */
const isQuotedWeek = ({ role, subject, lines }: Candidate): boolean =>
  role === 'hours' &&
  subject === '' &&
  lines.some(({ line }) => line.state === 'mentioned' && line.days.length >= mostOfWeek);

const mostOfWeek = 4;

const countDays = ({ lines }: Candidate): number =>
  new Set(lines.flatMap(({ line }) => (line.kind === 'hours' ? line.days : []))).size;

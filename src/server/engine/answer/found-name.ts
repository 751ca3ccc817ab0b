import type { Candidate } from './candidate.ts';

/**
 * What an answer is about in the words of the documents: "Sunbeams" for "the toddler group". A second question about it
 * finds more with this name than with the visitor's words.
 */
export function nameOfFound({ kind, understood, statements }: Candidate): string | null {
  const name =
    kind === 'table' ? nameOfRow(understood) : kind === 'schedule' ? nameOfHours(understood) : null;
  const heading = kind === 'text' ? headingOf(statements) : null;
  const plain = (name ?? heading ?? '').replace(/\([^()]{0,120}\)/g, ' ').replace(/\s+/g, ' ');
  const trimmed = plain.trim();
  return trimmed.length >= shortestName && trimmed.length <= longestName ? trimmed : null;
}

const shortestName = 3;
const longestName = 60;

const nameOfRow = (understood: string): string | null =>
  /^(?:price|details) of ([^,]+)$|^what is listed of ([^,]+)$/
    .exec(understood)
    ?.slice(1)
    .find(Boolean) ?? null;

/** "opening hours · hours · Toddler group · Tuesday", "timetable · Judo" */
function nameOfHours(understood: string): string | null {
  const [what = '', ...rest] = understood.split(' · ');
  const name = what === 'timetable' ? rest[0] : rest[1];
  return name === undefined || weekday.test(name) || name.includes(',') ? null : name;
}

const weekday =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^\d|^(?:now|today|tomorrow|breakfast|lunch|dinner|brunch)$/;

function headingOf(statements: Candidate['statements']): string | null {
  const [first] = statements;
  const heading = first?.passages[0]?.place.heading ?? '';
  return heading === '' || heading.endsWith('?') ? null : heading;
}

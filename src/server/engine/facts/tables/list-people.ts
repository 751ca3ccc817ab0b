import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { certaintyOf } from './find-best.ts';
import { selectRows } from './select-rows.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, joinList } from './write-rows.ts';

/** "Who works on Mondays?", "who speaks French?": the people of a list that has what is asked. */
export function listPeople(task: TableTask): FactAnswer | null {
  const { wanted, question, speech } = task;
  if (!asksWho.test(question.folded)) return null;
  const tables = task.tables.filter(({ table, name }) =>
    peopleHeader.test(fold(table.columns[name]?.name ?? '')),
  );
  const terms = wanted.terms.filter(({ isDoing, word }) => !isDoing && !worksThere.test(word));
  if (tables.length === 0 || terms.length === 0) return null;
  const best = selectRows({ ...task, tables, wanted: { ...wanted, terms, wants: 'list' } });
  const isNarrowed = best && best.selecting > 0 && best.rows.length < best.table.rows.length;
  if (!isNarrowed || best.missed >= telling || best.explained < mostlyExplained) return null;
  const names = best.rows.map(({ name }) => name);
  return {
    text: endSentence(joinList([...new Set(names)], speech.templates.and)),
    cited: sourcesOf(best.rows),
    certainty: certaintyOf(best.explained),
    understood: `list of ${best.rows.length} people`,
  };
}

const telling = 0.6;
const mostlyExplained = 0.6;

const asksWho =
  /^(?:and |so |und |y )?(?:who(?:s| is| are)?|wer|quien(?:es)?|qui|chi|quem|kto)(?!\p{L})/u;
const worksThere =
  /^(?:works?|working|in|arbeitet|arbeiten|trabajan?|travaille\p{L}*|lavora\p{L}*)$/u;
const peopleHeader =
  /(?<!\p{L})(?:name|who|staff|team|therapist|practitioner|instructor|teacher|coach|trainer|stylist|barber|artist|doctor|dentist|vet|tutor|guide|mechanic|hygienist|lehrer\p{L}*|trainer\p{L}*|mitarbeiter\p{L}*|therapeut\p{L}*|arzt|wer|nombre|profesor\p{L}*|terapeuta|monitor\p{L}*|medico|equipo|nom|professeur|nome|naam|imie)(?!\p{L})/u;

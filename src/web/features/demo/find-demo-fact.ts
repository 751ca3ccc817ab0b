import { type DemoDocument, weekdayOf } from './demo-world.ts';
import { type DemoFacts, type DemoTable, readDemoFacts, weekdays } from './read-demo-facts.ts';
import { wordsOf } from './words-of.ts';

/** An answer from a table, from opening hours or from contact details, in the words of the server's engine. */
export type DemoFactAnswer = {
  text: string;
  document: DemoDocument;
  /** Rows of the table it rests on; empty for anything else. */
  rows: number[];
  understood: string;
  value: number;
  options: string[];
};

type Asked = { question: string; document: DemoDocument; facts: DemoFacts };

const mostSentences = 3;
const mostOptions = 4;

export function findDemoFact({
  documents,
  question,
}: {
  documents: readonly DemoDocument[];
  question: string;
}): DemoFactAnswer | null {
  for (const document of documents) {
    const asked = { question, document, facts: readDemoFacts(document) };
    const answer = answerHours(asked) ?? answerContact(asked) ?? answerTable(asked);
    if (answer) return answer;
  }
  return null;
}

function answerHours({ question, document, facts: { hours } }: Asked): DemoFactAnswer | null {
  const isDated = /\d|christmas|new year|easter|holiday|kitchen/i.test(question);
  if (hours.length === 0 || isDated || !/\b(open|opens|opening|close[sd]?|hours)\b/i.test(question))
    return null;
  const about = { document, rows: [], value: 0.94, options: [] };
  const day = findDay(question);
  if (!day) {
    const open = hours
      .filter(({ spans }) => spans.length > 0)
      .map(({ label, spans }) => `${label} ${spans.map((span) => span.join(' – ')).join(', ')}`);
    const closed = hours.filter(({ spans }) => spans.length === 0).map(({ label }) => label);
    const all = closed.length > 0 ? [...open, `closed ${joinWords(closed)}`] : open;
    return { ...about, text: `Our opening hours: ${all.join('; ')}.`, understood: 'opening hours' };
  }
  const line = hours.find(({ days }) => days.includes(day.at));
  if (!line) return null;
  const understood = `opening hours · ${weekdays[day.at]}`;
  const isYesNo = /^\s*(are|do|is|will)\b/i.test(question);
  if (line.spans.length === 0)
    return {
      ...about,
      text: isYesNo ? `No, ${day.name} we're closed.` : `${capitalize(day.name)} we're closed.`,
      understood,
    };
  const all = line.spans.map((span) => span.join(' – ')).join(', ');
  const [opens = ''] = line.spans[0] ?? [];
  const closes = line.spans.at(-1)?.[1] ?? '';
  const times = joinWords(line.spans.map(([from, to]) => `from ${from} to ${to}`));
  const text = /when do you open|what time do you open/i.test(question)
    ? `${capitalize(day.name)} we open at ${opens} (${all}).`
    : /\bclose[sd]?\b/i.test(question)
      ? `${capitalize(day.name)} we close at ${closes} (${all}).`
      : isYesNo
        ? `Yes, ${day.name} we're open ${times}.`
        : `${capitalize(day.name)} we're open ${times}.`;
  return { ...about, text, understood };
}

function findDay(question: string): { at: number; name: string } | null {
  const at = weekdays.findIndex((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(question));
  if (at >= 0) return { at, name: `on ${weekdays[at]}s` };
  const relative = /\b(today|tonight|now|tomorrow)\b/i.exec(question)?.[1]?.toLowerCase();
  if (!relative) return null;
  const isTomorrow = relative === 'tomorrow';
  return {
    at: weekdayOf({ daysAhead: isTomorrow ? 1 : 0 }),
    name: isTomorrow ? 'tomorrow' : 'today',
  };
}

function answerContact({ question, document, facts: { contacts } }: Asked): DemoFactAnswer | null {
  const contact = contacts.find(({ kind }) => contactQuestions[kind].test(question));
  if (!contact) return null;
  const { kind, value } = contact;
  const text = {
    phone: `Our phone number is ${value}.`,
    email: `Our email address is ${value}.`,
    address: `We're at ${value}.`,
  }[kind];
  return { text, document, rows: [], understood: `contact: ${kind}`, value: 0.95, options: [] };
}

const contactQuestions = {
  phone: /\b(phone|telephone)\b|call you/i,
  email: /\be-?mail\b/i,
  address: /where (are you|is (the|your))|your address|find you/i,
};

function answerTable({ question, document, facts: { table } }: Asked): DemoFactAnswer | null {
  if (!table || table.price < 0) return null;
  const asked = new Set(wordsOf(question));
  const holds = (text: string) => {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => asked.has(word));
  };
  const flags = table.flags.filter((at) => holds(table.columns[at] ?? ''));
  const categories = new Set(
    table.rows.map(({ cells }) => cells[table.category] ?? '').filter(holds),
  );
  const named = chooseNamed({ table, asked });
  const rows = (named.length > 0 ? named : table.rows).filter(
    ({ cells }) =>
      (categories.size === 0 || categories.has(cells[table.category] ?? '')) &&
      (named.length > 0 || flags.every((at) => /^yes$/i.test(cells[at] ?? ''))),
  );
  const extreme = /\b(cheapest|most expensive)\b/i.exec(question)?.[1]?.toLowerCase();
  if (rows.length === 0 || named.length + categories.size + flags.length + (extreme ? 1 : 0) === 0)
    return null;
  const about = { document, rows: rows.map(({ row }) => row), options: [] };
  const names = joinWords(rows.map(({ cells }) => cells[0] ?? ''));
  const first = rows[0]?.cells ?? [];
  if (extreme) return answerExtreme({ table, rows, extreme, document });
  const flag = flags[0];
  if (named.length === 1 && flag !== undefined) {
    const isSo = /^yes$/i.test(first[flag] ?? '');
    const word = (table.columns[flag] ?? '').toLowerCase();
    const text = `${isSo ? 'Yes' : 'No'}, ${first[0]} is ${isSo ? '' : 'not '}${word}. ${noteOf({ table, cells: first })}`;
    return { ...about, text: text.trim(), understood: `${word} · ${names}`, value: 0.9 };
  }
  const asksPrice = wordsOf('price').some((word) => asked.has(word));
  if (named.length > 0 || asksPrice) {
    if (rows.length > mostSentences)
      return {
        ...about,
        text: listRows({ table, rows }),
        understood: `price of ${names}`,
        value: 0.7,
        options: rows.slice(0, mostOptions).map(({ cells }) => cells[0] ?? ''),
      };
    const sentences = rows.map(({ cells }) => `${cells[0]} costs ${cells[table.price]}.`);
    const note = rows.length === 1 ? ` ${noteOf({ table, cells: first })}` : '';
    return {
      ...about,
      text: `${sentences.join(' ')}${note}`.trim(),
      understood: `price of ${names}`,
      value: rows.length === 1 ? 0.95 : 0.9,
    };
  }
  const value = 0.95;
  return {
    ...about,
    text: listRows({ table, rows }),
    understood: `list of ${rows.length} rows`,
    value,
  };
}

/** The rows whose names share most words with the question. */
function chooseNamed({ table, asked }: { table: DemoTable; asked: ReadonlySet<string> }) {
  const counted = table.rows.map((row) => ({
    row,
    hits: wordsOf(row.cells[0] ?? '').filter((word) => asked.has(word)).length,
  }));
  const most = Math.max(...counted.map(({ hits }) => hits));
  return most === 0 ? [] : counted.filter(({ hits }) => hits === most).map(({ row }) => row);
}

function answerExtreme({
  table,
  rows,
  extreme,
  document,
}: {
  table: DemoTable;
  rows: DemoTable['rows'];
  extreme: string;
  document: DemoDocument;
}): DemoFactAnswer | null {
  const amountOf = ({ cells }: DemoTable['rows'][number]) =>
    Number.parseFloat((cells[table.price] ?? '').replace(/[^\d.]/g, ''));
  const direction = extreme === 'cheapest' ? 1 : -1;
  const [best] = [...rows].sort((one, other) => direction * (amountOf(one) - amountOf(other)));
  if (!best) return null;
  const { cells, row } = best;
  const note = noteOf({ table, cells });
  return {
    text: `The ${extreme} is ${cells[0]}, at ${cells[table.price]}. ${note}`.trim(),
    document,
    rows: [row],
    understood: `${extreme === 'cheapest' ? 'lowest' : 'highest'} price of ${rows.length} rows`,
    value: 0.95,
    options: [],
  };
}

const listRows = ({ table, rows }: { table: DemoTable; rows: DemoTable['rows'] }): string =>
  `${joinWords(rows.map(({ cells }) => `${cells[0]} (${cells[table.price]})`))}.`;

const noteOf = ({ table, cells }: { table: DemoTable; cells: readonly string[] }): string =>
  cells[table.note] ?? '';

function joinWords(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

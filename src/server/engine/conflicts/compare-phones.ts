import type { Contact } from '#server/engine/facts/contacts/contact.ts';
import type { ComparedSource, FactInSource, FactPart } from './compared-fact.ts';
import { isGenericTitle } from './filler-words.ts';
import { withoutOpening } from './hours-of-source.ts';
import { groupBy, mergeRepeats, shareSource } from './merge-repeats.ts';
import { placeOfBlock, sentencesOfBlock } from './passage-places.ts';
import { areParallel, holds, joinSubjects, readSubject, type Subject } from './subject.ts';

type Phones = FactInSource & {
  label: string;
  subject: Subject;
  context: Subject;
  contacts: Contact[];
};

type PhonePair = { name: string; places: [FactInSource, FactInSource]; identity: string };

/** Phone numbers for the same purpose in two sources that have none in common. */
export function comparePhones(sources: readonly ComparedSource[]): PhonePair[] {
  const all = mergeRepeats(sources.flatMap(readPhones), ({ subject, contacts }) =>
    JSON.stringify([[...subject.keys()].sort(), contacts.map(digitsOf).sort()]),
  );
  const pairs: PhonePair[] = [];
  for (const [at, a] of all.entries()) {
    for (const b of all.slice(at + 1)) {
      if (shareSource(a, b) || !isSamePurpose(a, b)) continue;
      const shares = a.contacts.some((one) => b.contacts.some((other) => isSameNumber(one, other)));
      if (shares) continue;
      pairs.push({
        name: a.label || b.label,
        places: [a, b],
        identity: [...a.subject.keys()].sort().join(' '),
      });
    }
  }
  return pairs;
}

function readPhones(source: ComparedSource): Phones[] {
  const language = source.facts.language ?? 'en';
  const phones = source.facts.contacts.filter(
    ({ kind, isEmergency, channel }) => kind === 'phone' && !isEmergency && channel === '',
  );
  const read = (text: string) => readSubject(text, language);
  // A line of opening hours or a price stands above many a number and says nothing about it.
  const isLabel = (text: string) =>
    !/\d/.test(text) && ![...read(text).keys()].some((key) => key.startsWith('day:'));
  const readLabel = (text: string): Subject => (isLabel(text) ? read(text) : new Map());
  const purposeOf = ({ label, person }: Contact) => joinSubjects(readLabel(label), read(person));
  const byPurpose = groupBy(phones, (contact) =>
    [...purposeOf(contact).keys(), '|', ...readLabel(contact.heading).keys()].join(' '),
  );
  return [...byPurpose.values()].flatMap((contacts): Phones[] => {
    const [first] = contacts;
    if (!first) return [];
    const asked = source.kind === 'answer' ? source.title : '';
    return [
      {
        ...tell({ source, contacts }),
        label: first.label,
        subject: purposeOf(first),
        context: withoutOpening(joinSubjects(readLabel(first.heading), read(asked))),
        contacts,
      },
    ];
  });
}

function isSamePurpose(a: Phones, b: Phones): boolean {
  const isIn = (one: Subject, other: Subject) =>
    [...one.values()].every((word) => isGenericTitle(word.word) || holds(other, word));
  if (!isIn(a.subject, b.subject) || !isIn(b.subject, a.subject)) return false;
  if (areParallel(a.context, b.context)) return false;
  // Numbers without a label are the same only where their headings don't say what for.
  const hard = (one: Subject) => [...one.values()].filter(({ isSoft }) => !isSoft);
  const [ownA, ownB] = [hard(a.context), hard(b.context)];
  if (a.subject.size > 0 || (ownA.length === 0 && ownB.length === 0)) return true;
  return ownA.some((word) => holds(b.context, word)) && ownB.some((word) => holds(a.context, word));
}

/** With or without country and area code. */
function isSameNumber(a: Contact, b: Contact): boolean {
  const [short = '', long = ''] = [a, b]
    .map(digitsOf)
    .sort((one, other) => one.length - other.length);
  return short === long || (short.length >= 6 && long.endsWith(short));
}

const digitsOf = ({ value }: Contact): string =>
  value.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');

function tell({
  source,
  contacts,
}: {
  source: ComparedSource;
  contacts: readonly Contact[];
}): FactInSource {
  const [first] = contacts;
  const parts = contacts.flatMap((contact): FactPart[] => [
    { kind: 'phone', text: contact.value },
    ...sentencesOfBlock({ source, block: contact.block })
      .filter((text) => text.includes(contact.value))
      .map((text) => ({ kind: 'sentence' as const, text })),
  ]);
  const [sentence] = parts.flatMap((part) => (part.kind === 'sentence' ? part.text : []));
  return {
    source,
    changedAt: source.changedAt,
    repeats: [],
    value: contacts.map(({ value }) => value).join(', '),
    quote:
      sentence ??
      contacts.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join(', '),
    place: first ? placeOfBlock({ source, block: first.block }) : {},
    parts,
  };
}

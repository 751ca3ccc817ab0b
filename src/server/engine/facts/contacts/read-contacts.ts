import type { Block } from '#server/engine/ingest/document.ts';
import type { Contact } from './contact.ts';
import { isGeneral, tidyLabel, withoutChannel } from './contact-label.ts';
import { anyLanguage, findChannel, plainWords } from './contact-vocabulary.ts';
import { findAddresses } from './find-addresses.ts';
import { findOnline } from './find-online.ts';
import { findPhones } from './find-phones.ts';
import type { FoundValue } from './found-value.ts';
import { readLead } from './read-lead.ts';

/** Longer text is a story, not a contact: what it holds is found by search. */
const longestBlock = 4_000;

/** Every way to reach the business that a document names, with what it is for. */
export function readContacts({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): Contact[] {
  const contacts: Contact[] = [];
  let heading = '';
  let isFirstHeading = true;
  blocks.forEach((block, at) => {
    if (block.kind === 'row') {
      contacts.push(...readRow({ block, at, heading }));
      return;
    }
    // "Workshop ....... 555 0123": dots that lead to the value stand for a colon.
    const text = block.text.slice(0, longestBlock).replace(/(?<!\.)\.{3,}(?=\s)/g, ':');
    const before = blocks[at - 1];
    const previous = before && before.kind !== 'row' ? before.text : '';
    const found = readText({
      text,
      previous,
      at,
      heading,
      title,
      isHeading: block.kind === 'heading',
    });
    contacts.push(...found);
    if (block.kind === 'heading' && found.length === 0 && !/\d{1,2}[:.]\d{2}/.test(text)) {
      const isAddress = /^\d{1,5}[a-z]?,? \p{Lu}/u.test(text);
      heading =
        isFirstHeading || isAddress || isGeneral(text) || sameWords(text, title)
          ? ''
          : tidyLabel(text);
      isFirstHeading = false;
    }
  });
  return dropRepeats(withBranches(contacts));
}

/** "West shop", its address, its phone: a number right below the address of one of several branches is that branch's. */
function withBranches(contacts: readonly Contact[]): Contact[] {
  const branches = contacts.filter(({ kind, label }) => kind === 'address' && label !== '');
  if (branches.length < 2) return [...contacts];
  return contacts.map((contact) => {
    if (contact.kind === 'address' || contact.label !== '' || contact.context !== '')
      return contact;
    const branch = branches.findLast(
      ({ block }) => block < contact.block && contact.block - block <= 3,
    );
    return branch && contact.heading === '' ? { ...contact, heading: branch.label } : contact;
  });
}

function readText({
  text,
  previous,
  at,
  heading,
  title,
  isHeading,
}: {
  text: string;
  previous: string;
  at: number;
  heading: string;
  title: string;
  isHeading: boolean;
}): Contact[] {
  const values = findValues(text);
  const joined = values.some(({ kind }) => kind === 'address') ? null : joinAddress(previous, text);
  if (joined) values.push(joined);
  values.sort((a, b) => a.start - b.start);
  const contacts: Contact[] = [];
  let shared: Pick<Contact, 'label' | 'person' | 'context'> | null = null;
  values.forEach((value, index) => {
    const from = index === 0 ? 0 : (values[index - 1]?.end ?? 0);
    const lead = text.slice(from, Math.max(from, value.start));
    const tail = text.slice(value.end, values[index + 1]?.start ?? text.length);
    const isLast = index === values.length - 1;
    const own = readLead({ lead, tail, isLast, isFirst: index === 0 });
    // What stands before an address is the name of the business more often than a purpose.
    if (value.kind === 'address') Object.assign(own, { context: '', person: '' });
    if (own.isSame && shared) Object.assign(own, shared);
    else if (own.label === '' && index === 0 && own.context === '') {
      const above = labelBefore({ previous, text, value, title });
      own.label = withoutChannel(above);
      if (findChannel(own.channelText) === null) own.channelText = above;
    }
    if (own.isSame && index === 0) own.isSame = false;
    shared = { label: own.label, person: own.person, context: own.context };
    const named = findChannel(own.channelText);
    const isMessenger = value.kind === 'messenger' || (value.kind === 'phone' && named === 'text');
    const all = `${own.channelText} ${own.label} ${own.context}`;
    // "Tel. / WhatsApp" is both.
    const before = plainWords(lead);
    const isBoth =
      isMessenger &&
      anyLanguage.channel.phone.test(before) &&
      anyLanguage.channel.text.remove(anyLanguage.channel.phone.remove(before)) === '';
    for (const messenger of isBoth ? [false, true] : [isMessenger])
      contacts.push({
        kind: messenger
          ? 'messenger'
          : value.kind === 'phone' && named === 'fax'
            ? 'fax'
            : isBoth
              ? 'phone'
              : value.kind,
        value: value.value,
        label: isBusinessName(own.label, title) ? '' : own.label,
        block: at,
        channel: messenger ? messengerName(`${all} ${value.channel}`) : isBoth ? '' : value.channel,
        person: own.person,
        note: own.note,
        heading: isHeading ? '' : heading,
        context: own.context,
        isEmergency:
          value.kind === 'phone' &&
          anyLanguage.emergency.test(plainWords(`${own.label || own.context || own.channelText}`)),
      });
  });
  return contacts;
}

function findValues(text: string): FoundValue[] {
  const addresses = findAddresses(text);
  const online = findOnline(text);
  const taken = [...addresses, ...online];
  // Digits of a postcode right before a number are none of it.
  const apart = addresses.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
    text,
  );
  const phones = findPhones(apart).filter(
    ({ start, end }) => !taken.some((other) => start < other.end && end > other.start),
  );
  return [...addresses, ...online.filter((value) => !covers(addresses, value)), ...phones];
}

const covers = (values: readonly FoundValue[], { start, end }: FoundValue): boolean =>
  values.some((other) => start < other.end && end > other.start);

/** Files of lines give street and city as two blocks. */
function joinAddress(previous: string, text: string): FoundValue | null {
  const line = text.split('\n', 1)[0] ?? '';
  if (previous === '' || previous.length > 80 || line.length > 60) return null;
  if (findAddresses(previous).length > 0) return null;
  const [found] = findAddresses(`${previous}\n${line}`);
  if (!found || found.end <= previous.length + 1) return null;
  return { ...found, start: 0, end: found.end - previous.length - 1 };
}

/** A short line right above a value is its label: <dt>, a bold line, a numbered branch. */
function labelBefore({
  previous,
  text,
  value,
  title,
}: {
  previous: string;
  text: string;
  value: FoundValue;
  title: string;
}): string {
  if (value.start > 30 || previous === '' || previous.length > 70) return '';
  if (
    value.kind === 'address' &&
    findAddresses(`${previous}\n${text}`).length > 0 &&
    /\d{1,4}\s*$/.test(previous)
  )
    return '';
  const label = tidyLabel(previous);
  const count = label.split(' ').length;
  if (label === '' || count > 5 || /[.!?@]|\d{2}/.test(label) || sameWords(label, title)) return '';
  if (isGeneral(label)) return '';
  return label;
}

function readRow({
  block,
  at,
  heading,
}: {
  block: Extract<Block, { kind: 'row' }>;
  at: number;
  heading: string;
}): Contact[] {
  const cells = block.cells.map((cell) => {
    const named = findChannel(cell.column);
    const lead = named === null ? '' : `${cell.column}: `;
    // "Box office | 555-010-0199 | box@…": a number that fills its cell beside an email address is a phone.
    const isPhoneCell = (value: string): boolean =>
      value === cell.value.trim() &&
      block.cells.some((other) => findOnline(other.value).some(({ kind }) => kind === 'email'));
    const values = findValues(`${lead}${cell.value}`).filter(
      ({ kind, value }) =>
        kind !== 'phone' ||
        named !== null ||
        /^[+(0]/.test(cell.value.trim()) ||
        isPhoneCell(value),
    );
    return { ...cell, named, values };
  });
  if (cells.every(({ values }) => values.length === 0)) return [];
  const plain = cells.filter(({ values }) => values.length === 0);
  const [first, ...rest] = plain.filter(({ value }) => value.trim() !== '');
  const person = rest.find(({ value }) => personName.test(value.trim()))?.value.trim() ?? '';
  const note = rest
    .map(({ value }) => value.trim())
    .filter((value) => value !== person && value.length <= 80)
    .join(', ');
  const rawLabel = first && first.value.length <= 60 ? tidyLabel(first.value) : '';
  const labelChannel = findChannel(rawLabel);
  return cells.flatMap(({ values, named }) =>
    values.map((value): Contact => {
      const channelName = named ?? labelChannel;
      const isMessenger =
        value.kind === 'messenger' || (value.kind === 'phone' && channelName === 'text');
      return {
        kind: isMessenger
          ? 'messenger'
          : value.kind === 'phone' && channelName === 'fax'
            ? 'fax'
            : value.kind,
        value: value.value,
        label: withoutChannel(rawLabel),
        block: at,
        channel: isMessenger ? messengerName(`${rawLabel} ${value.channel}`) : value.channel,
        person,
        note,
        heading,
        context: '',
        isEmergency: value.kind === 'phone' && anyLanguage.emergency.test(plainWords(rawLabel)),
      };
    }),
  );
}

const personName = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;
const messengerName = (text: string): string => (/what.?s ?app/i.test(text) ? 'WhatsApp' : 'SMS');

/** A label that only repeats the name of the business in the title; "Café" is a part of "Mill Bakery & Café". */
const isBusinessName = (label: string, title: string): boolean =>
  title
    .split(/[|–—·,]|\s-\s/)
    .some((part) => plainWords(part) === plainWords(label) || isMostOf(label, part));

function isMostOf(label: string, name: string): boolean {
  const [own, all] = [plainWords(label), plainWords(name)];
  return sameWords(label, name) && own.split(' ').length * 2 > all.split(' ').length;
}

function sameWords(a: string, b: string): boolean {
  const [left, right] = [plainWords(a), plainWords(b)];
  return left !== '' && right !== '' && ` ${right} `.includes(` ${left} `);
}

/** The same value twice in one document counts once: the label wins over the sentence. */
function dropRepeats(contacts: readonly Contact[]): Contact[] {
  const best = new Map<string, Contact>();
  for (const contact of contacts) {
    const key = `${contact.kind} ${contact.value.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')} ${contact.label.toLowerCase()}`;
    const known = best.get(key);
    if (!known || (known.context !== '' && contact.context === '')) best.set(key, contact);
  }
  return [...best.values()];
}

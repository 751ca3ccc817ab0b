import { fold } from '#server/engine/index/analyse.ts';
import type { ContactChannel } from '#server/engine/language/contact-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Contact, ContactKind } from './contact.ts';
import { type Fit, fitOf } from './contact-fit.ts';
import {
  type ContactNames,
  type ContactQuestion,
  readContactQuestion,
} from './contact-question.ts';
import { anyLanguage, contactWordsOf, findPurposes, plainWords } from './contact-vocabulary.ts';
import type { KnownContact } from './known-contact.ts';
import { write } from './write-contact.ts';

export type ContactAnswer = {
  text: string;
  cited: { documentId: string; block: number }[];
  /** Probability that this is what the visitor asked for. */
  certainty: number;
  understood: string;
  options?: string[];
};

/** Answers "what's your number", "where are you", "which email for returns" from the contacts of the documents. */
export function answerContact({
  question,
  previous = null,
  contacts,
  language,
}: {
  question: string;
  /** The visitor's question before this one, for "and by email?". */
  previous?: string | null;
  contacts: readonly KnownContact[];
  language: LanguageCode;
}): ContactAnswer | null {
  const names = namesOf(contacts);
  const read = readContactQuestion({ question, previous, language, names });
  if (!read || contacts.length === 0) return null;
  // Where no one reads texts, a photo may go anywhere.
  const isUnread =
    read.channel === 'text' && contacts.every(({ contact }) => contact.kind !== 'messenger');
  const asked = isUnread ? { ...read, channel: null } : read;
  const chosen = choose(asked, contacts, language);
  if (!chosen) return null;
  const text = write({ ...chosen, asked, templates: contactWordsOf[language].templates, language });
  return {
    text,
    cited: chosen.found.flatMap((known) => citeAll(known, contacts)),
    certainty: chosen.certainty,
    understood: `contact: ${[asked.channel ?? 'any', ...asked.subject].join(' · ')}`,
    ...(chosen.options && { options: chosen.options }),
  };
}

/** The words that tell contacts apart: of branches, desks and the like. */
function namesOf(contacts: readonly KnownContact[]): ContactNames {
  const wordsIn = (some: readonly KnownContact[]): ReadonlySet<string> =>
    new Set(
      some
        .flatMap(({ contact }) => plainWords(contact.label).split(' '))
        .filter((word) => word.length > 3 && !anyLanguage.stop.test(word)),
    );
  const addresses = contacts.filter(({ contact }) => contact.kind === 'address');
  return { all: wordsIn(contacts), places: wordsIn(addresses) };
}

/**
 * Where no label has a word of the question, the contact whose line is clearly the nearest to it in meaning: "bring my
 * third graders" is a matter for "School visits".
 */
export function answerNearestContact({
  question,
  contacts,
  language,
  nearnessOf,
}: {
  question: string;
  contacts: readonly KnownContact[];
  language: LanguageCode;
  /** Of the line that a contact stands in; null where it isn't known. */
  nearnessOf(known: KnownContact): number | null;
}): ContactAnswer | null {
  const asked = readContactQuestion({ question, previous: null, language });
  if (!asked?.isDirect || asked.isEmergency || asked.subject.length === 0) return null;
  if (asked.channel === 'address' || asked.network !== '') return null;
  const near = distinct(
    contacts.filter(({ contact }) => isKind(contact, asked) && !contact.isEmergency),
  )
    .flatMap((known) => {
      const nearness = nearnessOf(known);
      return nearness === null ? [] : [{ known, nearness }];
    })
    .sort((a, b) => b.nearness - a.nearness);
  const [best] = near;
  if (!best || best.nearness < leastNear) return null;
  const { label, person, context } = best.known.contact;
  if (label === '' && person === '' && context === '') return null;
  const isOwn = ({ contact }: KnownContact): boolean => contact.block === best.known.contact.block;
  const other = near.find(({ known }) => !isOwn(known));
  if (!other || best.nearness - other.nearness < clearlyNearer) return null;
  const found = near.filter(({ known }) => isOwn(known)).map(({ known }) => known);
  const { templates } = contactWordsOf[language];
  return {
    text: write({ found, fit: label === '' ? 'context' : 'labelled', asked, templates, language }),
    cited: found.flatMap((known) => citeAll(known, contacts)),
    certainty: nearestCertainty,
    understood: `contact: ${[asked.channel ?? 'any', ...asked.subject].join(' · ')}`,
  };
}

const leastNear = 0.3;
const clearlyNearer = 0.08;
const nearestCertainty = 0.7;

const mostDocuments = 2;

/** Where the value stands: first the document that is most about contacts, then another that repeats it. */
function citeAll(known: KnownContact, contacts: readonly KnownContact[]): ContactAnswer['cited'] {
  const key = valueKey(known.contact);
  const same = contacts.filter(
    ({ contact }) => contact.kind === known.contact.kind && valueKey(contact) === key,
  );
  const byDocument = new Map([known, ...same].map((each) => [each.documentId, each]));
  byDocument.set(known.documentId, known);
  const countOf = (id: string): number =>
    contacts.filter(({ documentId }) => documentId === id).length;
  return [...byDocument.values()]
    .sort((a, b) => countOf(b.documentId) - countOf(a.documentId))
    .slice(0, mostDocuments)
    .map(({ documentId, contact }) => ({ documentId, block: contact.block }));
}

type Choice = { found: KnownContact[]; fit: Fit; certainty: number; options?: string[] };

function choose(
  asked: ContactQuestion,
  contacts: readonly KnownContact[],
  language: LanguageCode,
): Choice | null {
  const wanted = contacts.filter(
    ({ contact }) =>
      isKind(contact, asked) && (asked.network === '' || contact.channel === asked.network),
  );
  if (asked.isEmergency) {
    const lines = distinct(wanted.filter(({ contact }) => contact.isEmergency));
    return lines.length > 0 ? { found: lines.slice(0, 2), fit: 'emergency', certainty: 0.9 } : null;
  }
  const usual = wanted.filter(({ contact }) => !contact.isEmergency);
  if (asked.subject.length === 0)
    return (asked.isAfterHours ? chooseAfterHours(contacts) : null) ?? chooseMain(usual, asked);
  const scored = usual
    .map((known) => ({ known, ...fitOf(known.contact, asked, language) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (asked.isAfterHours && (!best || best.score < 0.7)) {
    const line = chooseAfterHours(contacts);
    if (line) return line;
  }
  // For a text or a photo, give the one number there is for that.
  const texts = asked.channel === 'text' && !best ? distinct(usual) : [];
  if (texts.length === 1) return { found: texts, fit: 'labelled', certainty: 0.85 };
  if (asked.isBrief && (!best || best.score < 0.7)) return null;
  if (best) {
    const equal = distinct(
      scored.filter(({ score }) => score >= best.score - 0.05).map(({ known }) => known),
    );
    const found = keepTogether(equal, best.known, asked);
    const certainty =
      best.fit === 'context' ? 0.75 : best.score >= 0.7 ? 0.92 : best.share >= 0.5 ? 0.7 : 0.45;
    return { found, fit: best.fit, certainty: found.length > 2 ? certainty - 0.2 : certainty };
  }
  // A business with a single address has no other one to give.
  if (asked.channel === 'address' && asked.subject.length <= 3 && distinct(usual).length === 1)
    return { found: distinct(usual), fit: 'main', certainty: 0.72 };
  // The general number is hardly the one for what is told at length.
  if (!asked.isDirect || asked.channel === 'address' || asked.subject.length > 2) return null;
  const main = chooseMain(usual, asked);
  return main?.fit === 'main' && (main.found.length === 1 || asked.channel === null)
    ? { ...main, fit: 'fallback', certainty: 0.55 }
    : null;
}

/** The one line for when no one answers the usual number. */
function chooseAfterHours(contacts: readonly KnownContact[]): Choice | null {
  const phones = contacts.filter(({ contact }) => contact.kind === 'phone');
  const urgent = distinct(phones.filter(({ contact }) => contact.isEmergency));
  const lines =
    urgent.length > 0
      ? urgent
      : distinct(
          phones.filter(({ contact }) =>
            dayAndNight.test(fold(`${contact.label} ${contact.note}`)),
          ),
        );
  return lines.length === 1 ? { found: lines, fit: 'labelled', certainty: 0.8 } : null;
}

const dayAndNight = withLanguages(
  'day-and-night',
  /(?<!\d)24 ?(?:h|hours?|hrs?|\/ ?7|std|stunden|horas|heures|ore|uur|godzin\p{L}*)(?!\p{L})|day (?:and|or|&) night|out of hours|after hours|rund um die uhr|tag und nacht|dia y noche|jour et nuit|giorno e notte|dia e noite|dag en nacht/u,
);

/** The number or address for everything: without a label, or labelled shop, office, front desk. */
function chooseMain(usual: readonly KnownContact[], asked: ContactQuestion): Choice | null {
  if (asked.channel === null) return chooseReach(usual);
  // A number that is labelled somewhere else is hardly the one for everything.
  const special = new Set(
    usual
      .filter(({ contact }) => contact.label !== '' && mainRank(contact) < 2)
      .map(({ contact }) => valueKey(contact)),
  );
  const isSpecial = ({ contact }: KnownContact): boolean =>
    contact.label === '' && special.has(valueKey(contact));
  const ranked = usual.map((known) => ({
    known,
    rank: mainRank(known.contact) - (isSpecial(known) ? labelledElsewhere : 0),
  }));
  // One value may stand in several documents: its best label counts, its worst never hides it.
  const best = new Map<string, { known: KnownContact; rank: number; count: number }>();
  for (const { known, rank } of ranked) {
    const key = valueKey(known.contact);
    const before = best.get(key);
    if (!before || rank > before.rank)
      best.set(key, { known, rank, count: (before?.count ?? 0) + 1 });
    else before.count += 1;
  }
  const order = [...best.values()].sort((a, b) => b.rank - a.rank || b.count - a.count);
  const top = order.filter(({ rank }) => rank === order[0]?.rank);
  if (!order[0] || !top[0]) return null;
  if (order[0].rank < 1 && order[0].known.contact.kind === 'web') return null;
  if (top.length === 1) {
    const isClear = order[0].rank >= 2;
    return {
      found: [top[0].known],
      fit: isClear ? 'main' : 'labelled',
      certainty: isClear ? 0.95 : 0.7,
    };
  }
  const found = top.map(({ known }) => known);
  const options = found.map(({ contact }) => contact.label).filter(Boolean);
  // Numbers from sentences about something special are no answer to "your number".
  if (order[0].rank < 1) return null;
  return found.length <= 3
    ? { found, fit: 'labelled', certainty: order[0].rank >= 2 ? 0.75 : 0.6 }
    : {
        found: found.slice(0, 3),
        fit: 'labelled',
        certainty: 0.5,
        ...(options.length > 1 && { options }),
      };
}

const labelledElsewhere = 0.1;

function mainRank(contact: Contact): number {
  if (contact.person !== '') return 0.5;
  const label = plainWords(contact.label);
  if (anyLanguage.branch.test(label)) return anyLanguage.main.test(label) ? 2 : 1;
  if (contact.kind === 'web') return /^[^/]*(?:\/\/[^/]*)?\/?$/.test(contact.value) ? 2 : 0.5;
  if (anyLanguage.main.test(label)) return 3;
  if (label === '' && contact.context === '') return contact.heading === '' ? 3 : 2.5;
  if (label !== '') return findPurposes(contact.label).has('support') ? 2 : 1;
  const general =
    /^(?:info|hello|hallo|hola|contact|kontakt|contacto|office|mail|bonjour|ciao|welcome)@/i;
  if (general.test(contact.value)) return 2;
  // "The front desk answers the phone: …"
  const isFor = findPurposes(contact.context).size > 0;
  return !isFor && anyLanguage.main.test(plainWords(contact.context)) ? 1 : 0.5;
}

/** "How can I reach you": the main phone and the main email, nothing special. */
function chooseReach(usual: readonly KnownContact[]): Choice | null {
  const found = (['phone', 'email'] as const).flatMap((kind) => {
    const main = chooseMain(
      usual.filter(({ contact }) => contact.kind === kind),
      { channel: 'phone', subject: [], isEmergency: false, isDirect: true, network: '' },
    );
    return main?.fit === 'main' && main.found[0] ? [main.found[0]] : [];
  });
  return found.length > 0 ? { found, fit: 'main', certainty: 0.9 } : null;
}

/** Phone and email of one person or label are given together when the visitor left the channel open. */
function keepTogether(
  equal: readonly KnownContact[],
  best: KnownContact,
  asked: ContactQuestion,
): KnownContact[] {
  if (asked.channel !== null) return equal.slice(0, 3);
  const own = equal.filter(
    ({ contact }) => contact.label === best.contact.label && contact.person === best.contact.person,
  );
  return own.slice(0, 3);
}

const kinds: Record<ContactChannel, readonly ContactKind[]> = {
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  web: ['web'],
  fax: ['fax'],
  text: ['messenger'],
  social: ['social'],
};

function isKind(contact: Contact, { channel, subject }: ContactQuestion): boolean {
  if (channel !== null) return kinds[channel].includes(contact.kind);
  return subject.length > 0
    ? contact.kind === 'phone' || contact.kind === 'email'
    : contact.kind !== 'fax' && contact.kind !== 'web' && contact.kind !== 'social';
}

const valueKey = ({ kind, value }: Contact): string =>
  kind === 'address'
    ? plainWords(value).split(' ').slice(0, 3).join(' ')
    : value.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');

function distinct(contacts: readonly KnownContact[]): KnownContact[] {
  const seen = new Map<string, KnownContact>();
  for (const known of contacts) {
    const key = valueKey(known.contact);
    const before = seen.get(key);
    if (!before || (before.contact.label === '' && known.contact.label !== ''))
      seen.set(key, known);
  }
  return [...seen.values()];
}

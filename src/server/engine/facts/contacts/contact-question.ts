import type { ContactChannel } from '#server/engine/language/contact-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { contactWordsOf, createMatcher, type Matcher, plainWords } from './contact-vocabulary.ts';
import { findNetwork } from './find-online.ts';

export type ContactQuestion = {
  /** Null when any channel will do. */
  channel: ContactChannel | null;
  /** Words that say what it is for: "billing", the name of a branch. */
  subject: string[];
  isEmergency: boolean;
  /** Says that it is night, Sunday or closed: then a line for these hours comes first. */
  isAfterHours?: true;
  /** A few words such as "email for the rooms": only a contact with that label answers. */
  isBrief?: true;
  /** Clearly asks for a contact: the general one may be given when none fits the subject. */
  isDirect: boolean;
  /** "WhatsApp", "Instagram" when the visitor names one; empty otherwise. */
  network: string;
};

/** The words of labels in plain form: of all contacts, and of those that are addresses. */
export type ContactNames = { all: ReadonlySet<string>; places: ReadonlySet<string> };

/** What a question asks of the contacts; null when it asks for something else. */
export function readContactQuestion({
  question,
  previous,
  language,
  names = noNames,
}: {
  question: string;
  previous: string | null;
  language: LanguageCode;
  names?: ContactNames;
}): ContactQuestion | null {
  const own = placeAsked(question, language) ?? readOne(question, language, names);
  // "What's her number": of the person or thing asked for before.
  if (own && own.subject.length === 0 && previous !== null && theirs.test(plainWords(question))) {
    const asked = readOne(previous, language);
    return asked && asked.subject.length > 0 ? { ...own, subject: asked.subject } : null;
  }
  if (own || previous === null) return own;
  const words = plainWords(question.slice(0, 200));
  const before = readOne(previous, language);
  const channel = before && findWeak(words, language);
  if (!before || !channel || words.split(' ').length > 6) return null;
  const matchers = matchersOf(language);
  if (matchers.otherTopics.test(words)) return null;
  const subject = subjectOf(words, language);
  const network = findNetwork(question);
  return { ...before, network, channel, subject: subject.length > 0 ? subject : before.subject };
}

/** "Where are you, I'd like to collect my order": what follows the question changes nothing about the address. */
function placeAsked(question: string, language: LanguageCode): ContactQuestion | null {
  const first = /^([^,.?!]{8,60})[,.?!]\s/.exec(question)?.[1];
  const asked = first ? readOne(first, language) : null;
  return asked?.channel === 'address' && asked.subject.length === 0 ? asked : null;
}

const theirs =
  /(?:^| )(?:her|his|their|ihre|seine|deren|dessen|sa|leur|suo|sua|loro|haar|jej|jego)(?: |$)/;

const noNames: ContactNames = { all: new Set(), places: new Set() };

function readOne(
  question: string,
  language: LanguageCode,
  names = noNames,
): ContactQuestion | null {
  const read = readChannel(question, language, names);
  if (!read) return null;
  const isNight = read.channel === 'phone' && atNight.test(plainWords(question));
  const isLate =
    !read.isEmergency && (isNight || (read.isDirect && afterHours.test(plainWords(question))));
  const network = /what.?s ?app|wasap|watsap/i.test(question) ? 'WhatsApp' : findNetwork(question);
  return {
    ...read,
    network,
    subject: read.subject.filter((word) => word !== plainWords(network)),
    ...(isLate && { isAfterHours: true as const }),
  };
}

/** "Where exactly is your shop" asks for no more than "where is your shop". */
const adverbs =
  / (?:exactly|actually|precisely|genau|eigentlich|denn|exactamente|exactement|esattamente|exatamente|precies|eigenlijk|dokladnie)(?= )/g;

const atNight =
  /(?<!\p{L})(?:midnight|at night|in the night|middle of the night|overnight|[1-5] in the morning|after hours|out of hours|after closing|(?:9|10|11) ?pm|mitten in der nacht|nachts|mitternacht|medianoche|por la noche|de noche|minuit|la nuit|mezzanotte|di notte|meia noite|de madrugada|middernacht|s nachts|polnocy|w nocy)(?!\p{L})/u;

/** Words of all languages for times at which no one is at the desk. */
const afterHours =
  /(?<!\p{L})(?:midnight|at night|in the night|middle of the night|overnight|[1-5] in the morning|tonight|after hours|out of hours|after closing|you re closed|youre closed|are closed|weekend|sundays?|(?:9|10|11) ?pm|(?:12|[1-6]) ?am|nachts?|mitternacht|sonntags?|wochenende|feiertag|medianoche|noche|domingos?|festivo|fin de semana|minuit|nuit|dimanche|week end|mezzanotte|notte|domenica|meia noite|noite|madrugada|middernacht|zondag|polnocy|noca|w nocy|niedziel\p{L}*)(?!\p{L})/u;

function readChannel(
  question: string,
  language: LanguageCode,
  names: ContactNames,
): Omit<ContactQuestion, 'network'> | null {
  const plain = plainWords(question.slice(0, 400))
    .replace(adverbs, '')
    .replace(appointment, ' cita');
  const matchers = matchersOf(language);
  // "What number do I text when she's ill?": what is asked comes before the case it is for.
  const head =
    plain.split(
      / (?:when|if|wenn|falls|cuando|si|quand|quando|se|wanneer|als|kiedy|gdy|jesli) /,
    )[0] ?? plain;
  const asks = order.filter((channel) => matchers.asks[channel].test(head));
  const isAsked = asks.some((channel) => channel !== 'address');
  // "Where is the station branch" asks for a branch of that name, not for the way from the station.
  const words = head.split(' ');
  const isPlace = asksWhere.test(head) && words.some((word) => names.places.has(word));
  const isNamed =
    isPlace ||
    ((asks.length > 0 || matchers.numberOf.test(head)) &&
      words.some((word) => names.all.has(word)));
  if (plain === '' || (!isNamed && matchers.otherTopics.test(isAsked ? head : plain))) return null;
  const isEmergency = matchers.emergency.test(plain);
  const direct =
    order.find((channel) => matchers.asks[channel].test(plain)) ?? (isPlace ? 'address' : null);
  const weak = findWeak(plain, language);
  const subject = subjectOf(plain, language);
  const isWho = matchers.who.test(plain);
  const isReach = matchers.reach.test(plain);
  if (isWho) return { channel: direct ?? weak, subject, isEmergency, isDirect: true };
  // "address" asks for the street unless the question says which kind of address.
  const channel = direct === 'address' && weak === 'email' ? 'email' : direct;
  if (channel !== null)
    return { channel, subject, isEmergency, isDirect: isPlainAsk(plain, channel) };
  if (isEmergency && subject.length === 0)
    return { channel: 'phone', subject, isEmergency, isDirect: true };
  if (direct === null && weak === null && subject.length > 0 && matchers.numberOf.test(plain))
    return { channel: 'phone', subject, isEmergency, isDirect: false };
  if (isReach) return { channel: weak, subject, isEmergency, isDirect: true };
  // A long question that only mentions a call tells a story.
  const isStory = subject.length > 4 && direct === null && !isReach;
  if (isStory) return null;
  if (weak !== null && (subject.length === 0 || matchers.which.test(plain)))
    return {
      channel: weak,
      subject,
      isEmergency,
      isDirect:
        matchers.which.test(plain) && weak !== 'phone' && weak !== 'web' && weak !== 'address',
    };
  const isBrief = subject.length <= 3 && plain.split(' ').length <= 8;
  if (isBrief && (weak === 'phone' || weak === 'email' || weak === 'text'))
    return { channel: weak, subject, isEmergency, isDirect: false, isBrief };
  return null;
}

/** "Where is the north branch": a place that has a name. */
const asksWhere =
  /^(?:and |und |y |et |e |en )?(?:where|wo|donde|ou|dove|onde|waar|gdzie)(?: s| is| are| ist| liegt| esta| queda| est| e| si trova| fica| is| jest)/;
/** Spanish asks for an appointment with the word for hours. */
const appointment = / (?:coger|pedir|pido|reservar|tomar|tener) (?:una )?hora(?= |$)/;

/** Messengers and networks are often only mentioned: "can I order cake on WhatsApp" asks about ordering. */
const isPlainAsk = (plain: string, channel: ContactChannel): boolean =>
  channel === 'phone' || channel === 'email' ? plain.split(' ').length <= 16 : false;

const order: readonly ContactChannel[] = [
  'fax',
  'text',
  'social',
  'email',
  'phone',
  'web',
  'address',
];
const findWeak = (plain: string, language: LanguageCode): ContactChannel | null =>
  order.find((channel) => matchersOf(language).channels[channel].test(plain)) ?? null;

function subjectOf(plain: string, language: LanguageCode): string[] {
  const { asks, reach, who, which, channels, stop, purposes, emergency } = matchersOf(language);
  let rest = plain;
  const kept = new Set(plain.split(' ').filter((word) => purposes.test(word)));
  for (const matcher of [
    who,
    reach,
    ...Object.values(asks),
    emergency,
    ...Object.values(channels),
    which,
    stop,
  ])
    rest = matcher.remove(rest);
  const words = rest.split(' ').filter((word) => word.length > 1 || /\d/.test(word));
  for (const word of words) kept.add(word);
  return [...kept].filter(Boolean);
}

type Matchers = {
  asks: Record<ContactChannel, Matcher>;
  numberOf: Matcher;
  channels: Record<ContactChannel, Matcher>;
  reach: Matcher;
  who: Matcher;
  which: Matcher;
  otherTopics: Matcher;
  emergency: Matcher;
  stop: Matcher;
  purposes: Matcher;
};
const cache = new Map<LanguageCode, Matchers>();

function matchersOf(language: LanguageCode): Matchers {
  const known = cache.get(language);
  if (known) return known;
  const words = contactWordsOf[language];
  const each = (lists: Record<ContactChannel, readonly string[]>) =>
    Object.fromEntries(
      Object.entries(lists).map(([channel, list]) => [channel, createMatcher(list)]),
    ) as Record<ContactChannel, Matcher>;
  const made: Matchers = {
    asks: each(words.asks),
    channels: each(words.channels),
    numberOf: createMatcher(words.numberOf),
    reach: createMatcher(words.reach),
    who: createMatcher(words.who),
    which: createMatcher(words.which),
    otherTopics: createMatcher(words.otherTopics),
    emergency: createMatcher(words.emergency),
    stop: createMatcher(words.stop),
    purposes: createMatcher(Object.values(words.purposes).flat()),
  };
  cache.set(language, made);
  return made;
}

import type { AskId, HolidayId, MealId, TopicId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { askedFor, quietWords, saysPlainly, usesOf, wordsOf } from './asked-for.ts';
import { asksForAnyEvening } from './asks-for-any-evening.ts';
import { asksOtherThing } from './asks-other-thing.ts';
import { foldText } from './fold-text.ts';
import type { YearDay } from './holidays.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { type AskedDaypart, type AskedTime, readDaypart, readTime } from './question-times.ts';
import { readCalendar, saysBeside } from './read-calendar.ts';
import { saidBesides } from './said-besides.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';
import { writeTimesInDigits } from './spelled-times.ts';

export type Aspect =
  | 'open'
  | 'opens'
  | 'closes'
  | 'hours'
  | 'latest'
  | 'later'
  | 'last-orders'
  | 'break'
  | 'continuous'
  | 'vacation';

export type ScheduleQuery = {
  aspect: Aspect | null;
  /** Said with "open", "close", "hours" and the like, not only implied by "come" or a meal. */
  plain: boolean;
  yesNo: boolean;
  days: number[];
  date: YearDay | null;
  relative: 'now' | 'today' | 'tomorrow' | null;
  holiday: { id: HolidayId; name: string } | null;
  publicHolidays: boolean;
  period: DateRule | null;
  time: AskedTime | null;
  daypart: AskedDaypart | null;
  meal: MealId | null;
  topics: TopicId[];
  /** The topics as the visitor wrote them, for headings with compounds of them. */
  topicWords: string[];
  /** Folded words that name a thing or place. */
  words: string[];
  when: boolean;
  veto: boolean;
  /** Asks for classes, courses, events in general. */
  activity: boolean;
  /** The words it says that with. */
  activityWords: string[];
  /** The first or the last one of a day. */
  edge: 'first' | 'last' | null;
  /** Asks whether someone is there, works or teaches. */
  present: boolean;
  /** Asks on which days of the week it is closed. */
  closedDays: boolean;
  /** Asks for a time without saying "open" or "close": it may be about anything. */
  loose: boolean;
  /** Says "come", "get", "visit" and the like. */
  visits: boolean;
  /** Someone wants to come to the place, whatever for. */
  callIn: boolean;
  /** Parts of a business the question speaks of by what is done there: "eat" for the kitchen. */
  uses: TopicId[];
  /** Those of the words that an article makes a certain thing: "the gate", "your gate". */
  definite: string[];
  /** Words outside the part that asks: "West branch, until when?". */
  asideWords: string[];
  /** Says "then" or "that day": the day is said before. */
  pointsBack: boolean;
  language: LanguageCode;
};

export function understandQuestion({
  question,
  lexicon,
  today,
}: {
  question: string;
  lexicon: Lexicon;
  today: YearDay;
}): ScheduleQuery {
  const asWritten = question.slice(0, 500);
  const inDigits = writeTimesInDigits(asWritten, lexicon.language);
  const text = withColons(inDigits);
  const items = scanText({ text, lexicon });
  const tokens = wordsOf(text);
  // "2 hours" is a length of time, not opening hours.
  const asks = askedFor({
    tokens: tokens
      .filter((_, at) => !/^\d{1,3}$/.test(tokens[at - 1] ?? '') || !isHours(tokens[at]))
      .filter((token, at) => !isOfOther(token, tokens[at + 1] ?? '')),
    lexicon,
  });
  const calendar = readCalendar({ items, text, today });
  const has = (id: AskId) => asks.has(id);
  const asked = askingPart({ text, lexicon });
  const opening = askedFor({
    tokens: wordsOf(text.slice(asked.start, asked.end)).slice(0, 4),
    lexicon,
  });
  // In some languages "tomorrow" is also "morning": "por la mañana" is not tomorrow.
  const tomorrow =
    has('tomorrow') &&
    items.some(
      (item) =>
        'text' in item &&
        lexicon.words.ask.tomorrow.some((word) => phraseKey(word) === phraseKey(item.text)),
    );
  const relative =
    calendar.days.length > 0 || calendar.date || calendar.holiday || calendar.period
      ? null
      : has('now') && !has('today')
        ? 'now'
        : has('tonight') || has('today')
          ? 'today'
          : tomorrow
            ? 'tomorrow'
            : null;
  const daypart = has('tonight') ? 'evening' : readDaypart({ items, tomorrow });
  const dated =
    calendar.days.length > 0 ||
    calendar.date ||
    calendar.holiday ||
    calendar.publicHolidays ||
    calendar.period ||
    relative;
  const meal = items.find((item) => item.kind === 'meal');
  const time = readTime({ items, lexicon, isSpelled: inDigits !== asWritten, daypart });
  let aspect: Aspect | null = null;
  // "Is the kitchen open at 4?" asks for that time, not for the last orders.
  const atTime = time !== null && !opening.has('question-word');
  if (has('break') && !has('closed-days')) aspect = 'break';
  else if ((has('last-orders') || lastEntry.test(foldText(text))) && !atTime)
    aspect = 'last-orders';
  else if (has('later') && (has('open') || has('latest')) && (time || has('ever')))
    aspect = 'later';
  else if (has('latest') && calendar.days.length === 0 && !calendar.date && !calendar.holiday)
    aspect = 'latest';
  else if (
    (has('vacation') || has('closed-days')) &&
    !calendar.holiday &&
    calendar.days.length === 0 &&
    !calendar.date
  )
    aspect = 'vacation';
  else if (has('continuous') || (has('lunchtime') && (has('open') || has('reach'))))
    aspect = 'continuous';
  // "What time do you open and close?" asks for both ends.
  else if (saysBothEnds.test(foldText(text)) || asksWhenOpen.test(foldText(text))) aspect = 'hours';
  else if (has('closes')) aspect = 'closes';
  else if (has('opens') && !(has('hours') && !dated)) aspect = 'opens';
  else if (has('hours')) aspect = 'hours';
  else if (has('open')) aspect = 'open';
  if (aspect === null && has('last-orders')) aspect = 'open';
  const plain = aspect !== null;
  const loose =
    plain && !plainAsks.some((id) => id !== 'when' && saysPlainly({ tokens, lexicon, id }));
  if (
    aspect === null &&
    (dated || meal) &&
    (has('visit') || has('reach') || has('call-in') || meal)
  )
    aspect = has('when') ? 'hours' : 'open';
  // "Can I still reach the repair line at 7?" and "can I come at 7?" name a time and no day.
  if (aspect === null && time !== null && (has('reach') || has('visit') || has('call-in')))
    aspect = 'open';
  // "We get off at 6, any evening we can visit?" asks for the days that are open longer.
  const isAnyDay = calendar.days.length === 0 || calendar.days.length >= workingDays;
  if (
    isAnyDay &&
    !calendar.date &&
    !calendar.holiday &&
    !calendar.period &&
    relative === null &&
    (aspect === null || aspect === 'open') &&
    (time || daypart === 'evening') &&
    (has('visit') || has('call-in') || has('open')) &&
    asksForAnyEvening(foldText(text))
  )
    aspect = time ? 'later' : 'latest';
  const named = items.some((item) => item.kind === 'topic');
  const words: string[] = [];
  const asideWords: string[] = [];
  const uses = usesOf({ tokens, lexicon });
  const topics: TopicId[] = [];
  const topicWords: string[] = [];
  const quiet = quietWords({ tokens, lexicon });
  const besides = saidBesides({ text, isVisit: has('visit') || has('call-in') });
  for (const item of items) {
    if (item.kind === 'topic') {
      // "Pick up the phone" collects nothing.
      if (item.topic === 'pickup' && uses.topics.includes('phone')) continue;
      topics.push(item.topic);
      topicWords.push(phraseKey(item.text));
    } else if (item.kind === 'word') {
      const key = phraseKey(item.text);
      const inside =
        item.start >= asked.start &&
        item.end <= asked.end &&
        !besides.some(({ start, end }) => item.start >= start && item.end <= end);
      const isBeside = calendar.date !== null && saysBeside(key);
      if (key.length > 2 && !quiet.has(key) && !isBeside)
        (inside && !uses.words.has(key) ? words : asideWords).push(key);
    }
  }
  if (aspect === null && dated && named && words.length === 0) aspect = 'open';
  // "What time on Sunday?"
  if (aspect === null && dated && words.length + asideWords.length === 0 && has('when'))
    aspect = 'hours';
  if (
    has('reach') &&
    !topics.some((topic) => topic === 'phone' || topic === 'chat' || topic === 'service')
  )
    topics.push('phone');
  return {
    aspect,
    plain,
    yesNo:
      (aspect === null ||
        aspect === 'open' ||
        aspect === 'continuous' ||
        aspect === 'later' ||
        aspect === 'break') &&
      !opening.has('question-word') &&
      (aspect === 'break' || !saysClosed.test(foldText(text))),
    ...calendar,
    relative,
    time,
    daypart,
    meal: meal?.kind === 'meal' ? meal.meal : null,
    topics,
    topicWords,
    words,
    when: opening.has('when'),
    veto:
      isVetoed({
        tokens,
        lexicon,
        isLast: has('last-orders'),
        // "How late can I bring bottles?" asks for a time.
        isTimed: (['when', 'closes', 'latest'] as const).some((id) => opening.has(id)),
      }) ||
      edgeOfMonth.test(foldText(text)) ||
      asksOtherThing(foldText(text)) ||
      (!dated && asksSince.test(foldText(text))),
    activity: has('activity'),
    activityWords: tokens.filter((token) => activityWordsOf(lexicon).has(token)),
    edge:
      has('latest') || items.some((item) => item.kind === 'ordinal' && item.week === -1)
        ? 'last'
        : items.some((item) => item.kind === 'ordinal' && item.week === 1)
          ? 'first'
          : null,
    present: has('present'),
    closedDays: has('closed-days'),
    loose,
    visits: has('visit'),
    callIn: has('call-in'),
    uses: uses.topics.filter((topic) => !topics.includes(topic)),
    definite: words.filter((word) => article.test(tokens[tokens.indexOf(word) - 1] ?? '')),
    asideWords,
    pointsBack: pointing.test(foldText(text)),
    language: lexicon.language,
  };
}

/** "Since when are you open?" asks for a year. */
const asksSince =
  /(?:^|[\s¿])(?:since when|when did (?:you|it|this|the)|how long (?:have|has) (?:you|it|this|the)|seit wann|desde cuando|depuis quand|depuis combien|da quando|da quanto tempo|ha quanto tempo|desde quando|sinds wanneer|od kiedy|od ilu lat)(?!\p{L})/u;

/** "At 530 in the morning", "before 1030": times that are typed without a colon. */
const withColons = (text: string): string =>
  text.replace(
    /\b(at|around|by|before|after|til|till|until|um|gegen|bis|nach|vor|las)\s(\d{1,2})([0-5]\d)(?=\s?(?:am|pm|a\.m|p\.m|in the|uhr|h)\b|[?,!.]|$|\s(?:on|for|tomorrow|today|tonight|mon|tue|wed|thu|fri|sat|sun))/giu,
    (whole, word: string, hour: string, minute: string) =>
      Number(hour) >= 1 && Number(hour) <= 23 ? `${word} ${hour}:${minute}` : whole,
  );

/** "I work until 6, is there a day you close later?": only the part that asks names the subject. */
function askingPart({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  start: number;
  end: number;
} {
  const whole = { start: 0, end: text.length };
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/[,.;!?](?=\s)|[:;]-?[)(DP](?=\s)/g)) {
    parts.push({ start, end: match.index });
    start = match.index + 1;
  }
  parts.push({ start, end: text.length });
  const asking = parts.filter((part) => {
    const asks = askedFor({ tokens: wordsOf(text.slice(part.start, part.end)), lexicon });
    return plainAsks.some((id) => asks.has(id));
  });
  if (asking.length > 1) return whole;
  // "I finish work at 6, can I come after that?": when someone is free names nothing that is asked for.
  const [polar, ...more] = parts.filter((part) =>
    opener.test(foldText(text.slice(part.start, part.end))),
  );
  const others = parts.filter((part) => part !== polar);
  const isFree =
    others.length > 0 &&
    others.every((part) => freeAt.test(foldText(text.slice(part.start, part.end))));
  return asking[0] ?? (polar && more.length === 0 && isFree ? polar : whole);
}

const freeAt =
  /\b(?:finish|work|off|shift|free|land|arrive|get in|school|arbeite|feierabend|schicht|salgo|trabajo|termino|llego)\b.{0,20}\d/;

const opener =
  /^\s*(?:and |so |but |und |aber |y |et |e |en |i )?(?:can|could|may|would|will|is|are|do|does|kann|konnen|konnte|darf|seid|ist|habt|haben|geht|puedo|podemos|se puede|esta|estan|hay|abren|abris|puis-je|peut-on|est-ce|posso|possiamo|siete|podemos|kan|mag|zijn|czy|moge)\b/;

/** "The last slot I can book" is no question about booking. */
function isVetoed({
  tokens,
  lexicon,
  isLast,
  isTimed,
}: {
  tokens: readonly string[];
  lexicon: Lexicon;
  isLast: boolean;
  isTimed: boolean;
}): boolean {
  const said = tokens
    .filter((token) => !isLast || !/^(?:book|booking|reserve)$/.test(token))
    // "Bring my cat in on Sunday" is coming, not what may be brought along.
    .filter(
      (token, at) => token !== 'bring' || !(isTimed || tokens.slice(at + 2, at + 5).includes('in')),
    );
  return askedFor({ tokens: said, lexicon }).has('veto');
}

/** Days that no list of weekdays tells: they may have hours of their own. */
const edgeOfMonth =
  /\b(?:(?:first|last|final)(?: \w+)? days? of (?:the|this|every|each|a) month|(?:the )?(?:end|start|beginning) of (?:the|every|each) month|month[- ]end|monats(?:ende|anfang|letzten|ersten)|ende (?:des|vom|im) monats?|anfang (?:des|vom|im) monats?|(?:letzte[nr]?|erste[nr]?)(?: \w+)? tage?n? (?:des|im) monats?|(?:ultimo|primer)(?:os)?(?: \w+)? dias? (?:del?|de cada) mes|(?:final|fin|principio|primero)(?:es|s)? de(?: cada)? mes)\b/;

const article =
  /^(?:the|your|der|die|das|den|dem|eure|euer|ihre|ihr|el|la|los|las|su|sus|le|les|votre|vos|il|lo|gli|vostro|vostra|o|os|as|seu|sua|de|het|jullie|uw)$/;

/** "Open and close", "from when to when", "von wann bis wann". */
const saysBothEnds =
  /\bopen\w* (?:and|or|&|\/) (?:when (?:do you )?)?(?:clos|shut)\w*|\b(?:offne|auf|aufmach)\w* (?:und|oder) (?:schlie(?:ss|ß)|zu|zumach)\w*|\babr\w+ y (?:a que hora )?(?:se )?cierr\w*|\bouvr\w* et (?:vous )?ferm\w*|\bapr\w+ e (?:a che ora )?chiud\w*|\babr\w+ e (?:a que horas )?(?:fech|encerr)\w*|\bopen\w* en (?:gaan jullie )?(?:dicht|sluit)\w*|\botwier\w* i (?:zamyk)\w*|\bfrom (?:when|what time) (?:and )?(?:to|til|till|until|til) (?:when|what time)\b|\bbetween (?:what|which) (?:times|hours)\b|\bwhat time (?:from|to) and (?:to|from)\b|\bvon wann bis wann\b|\bvon wie ?viel (?:uhr )?bis wie ?viel\b|\bde que horas? (?:a|hasta) que horas?\b|\bdesde que hora hasta que hora\b|\bde cuando a cuando\b|\bde quelle heure a quelle heure\b|\bda che ora a che ora\b|\bdas? que horas? as que horas?\b|\bvan hoe laat tot hoe laat\b|\bod ktorej do ktorej\b/;

/** "What time are you open" wants both ends; "what time do you open" only one. */
const asksWhenOpen =
  /\bwhat times? (?:is|are|r|re|will) (?:\w+ ){0,6}(?:be )?open\b(?! (?:from|until|till|til|at|up|to)\b)|\bum welche uhrzeit (?:habt|hat|seid|ist) (?:\w+ ){0,5}(?:offen|auf|geoffnet)\b|\ba que hora (?:esta|estais|estan) (?:\w+ ){0,5}abiert\w*\b/;

/** "Are you closed on Mondays?": "yes" would mean closed. */
const saysClosed =
  /^(?!.*\b(?:open|offen|geoffnet|abiert\p{L}+)\b)(?:.*[,.;:] )?[¿¡]?(?:and |so |but |und |y )?(?:(?:are|is|will|r|seid|ist|habt|sind|hat|macht|estais|estan|esta|cerrais)\b.*\b(?:closed|shut|zu|geschlossen|cerrad[oa]s?)\b|(?:do|does|did|will|would)\b.*\b(?:close|shut)\b|(?:schlie(?:ss|ß)(?:t|en)|cerr[ae]is|cierran|cerrareis|cerraran)\b)/u;

const workingDays = 5;
/** "Until when do they let people in?" */
const lastEntry =
  /\b(?:latest|last time|how late)\b.{0,30}\b(?:get in|go in|come in|enter|be let in|let in|arrive|turn up|show up)\b/;

const pointing =
  /\b(?:then|that day|da|dann|an dem tag|ese dia|entonces|ce jour-la|alors|quel giorno|allora|nesse dia|dan|die dag|wtedy|tego dnia)\b/;

const plainAsks: readonly AskId[] = [
  'open',
  'opens',
  'closes',
  'hours',
  'latest',
  'last-orders',
  'when',
];

/** "Holiday club" is no holiday, and the "zu" of "zu euch" and "zu kommen" isn't closed. */
const isOfOther = (token: string, next: string): boolean =>
  (token === 'holiday' &&
    /^(?:clubs?|camps?|lets?|homes?|cottages?|parks?|courses?|pay)$/.test(next)) ||
  (token === 'zu' &&
    /^(?:euch|ihnen|ihrem|ihrer|eurem|eurer|uns|mir|dir|fuss|hause|zweit|dritt|viert|\p{L}{2,}en)$/u.test(
      next,
    ));

const isHours = (token: string | undefined): boolean =>
  /^(?:hours?|hrs?|stunden?|horas?|heures?|or[ae]|uur|uren|godzin[ay]?)$/.test(token ?? '');

const activitySets = new WeakMap<Lexicon, ReadonlySet<string>>();

function activityWordsOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = activitySets.get(lexicon);
  if (known) return known;
  const set = new Set(lexicon.words.ask.activity.map(phraseKey));
  activitySets.set(lexicon, set);
  return set;
}

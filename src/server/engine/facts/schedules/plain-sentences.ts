import type { LanguageCode } from '#server/engine/language/language-code.ts';

const time = '(?:\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?|[ap](?!\\p{L}))?|noon|midnight)';
const dayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const days = `(?:(?:on |every |each )?${dayName}(?:\\s?(?:-|–|to|and|&|,)\\s?${dayName})*|(?:on |at )?weekends|(?:on )?weekdays)`;

type Rewrite = { pattern: RegExp; write: (...groups: string[]) => string };

/** "Close at 11 pm, Sundays at 9": a time without am or pm that is later in the same half of the day. */
const withHalf = (said: string, before: string): string =>
  /[ap]|noon|midnight|:|\./i.test(said)
    ? said
    : `${said}${(/\s?[ap]\.?m\.?$/i.exec(before)?.[0] ?? '').replaceAll('.', '')}`;

const startVerb = '(?:starts?|opens?|begins?)';
const endVerb = '(?:finish(?:es)?|clos(?:e|es)|shuts?|stops?|ends?|locks? up|knocks? off)';

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

const english: readonly Rewrite[] = [
  // "18 December to 5 January, both included": so every stretch of days is read.
  {
    pattern:
      /\s\((?:both (?:days |dates )?)?(?:included|inclusive)\)|,?\s(?:both (?:days |dates )?(?:included|inclusive)|inclusive)(?=[\s.;,)]|$)/giu,
    write: () => '',
  },
  // "The sauna, behind the pool, is open daily 2-9": where it is doesn't part it from its hours.
  {
    pattern:
      /(?<=^|[.!?]\s)((?:The|Our)\s[\p{L}\s'’-]{3,40}),\s(?!(?:which|open|closed|if|when)\b)[\p{L}\s'’-]{3,50},\s((?:is|are|opens?|closes?|runs?|stays?)\s)/gu,
    write: (_, thing = '', verb = '') => `${thing} ${verb}`,
  },
  // "Sat 9-1 (April to October: 9-4)": the bracket has other times for the day before it.
  {
    pattern: new RegExp(
      `\\((${months}\\s?(?:-|–|to)\\s?${months})[:,]? (${time}\\s?(?:-|–|to)\\s?${time})\\)`,
      'giu',
    ),
    write: (_, season = '', span = '') => `(${span} from ${season})`,
  },
  // "Closed for lunch 12:30-1:30": the break ends in the afternoon.
  {
    pattern:
      /(?<!\p{L})((?:for |at )?lunch(?: break)?:?,? (?:from |between )?)(1[12](?:[:.]\d{2})?)(\s?(?:-|–|to|and)\s?)([1-3](?:[:.]\d{2})?)(?!\d|[:.]\d|\s?[ap]\.?m)/giu,
    write: (_, lunch = '', from = '', link = '', to = '') =>
      `${lunch}${from} ${from.startsWith('12') ? 'pm' : 'am'}${link}${to} pm`,
  },
  // "Mondays we start at 11", "on Fridays we finish early, at 3 pm".
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${days}),? we (?:start|begin)(?: late| later)?,? at (${time})`,
      'giu',
    ),
    write: (_, day = '', from = '') => `${day} we open at ${from}`,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${days}),? we (?:finish|stop|pack up|knock off)(?: early| earlier)?,? at (${time})`,
      'giu',
    ),
    write: (_, day = '', to = '') => `${day} we close at ${to}`,
  },
  // "We start at 8.30 and finish at 6": both ends of the hours.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(we |it )?${startVerb} at (${time}),? and (?:we |it )?${endVerb} at (${time})(?![\\d:])`,
      'giu',
    ),
    write: (_, who = '', from = '', to = '') => `${who}open from ${from} to ${to}`,
  },
  // "Lock up at 11 p.m., Sundays at 9": the second time is an end like the first.
  {
    pattern: new RegExp(
      `(?<!\\p{L})((?:from ${time} to|until|till|${endVerb} at|closing at) (${time})),? (?:and |but )?(${days}) at (${time})(?!\\d|[:.]\\d)`,
      'giu',
    ),
    write: (_, said = '', before = '', day = '', to = '') =>
      `${said}, ${day} until ${withHalf(to, before)}`,
  },
  // "Opens at 6 on weekdays and 7 on weekends": each time belongs to the days behind it.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${startVerb}|${endVerb}) at (${time}) (${days}),? and (?:at )?(${time}) (${days})`,
      'giu',
    ),
    write: (_, verb = '', first = '', day = '', second = '', other = '') => {
      const link = /^(?:open|start|begin)/i.test(verb) ? 'from' : 'until';
      return `is open ${day} ${link} ${first}, ${other} ${link} ${second}`;
    },
  },
  // "9.30–5.30 (shut for lunch 1.00–1.45, only one of us is in)": the break isn't part of the remark.
  {
    pattern: new RegExp(
      `\\((?:shut|closed|closes) for lunch (${time}\\s?(?:-|–|to)\\s?${time})[,;] ([^()]{3,80})\\)`,
      'giu',
    ),
    write: (_, span = '', remark = '') => `, closed for lunch ${span} (${remark})`,
  },
  // "The desk closes 12.30 – 1 pm": a break, since it's short.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:closes|shuts|we close|we shut) (?:from |between )?(${time}) ?(?:-|–|to|and) ?(${time})(?!\\d)`,
      'giu',
    ),
    write: (whole, from = '', to = '') =>
      /[:.]\d|m/i.test(from + to) && isShort(from, to)
        ? `is closed for lunch from ${from} to ${to}`
        : whole,
  },
  // "Tuesday to Saturday. (lunch 12.30–1.15)": less than an hour and a half is a break, not a meal that is served.
  {
    pattern: new RegExp(
      `(?<=^|[.!] )(${dayName}(?:\\s?(?:-|–|to|and|&|,)\\s?${dayName})+)\\.? \\(lunch:? (${time})\\s?(-|–|to)\\s?(${time})\\)\\.?`,
      'giu',
    ),
    write: (whole, day = '', from = '', _, to = '') =>
      isShort(from, to) ? `Open ${day}. We close for lunch from ${from} to ${to}.` : whole,
  },
  {
    pattern: new RegExp(`(?<=\\d[ap]?m?) \\(lunch:? (${time})\\s?(-|–|to)\\s?(${time})\\)`, 'giu'),
    write: (whole, from = '', link = '', to = '') =>
      isShort(from, to) ? `, closed for lunch ${from} ${link} ${to}` : whole,
  },
  // "Tue 22 & Wed 23 Dec": both days of the month, each with its month.
  {
    pattern: new RegExp(
      `(?<!\\p{L})${dayName},? (\\d{1,2}) ?(&|and|,|-|–|to) ?${dayName},? (\\d{1,2}) ((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*)`,
      'giu',
    ),
    write: (_, first = '', link = '', last = '', month = '') =>
      `${first} ${month} ${link} ${last} ${month}`,
  },
  // "No late Friday in January and February, when we shut at 5", "August: no late Thursday, we do 9.30–5.30".
  {
    pattern: new RegExp(
      `(?<!\\p{L})no late (${dayName})(?: (?:opening|evening|night))?s? ((?:in|from|during|between) [^,.;]{3,40}?),? (?:when |then )?we (?:only )?${endVerb} at (${time})`,
      'giu',
    ),
    write: (whole, day = '', when = '', to = '') =>
      `${whole.startsWith('N') ? when.replace(/^./, (first) => first.toUpperCase()) : when} on ${day} we close at ${to}`,
  },
  {
    pattern: new RegExp(
      `(?<=:\\s)no late (${dayName})(?: (?:opening|evening|night))?s?,? (?:we do|we(?:'re| are) open|open|just|only|hours are) (${time}\\s?(?:-|–|to)\\s?${time})(?: like (?:the|all|any|every) other days?)?`,
      'giu',
    ),
    write: (_, day = '', span = '') => `${day} ${span}`,
  },
  // "Labor Day: usual Monday times": as on any other such day.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:the )?(?:regular|normal|usual) ${dayName} (?:schedule|hours|times|timetable|service)(?!\\p{L})`,
      'giu',
    ),
    write: () => 'usual hours',
  },
  // "In winter the Tuesday clinic closes at 16.00 instead of 19.00": until then on that day.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${dayName})['’]?s? (?:session|opening|hours|class|market|surgery|clinic)s? (?:ends?|finish(?:es)?|stops?|closes?|shuts?)(?: (?:early|earlier|late|later))?,? at (${time})(?:,? (?:instead of|not|rather than)(?: at)? ${time})?`,
      'giu',
    ),
    write: (_, day = '', to = '') => `${day} until ${to}`,
  },
  // "Every day but Monday": all days except one.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(every day|daily|all days|all week|seven days(?: a week)?|7 days(?: a week)?)(?: of the week)?,? but (?=(?:on )?(?:not )?${dayName}(?!\\p{L}))`,
      'giu',
    ),
    write: (_, all = '') => `${all} except `,
  },
  // "We close at 5 (4 on Sundays)", "open until 9 (Sat 6)": the time in the bracket is an end like the one before it.
  {
    pattern: new RegExp(
      `(?<!\\p{L})((?:until|till|${endVerb} at) ${time}) \\((?:(${time}) on (${days})|(${days}) (${time}))\\)`,
      'giu',
    ),
    write: (_, said = '', to = '', day = '', otherDay = '', otherTo = '') =>
      `${said}, ${day || otherDay} until ${to || otherTo}`,
  },
  // "Sun off" in a list of days.
  {
    pattern: new RegExp(`(?<!\\p{L})(${dayName}):? off(?=\\s*(?:[,;/|)]|\\.(?:\\s|$)|$))`, 'giu'),
    write: (_, day = '') => `${day} closed`,
  },
];

function isShort(from: string, to: string): boolean {
  const minutesOf = (said: string): number => {
    const [hour = 0, minute = 0] = said.split(/[:.]/).map((part) => Number.parseInt(part, 10) || 0);
    return (hour % 12) * 60 + minute;
  };
  const length = (minutesOf(to) - minutesOf(from) + 720) % 720;
  return length > 0 && length < 90;
}

/** A number of years behind someone is no time of day: "for children from 4". */
const ages: Partial<Record<LanguageCode, Rewrite>> = {
  en: {
    pattern:
      /(?<!\p{L})((?:kids|children|babies|toddlers|teens|adults|riders|ages?|aged) (?:from |over |under )?\d{1,2})(?=[,.;)]|$| and (?:up|over))/giu,
    write: (_, said = '') => `${said} years`,
  },
  de: {
    pattern:
      /(?<!\p{L})((?:kinder|jugendliche|erwachsene|personen|mädchen|jungen) (?:ab|bis|unter) \d{1,2})(?=[,.;)]|$)/giu,
    write: (_, said = '') => `${said} Jahren`,
  },
  es: {
    pattern:
      /(?<!\p{L})((?:niños|niñas|jóvenes|adultos|personas) (?:a partir de|desde|de|hasta) (?:los )?\d{1,2})(?=[,.;)]|$)/giu,
    write: (_, said = '') => `${said} años`,
  },
};

const clock = '\\d{1,2}(?:[:.]\\d{2})?';

const german: readonly Rewrite[] = [
  // "Sonn- und feiertags": both words share their end.
  {
    pattern: /(?<!\p{L})(sonn|sams)-\s?(und|u\.|&|\/|\+)\s?(feiertag(?:s|en|e)?)(?!\p{L})/giu,
    write: (_, day = '', link = '', other = '') =>
      `${day}tag${other.replace(/^feiertag/iu, '')} ${link} ${other}`,
  },
  // "Mittags von 12:30 bis 14 Uhr geschlossen": times in the middle of the day are a break.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:mittags|über mittag|in der mittagszeit),? (?:ist |sind wir |haben wir |bleibt )?von (${clock})(?: uhr)? bis (${clock}) uhr (?:ist |sind wir )?geschlossen`,
      'giu',
    ),
    write: (_, from = '', to = '') => `Mittagspause von ${from} bis ${to} Uhr`,
  },
  // "Mittwochs öffnen wir erst um 11 Uhr", "erst ab 11 Uhr geöffnet".
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:öffnen wir )?erst (?:um|ab) (${clock}) uhr(?: geöffnet)?`,
      'giu',
    ),
    write: (_, from = '') => `ab ${from} Uhr`,
  },
];

/** "Martes y Miércoles Santo": each of them is a day of that week. */
const spanish: readonly Rewrite[] = [
  {
    pattern:
      /(?<!\p{L})(lunes|martes|miércoles|miercoles|jueves)( (?:y|a|al|e) )(martes|miércoles|miercoles|jueves|viernes|sábado|sabado) santo(?!\p{L})/giu,
    write: (_, first = '', link = '', last = '') => `${first} Santo${link}${last} Santo`,
  },
  // "Cerrado al mediodía de 13:30 a 15:30": a break.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:cerrado|cerramos|se cierra) (?:al?|a) mediodía,? de (${clock}) a (${clock})`,
      'giu',
    ),
    write: (_, from = '', to = '') => `Pausa de mediodía de ${from} a ${to}`,
  },
];

const dutch: readonly Rewrite[] = [
  // "Zon- en feestdagen": both words share their end.
  {
    pattern: /(?<!\p{L})(zon|zater)- ?(en|&|\/) ?(feestdag(?:en)?)(?!\p{L})/giu,
    write: (_, day = '', link = '', other = '') =>
      `${day}dag${other.replace(/^feestdag/iu, '')} ${link} ${other}`,
  },
  // "Do koopavond tot 21 uur": only says that it's late.
  {
    pattern: /(?<!\p{L})koopavond(?::)? (?=(?:van |tot )?\d)/giu,
    write: () => '',
  },
];

const own: Partial<Record<LanguageCode, readonly Rewrite[]>> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
};

/** Sentences about times in the form that the rest of the reader knows. */
export function writePlainSentences(text: string, language: LanguageCode): string {
  const rewrites = [...(own[language] ?? []), ages[language]];
  const written = rewrites.reduce(
    (said, rewrite) => (rewrite ? said.replace(rewrite.pattern, rewrite.write) : said),
    text,
  );
  return language === 'en' ? writeOtherDays(joinDaysAndTimes(written)) : written;
}

/** "Open Monday to Saturday. From 8.30 to 6, Saturdays until 4": the days in one sentence, their times in the next. */
function joinDaysAndTimes(text: string): string {
  return text.replace(daysThenTimes, (_, said: string, times: string) => `${said}, ${times}`);
}

const daysThenTimes = new RegExp(
  `(?<=^|[.!] )((?:we(?:'re| are) )?(?:open )?(?:every day|daily|${dayName}(?:\\s?(?:-|–|to|through|and|&|,)\\s?${dayName})+))\\. ((?:we(?:'re| are)? )?(?:open )?(?:from )?${time}\\s?(?:-|–|to|until)\\s?${time})`,
  'giu',
);

/** "Thursday and Saturday from 7, other days from 9": those that haven't been named before. */
function writeOtherDays(text: string): string {
  const found = otherDays.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index);
  const named = week.filter(
    (day) =>
      new RegExp(`(?<!\\p{L})${day.slice(0, 3)}`, 'iu').test(before) ||
      new RegExp(`closed (?:on )?${day.slice(0, 3)}`, 'iu').test(after),
  );
  const isRange = new RegExp(`${dayName}\\s?(?:-|–|to|through|thru)\\s?${dayName}`, 'iu').test(
    before,
  );
  if (named.length === 0 || named.length === week.length || isRange) return text;
  const others = week.filter((day) => !named.includes(day));
  return `${before}${others.join(', ')}${text.slice(found.index + found[0].length)}`;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const otherDays =
  /(?<!\p{L})(?:(?:on )?(?:all |the )?other (?:week)?days|the other days)(?!\p{L})(?= (?:from|until|till|at|\d|we))/iu;

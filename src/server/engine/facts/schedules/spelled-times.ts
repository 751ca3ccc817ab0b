import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

const hours: Record<LanguageCode, string> = wordsOfEach(({ timeWords }) => timeWords.hours);

/** Between the ends of a span: "nine to five". */
const links: Record<LanguageCode, string> = wordsOfEach(({ timeWords }) => timeWords.spanLinks);

/** After the hour: "five-thirty". */
const minutes: Record<string, string> = {
  fifteen: '15',
  thirty: '30',
  'forty-five': '45',
};

/** A span that is counted in these is no time of day: "two to three weeks". */
const counted =
  '\\s(?:days?|weeks?|months?|years?|hours?|minutes?|people|persons?|guests?|nights?|times|pieces|bags?|cups?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|personen|nächte?n?|mal|días?|semanas?|meses|años|horas|minutos|personas|noches|veces|jours?|semaines?|mois|ans|heures|minutes|personnes|giorni|settimane|mesi|anni|ore|minuti|persone|dias|semanas|pessoas|dagen|weken|maanden|jaar|uur|minuten|dni|tygodni\\p{L}*|miesi\\p{L}*|lat|godzin\\p{L}*|minut\\p{L}*)';

type Matcher = { pattern: RegExp; values: ReadonlyMap<string, number> };
const matchers = new Map<LanguageCode, Matcher>();

function matcherOf(language: LanguageCode): Matcher {
  const known = matchers.get(language);
  if (known) return known;
  const words = hours[language].split(',');
  const minute = language === 'en' ? `(?:[- ](${Object.keys(minutes).join('|')}))?` : '()';
  const hour = `(${words.join('|')})${minute}`;
  const end = `(?:${hour}|(noon|midnight|\\d{1,2}(?:[:.]\\d{2})?))`;
  const matcher = {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${hour}|(noon|\\d{1,2}:\\d{2}))\\s(?:(?:o'clock|in the morning)\\s)?(${links[language]})\\s${end}(?![\\p{L}\\p{N}])(?!${counted})`,
      'giu',
    ),
    values: new Map(words.map((word, at) => [word, at + 1])),
  };
  matchers.set(language, matcher);
  return matcher;
}

/** Times that are written as words, in digits: "open eight to five-thirty" becomes "open 8 to 5:30". */
export function writeTimesInDigits(text: string, language: LanguageCode): string {
  return writeSpans(language === 'en' ? writeEnglish(text) : writeSpoken(text, language), language);
}

/** What stands before an hour in words, and the parts of an hour behind it. */
const spoken: Partial<Record<LanguageCode, { leads: string; parts: Record<string, number> }>> =
  wordsOfEach(({ timeWords }) => timeWords.spokenTimes);
const spokenPatterns = new Map<LanguageCode, RegExp>();

/** "Los viernes cerramos a las tres", "freitags bis halb drei". */
function writeSpoken(text: string, language: LanguageCode): string {
  const form = spoken[language];
  if (!form) return text;
  let pattern = spokenPatterns.get(language);
  if (!pattern) {
    const parts = Object.keys(form.parts).join('|');
    pattern = new RegExp(
      `(?<!\\p{L})(${form.leads}) (${hours[language].replaceAll(',', '|')})${parts === '' ? '()' : `(${parts})?`}(?![\\p{L}\\p{N}-])(?!${counted})`,
      'giu',
    );
    spokenPatterns.set(language, pattern);
  }
  const { values } = matcherOf(language);
  return text.replace(
    pattern,
    (whole: string, lead: string, word: string, part: string | undefined) => {
      const hour = values.get(word.toLowerCase());
      // "De ocho y media a seis" is a time, "de dos" may be anything.
      const isBare = language === 'es' && /^(?:de|a)$/i.test(lead);
      if (hour === undefined || (isBare && !part)) return whole;
      const sum = hour * 60 + (form.parts[part?.toLowerCase() ?? ''] ?? 0);
      const minute = sum % 60;
      return `${lead} ${(sum - minute) / 60}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
    },
  );
}

const englishHour = `(${hours.en.replaceAll(',', '|')}|\\d{1,2})`;
const partOfHour = new RegExp(
  `(?<!\\p{L})(half past|(?:a )?quarter past|(?:a )?quarter to) ${englishHour}(?![\\p{L}\\p{N}])`,
  'giu',
);
const atHour = new RegExp(
  `(?<!\\p{L})(at|by|until|till) ${englishHour}(?: o['’]clock)?(?=[.,;)]|$| (?:on|in the|and|but|from|every|sharp)(?!\\p{L}))`,
  'giu',
);

/** "Half nine to half twelve", "till half four": thirty minutes past, in British English. */
const halfHour = new RegExp(
  `(?<!\\p{L})((?:at|from|by|before|after|until|till|til|to|and|around|about|orders?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) )half (${hours.en.replaceAll(',', '|')})(?![\\p{L}\\p{N}-])|(?<!\\p{L})half (${hours.en.replaceAll(',', '|')}) (?=(?:to|until|till|til)(?!\\p{L}))`,
  'giu',
);

/** "Half past five", "a quarter to two", "we lock up at four". */
function writeEnglish(text: string): string {
  const { values } = matcherOf('en');
  const hourOf = (word: string): number => values.get(word.toLowerCase()) ?? Number(word);
  return text
    .replace(halfHour, (_, lead: string | undefined, hour: string | undefined, first: string) =>
      lead === undefined ? `${hourOf(first)}:30 ` : `${lead}${hourOf(hour ?? '')}:30`,
    )
    .replace(partOfHour, (whole: string, part: string, word: string) => {
      const hour = hourOf(word);
      if (hour < 1 || hour > 23) return whole;
      if (/^half/i.test(part)) return `${hour}:30`;
      if (/past$/i.test(part)) return `${hour}:15`;
      return `${hour === 1 ? 12 : hour - 1}:45`;
    })
    .replace(atHour, (_, lead: string, word: string) => `${lead} ${hourOf(word)}`);
}

function writeSpans(text: string, language: LanguageCode): string {
  const { pattern, values } = matcherOf(language);
  const write = (hour: string, minute: string | undefined): string => {
    const value = values.get(hour.toLowerCase()) ?? 0;
    return minute ? `${value}:${minutes[minute.toLowerCase()]}` : String(value);
  };
  return text.replace(
    pattern,
    (
      whole: string,
      from: string | undefined,
      fromMinute: string | undefined,
      noon: string | undefined,
      link: string,
      to: string | undefined,
      toMinute: string | undefined,
      other: string | undefined,
    ) => {
      const start = noon ?? (from === undefined ? '' : write(from, fromMinute));
      const end = other ?? (to === undefined ? '' : write(to, toMinute));
      return start === '' || end === '' ? whole : `${start} ${link} ${end}`;
    },
  );
}

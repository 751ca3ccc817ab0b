/** Days with a name of their own. Dates are computed in `facts/schedules/holidays.ts`. */
export const holidayIds = [
  'new-years-day',
  'epiphany',
  'mlk-day',
  'presidents-day',
  'valentines-day',
  'rose-monday',
  'shrove-tuesday',
  'ash-wednesday',
  'st-patricks-day',
  'maundy-thursday',
  'good-friday',
  'holy-saturday',
  'easter-sunday',
  'easter-monday',
  'easter-tuesday',
  'easter',
  'patriots-day',
  'freedom-day',
  'kings-day',
  'may-day',
  'constitution-day-pl',
  'liberation-day',
  'mothers-day',
  'ascension',
  'whit-sunday',
  'whit-monday',
  'corpus-christi',
  'memorial-day',
  'republic-day',
  'juneteenth',
  'fathers-day',
  'independence-day',
  'bastille-day',
  'assumption',
  'labor-day',
  'german-unity',
  'national-day-es',
  'columbus-day',
  'halloween',
  'reformation-day',
  'all-saints',
  'all-souls',
  'veterans-day',
  'thanksgiving',
  'day-after-thanksgiving',
  'thanksgiving-ca',
  'constitution-day-es',
  'immaculate-conception',
  'christmas-eve',
  'christmas-day',
  'boxing-day',
  'christmas',
  'new-years-eve',
  'lunar-new-year',
  'australia-day',
  'waitangi-day',
  'family-day',
  'womens-day',
  'st-josephs-day',
  'anzac-day',
  'early-may-bank-holiday',
  'victory-day',
  'victoria-day',
  'spring-bank-holiday',
  'portugal-day',
  'st-johns-day',
  'canada-day',
  'swiss-national-day',
  'civic-holiday',
  'summer-bank-holiday',
  'truth-and-reconciliation',
  'republic-day-pt',
  'austrian-national-day',
  'st-martins-day',
  'cup-day',
  'remembrance-day',
  'restoration-day',
  'st-nicholas-eve',
  'st-nicholas',
] as const;

export type HolidayId = (typeof holidayIds)[number];

export const seasonIds = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonId = (typeof seasonIds)[number];

export const mealIds = ['breakfast', 'brunch', 'lunch', 'afternoon', 'dinner'] as const;
export type MealId = (typeof mealIds)[number];

/** What opening hours can be for. Words of one topic mean the same thing in a question and in a heading. */
export const topicIds = [
  'shop',
  'restaurant',
  'cafe',
  'bar',
  'kitchen',
  'phone',
  'chat',
  'office',
  'practice',
  'workshop',
  'reception',
  'pickup',
  'terrace',
  'branch',
  'main-house',
  'counter',
  'pool',
  'gym',
  'outlet',
  'museum',
  'service',
  'check-in',
  'check-out',
  'emergency',
] as const;
export type TopicId = (typeof topicIds)[number];

/** Words that steer the reading of a line; each list holds words and phrases, "*" stands for any words between. */
export const senseIds = [
  'open',
  'opens',
  'closed',
  'closes',
  'hours',
  'from',
  'to',
  'until',
  'at',
  'on',
  'and',
  'daily',
  'weekdays',
  'weekend',
  'noon',
  'midnight',
  'clock',
  'am',
  'pm',
  'morning',
  'afternoon',
  'evening',
  'appointment',
  'always',
  'late',
  'sold-out',
  'usual',
  'except',
  'only',
  'even',
  'public-holidays',
  'of-month',
  'every',
  'last-orders',
  'break',
  'all',
  'no',
  'glue',
  'all-year',
  'season-word',
  'company-holiday',
  'unavailable',
] as const;
export type SenseId = (typeof senseIds)[number];

/** Signs of what a visitor asks. */
export const askIds = [
  'open',
  'opens',
  'closes',
  'hours',
  'latest',
  'later',
  'last-orders',
  'break',
  'continuous',
  'vacation',
  // On which days of the week it is closed.
  'closed-days',
  'visit',
  'question-word',
  'now',
  'today',
  'tomorrow',
  'tonight',
  'lunchtime',
  'reach',
  'when',
  'veto',
  'activity',
  'present',
  'ever',
  // Asks for a time without saying "open" or "close", so it may be about anything: "how late", "which days".
  'loose',
  // Somebody wants to come to the place, whatever for: "pop in", "drop off".
  'call-in',
] as const;
export type AskId = (typeof askIds)[number];

/** Templates of answers. `{when}` is a phrase such as "on Mondays", `{hours}` such as "from 9:00 to 18:00". */
export const phraseIds = [
  'yes',
  'no',
  'open',
  'closed',
  'opens',
  'closes',
  'span',
  'from',
  'until',
  'until-late',
  'until-sold-out',
  'always',
  'range',
  'and',
  'day-range',
  'on-date',
  'on-holiday',
  'date-range',
  'in-range',
  'meal',
  'only-meal',
  'no-meal',
  'last-orders',
  'before-closing',
  'break',
  'no-break',
  'between',
  'not-listed',
  'usual',
  'appointment',
  'only-weeks',
  'weeks',
  'otherwise-closed',
  'week',
  'closed-days',
  'later',
  'latest',
  'not-later',
  'today',
  'tomorrow',
  'now-open',
  'now-closed',
  'public-holidays',
  'reopens',
  'in-month',
  'closed-for',
  'season-open',
  'season',
  'clock-suffix',
  'not-open-at',
  'every-day',
  'no-activity',
  'weather',
] as const;
export type PhraseId = (typeof phraseIds)[number];

/** Everything one language says about days, dates and times. Accents and capitals are ignored when words are compared. */
export type CalendarWords = {
  /** Monday first; the first form is the one answers use. */
  weekdays: readonly (readonly string[])[];
  /** Abbreviations; they count only beside a time, another day or at the start of a line. */
  shortWeekdays: readonly (readonly string[])[];
  /** "on Mondays", Monday first. */
  onWeekday: readonly string[];
  months: readonly (readonly string[])[];
  shortMonths: readonly (readonly string[])[];
  /** Month names inside a date where they differ from the first form above. */
  monthsInDates?: readonly string[];
  holidays: Readonly<Partial<Record<HolidayId, readonly string[]>>>;
  seasons: Readonly<Record<SeasonId, readonly string[]>>;
  meals: Readonly<Record<MealId, readonly string[]>>;
  topics: Readonly<Record<TopicId, readonly string[]>>;
  senses: Readonly<Record<SenseId, readonly string[]>>;
  /** Said before a month: its first day, its middle, its last day. */
  monthParts: readonly [readonly string[], readonly string[], readonly string[]];
  /** Words above the columns of a table with a time in each: when it opens, closes, and lets the last people in. */
  columns: Readonly<Record<'opens' | 'closes' | 'last', readonly string[]>>;
  /** First to fifth, then last. */
  ordinals: readonly (readonly string[])[];
  /** Half past a full hour: words before ("half past 9") or after ("nueve y media") the hour. */
  halfAfter: readonly string[];
  /** "halb neun" is half an hour before nine. */
  halfBefore: readonly string[];
  /** What visitors do at a part of a business without naming it: "eat" for the kitchen. */
  uses: Readonly<Partial<Record<TopicId, readonly string[]>>>;
  ask: Readonly<Record<AskId, readonly string[]>>;
  /** Words of a question that carry no subject. */
  fillers: readonly string[];
  phrases: Readonly<Record<PhraseId, string>>;
  /** "{month} {day}" and "{month} {day}, {year}". */
  date: string;
  dateWithYear: string;
};

/** Words and phrases written in one line, separated by bars. */
export const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

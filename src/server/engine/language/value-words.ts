/** How amounts and sizes are said and asked for. Folded. */
export type ValueWords = {
  /** From one to twelve, separated by commas; forms of one number are separated by a slash. */
  counts: string;
  sizes: { small: string; middle: string; large: string; short?: string; long?: string };
  /** How measures and ages are asked for, separated by commas. */
  howBig: string;
  howOld: string;
  /** Units that the common list doesn't have, separated by commas. */
  units?: Readonly<Partial<Record<UnitName, string>>>;
  /** What a price is for, said by an adverb: "monthly". */
  periods?: Readonly<Partial<Record<Period, string>>>;
};

/** Spans that prices are given for. */
export type Period = 'minute' | 'hour' | 'day' | 'night' | 'week' | 'month' | 'year';

/** The first word of each unit in the common list (`measure-words.ts`). */
export type UnitName =
  | 'kg'
  | 't'
  | 'g'
  | 'lb'
  | 'oz'
  | 'mm'
  | 'cm'
  | 'm'
  | 'km'
  | 'mi'
  | 'inch'
  | 'ft'
  | 'm2'
  | 'sqft'
  | 'l'
  | 'cl'
  | 'ml'
  | 'gallon'
  | 'min'
  | 'h'
  | 'day'
  | 'night'
  | 'week'
  | 'month'
  | 'year'
  | 'people';

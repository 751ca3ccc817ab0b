/** Something in a sentence that must be true to the letter. */
export type Fact = { start: number; end: number } & (
  | { kind: 'link'; value: string }
  | { kind: 'email'; value: string }
  | { kind: 'phone'; value: string }
  | { kind: 'date'; days: readonly (readonly [day: number, month: number])[]; year: number | null }
  /** Minutes since midnight; `half` is unknown where neither am nor pm nor an hour above 12 tells. */
  | { kind: 'time'; minutes: number; half: 'known' | 'unknown' }
  /** `unit` is a currency, "%", a measure such as "day", or empty. */
  | {
      kind: 'amount';
      value: number;
      unit: string;
      isMoney: boolean;
      isLoose: boolean;
      canBeTime: boolean;
      /** The word after it when that is no unit: "3 rooms". */
      noun: string;
      /** What one pays this for: "$12 a day" is per day. Empty when it isn't said. */
      per: string;
    }
);

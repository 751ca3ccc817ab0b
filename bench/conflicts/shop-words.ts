/** What generated shops say, by language. Of each list, one half is for seeds that rules are tuned on, the other for those that are only reported. */
export type ShopWords = {
  currency: { write(value: number): string; rewrite(value: number): string };
  trades: { name: string; column: string; items: string[] }[];
  priceColumns: string[];
  /** "{item}" and "{price}" are filled in. */
  priceSentences: string[];
  priceQuestions: { question: string; answer: string }[];
  variants: [one: string, other: string][];
  seasons: [one: string, other: string];
  perDay: string[];
  perWeek: string[];
  hoursTitles: string[];
  week: { list: string; span: string; write(from: number, to: number): string }[];
  saturday: string[];
  saturdayQuestion: { question: string; answer: string }[];
  sunday: string;
  branches: [one: string, other: string];
  otherHours: string[];
  phones: string[];
  otherPhones: string[];
  shares: { one: string; other: string; look: string }[];
  dates: { one: string; other: string; look: string; days: [string, string] }[];
  yesNo: { yes: string; no: string; look: string }[];
  yesNoQuestions: { question: string; yes: string; no: string }[];
  periods: { one: string; other: string; look: string }[];
  free: { free: string; paid: string }[];
  noise: string[];
};

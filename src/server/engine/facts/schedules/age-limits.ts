import { foldText } from './fold-text.ts';
import type { ScheduleLine } from './schedule.ts';

/** Of adults: a class "from 4 years" has its own times. */
const ageLimit =
  /(?<!\d)(?:1[6-9]|2[01])(?:\s?\+|s? (?:and|or|&) (?:over|older|up)\b)|\bover[ -](?:1[6-9]|2[01])s?\b|\badults[ -]only\b|\bab (?:16|18|21) (?:jahren?|j\b)|\bnur (?:fur )?erwachsene\b|\bmayores de 1[68]\b|\bsolo adultos\b|\bplus de 1[68] ans\b|\breserve aux adultes\b|\bmaggiori di 1[68]\b|\bsolo (?:per )?adulti\b|\bmaiores de 1[68]\b|\bvanaf 1[68] jaar\b|\balleen volwassenen\b|\bod 1[68] lat\b/;

/** "From 7 pm it's 18 and over on Thursdays": who may come from then on, not when it opens. */
export const isAgeLimit = ({ kind, state, prose, spans, text }: ScheduleLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  prose === true &&
  spans.length > 0 &&
  spans.every(({ from, to }) => from === null || to === null) &&
  ageLimit.test(foldText(text));

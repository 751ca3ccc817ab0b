import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { FactColumn } from './fact-table.ts';

/** A column that says how many there are of each: called so, or by what a key says about it. */
export const isStockColumn = ({ name, role, meaning = '' }: FactColumn): boolean =>
  role === 'number' && (countHeader.test(name.trim()) || countMeant.test(meaning.trim()));

const countMeant =
  /^(?:how many|number of|wie viele|anzahl|cu[áa]nt[oa]s|combien|quanti)(?!\p{L})/iu;

const countHeader = withLanguages(
  'count-header',
  /^(?:how many|number|number of \p{L}+|no\. of \p{L}+|count|qty\.?|quantity|units|anzahl|stückzahl|cantidad|número|nombre|quantité|numero|quantità|quantidade|aantal|liczba|ilość)$/iu,
);

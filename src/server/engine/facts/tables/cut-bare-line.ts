import { withLanguages } from '#server/engine/language/with-languages.ts';
import {
  capitalize,
  capitalizeItem,
  isItemName,
  isUnfinished,
  listMark,
  longestName,
  tidyNote,
} from './item-name.ts';

/** "Mortice key 9.00", "Car key with chip from 95.00 - book first"; "Shared flat: 190" where the lines above speak of prices. */
export function cutBareLine(line: string, isOfPrices: boolean): string[] | null {
  const [, name = '', from = '', price = '', rest = ''] =
    bareCents.exec(line) ?? bareSpan.exec(line) ?? (isOfPrices ? bareWhole.exec(line) : null) ?? [];
  if (price === '' || !isItemName(name.trim())) return null;
  // "Chips, small 3.50 / large" has another price in it.
  if (/\d\s\/\s\p{L}/u.test(name)) return null;
  const unit = unitOfBare.exec(rest)?.[0] ?? '';
  // "Monday 8.30 – 5.30" are hours.
  if (/^\s?[–—-]\s?\d{1,2}[.:]\d{2}/.test(rest)) return null;
  return [
    name
      .replace(listMark, '')
      .replace(/[\s.…]{2,200}$/, '')
      .replace(/(?<!\s)\s*[–—-]$/, '')
      .trim(),
    `${from}${price}${unit}`,
    tidyNote(rest.slice(unit.length)),
  ];
}

/** "Plum sauce 10" in a document that says which currency its prices are in. */
export function cutWholeNumber(line: string): string[] | null {
  const [, name = '', price = ''] = wholeNumber.exec(line.replace(listMark, '')) ?? [];
  const isItem = price !== '' && isItemName(capitalizeItem(name)) && !isUnfinished(name);
  return isItem && !beforeNumber.test(name) ? [capitalize(name), price, ''] : null;
}

const wholeNumber = /^([^:.!?\d]{3,60}(?:\(\d{1,3}\))?)\s(\d{1,4})$/u;
/** "Room 12", "Table 4" and "from 9 to 5" end in numbers that are none. */
const beforeNumber = withLanguages(
  'numbered-thing',
  /(?<!\p{L})(?:rooms?|tables?|pages?|no|nr|number|level|floor|unit|suite|lane|court|track|line|bus|ages?|under|over|phone|tel|zimmer|tisch|seite|nummer|stufe|etage|alter|unter|über|linie|habitación|mesa|página|número|nivel|edad|chambre|page|numéro|niveau|étage|âge|camera|tavolo|pagina|numero|quarto|kamer|tafel|nummer|pokój|stolik|strona|numer|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\.?$/iu,
);

/** A line that ends in a number with cents. */
export const endsInCents = (line: string): boolean =>
  line.length <= longestName && bareCents.test(line);

const unitOfBare = /^\s(?:pp|p\.p\.?|each|(?:per|pro|je|por|par)\s\p{L}{1,15})(?!\p{L})/iu;
const bareCents =
  /^([^:.]{2,60}?):?\s((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,4}[.,]\d{2})((?:\s[–—(-]|,\s|\s(?=(?:each|pp|p\.p|per|pro|je|por|par)(?!\p{L}))).{1,120})?$/iu;
/** "Single room   from 76 per night": what follows makes the number a price. */
const bareSpan =
  /^([^:.\d]{2,60}?):?\s{1,20}((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,5}(?:[.,]\d{2})?\s(?:per|pro|por|par|je)\s(?:night|day|hour|week|month|person|head|adult|nacht|tag|stunde|woche|monat|person|noche|día|hora|semana|mes|persona|nuit|jour|heure|semaine|mois|personne))((?:,\s|\s\().{1,120})?$/iu;
const bareWhole =
  /^([^:]{2,60}):\s((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,5}(?:[.,]\d{2})?)((?:\s[–—(-]|,\s|\s(?=(?:pp|p\.p|per|each|pro|je|por|par)(?!\p{L}))).{1,120})?$/iu;

/** "Brake cable ..... 18.50": the dots lead to a price although it has no sign. A comma or brackets set a remark apart. */
export function cutDottedLine(line: string): string[] | null {
  const [, name = '', from = '', price = '', rest = ''] = dotted.exec(line) ?? [];
  return price !== '' && isItemName(name.trim())
    ? [name.replace(listMark, '').trim(), from + price, tidyNote(rest)]
    : null;
}

const dotted =
  /^([^.…]{2,60})(?:\.{2,120}|…{1,40}|(?:\s\.){1,60})\s{0,4}((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,4}(?:[.,]\d{2})?)((?:,\s|\s?\()\S.{0,120})?$/iu;

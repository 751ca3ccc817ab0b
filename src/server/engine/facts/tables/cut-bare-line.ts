import { isItemName, listMark, longestName, tidyNote } from './item-name.ts';

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

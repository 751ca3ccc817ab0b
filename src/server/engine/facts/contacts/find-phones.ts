import { findChannel } from './contact-vocabulary.ts';
import type { FoundValue } from './found-value.ts';

/**
 * Phone, fax and messenger numbers in a line. A number that no word nearby calls a phone must look like one; prices,
 * dates, times, postcodes and registration numbers never count.
 */
export function findPhones(line: string): FoundValue[] {
  const found: FoundValue[] = [];
  for (const match of line.matchAll(numbers)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = match[0];
    const before = line.slice(Math.max(0, start - 40), start);
    const after = line.slice(end, end + 24);
    if (/[\p{L}\p{N}#@/=_€$£-]$/u.test(before) || /^[\p{L}\p{N}@_]/u.test(after)) continue;
    if (/[€$£%°]\s?$/.test(before) || unit.test(after)) continue;
    const lead = before.slice(before.search(/[^\d,;|\n]*$/));
    const named = nameOf(lead, after);
    if (registration.test(lead) && !named) continue;
    if (!isPhone(value, named !== null)) continue;
    const channel = /what.?s ?app/i.test(lead + after) ? 'WhatsApp' : named === 'text' ? 'SMS' : '';
    const kind = named === 'fax' ? 'fax' : named === 'text' ? 'messenger' : 'phone';
    found.push({
      kind,
      value: value.trim(),
      channel: kind === 'messenger' ? channel : '',
      start,
      end,
    });
  }
  return found;
}

const numbers =
  /\b1[- ]8\d\d[- ](?:\d{3}[- ])?[A-Z]{4,7}\b|(?:\+ ?|\()?\d(?:\d|\((?=\d{1,5}\))|\)(?=[ \d./-])|[ \u00a0./–-]{1,3}(?=\d|\(\d{1,5}\))){4,24}(?:(?:,? (?:ext|extension|x|durchwahl|dw|int|toestel|poste)\.? ?)\d{1,5})?/giu;
const unit =
  /^\s?(?:€|\$|£|%|°|eur\b|usd\b|gbp\b|zł|cm\b|mm\b|km\b|kg\b|g\b|ml\b|lux\b|uhr\b|[ap]\.?m\b|h\b|min\b|pieces\b|stück\b)/i;
const registration =
  /\b(?:vat|tax|ust|ustid\S*|steuer\S*|kvk|btw|hr[ab]|handelsregister\S*|siret|siren|rcs|tva|nif|cif|dni|nie|piva|iva|rea|iban|bic|swift|ein|reg(?:istration|istered|istro)?|company|charity|order|invoice|rechnung\S*|bestell\S*|kunden\S*|konto\S*|account|isbn|issn|ean|gtin|sku|article|artikel\S*|art|item|model|serial|licen[cs]e|lic|permit|nip|regon|krs|cnpj|cpf|nipc|p\.iva|c\.f|id|ref|code|bsn|gln|dun|policy|blz|ik)\b[^\p{L}]{0,6}(?:(?:no|nr|number|nummer|num|n|id|identnr|code)\b\W{0,4})?(?:[A-Z]{2}\s?)?$/iu;

function nameOf(lead: string, after: string): 'phone' | 'fax' | 'text' | null {
  const inside = /^\s?\(([^)]{2,20})\)/.exec(after)?.[1] ?? '';
  const words = lead.trim().split(/\s+/).slice(-5).join(' ');
  for (const text of [inside, words]) {
    const channel = findChannel(text);
    if (channel === 'phone' || channel === 'fax' || channel === 'text') return channel;
  }
  return null;
}

/** Groupings of the countries whose numbers start with neither + nor 0 nor a bracket. */
const nationalGroups = [
  /^(?:1[ .-])?[2-9]\d{2}[ .-]\d{3}[ .-]\d{4}$/,
  /^[6-9]\d{2}([ .-])\d{3}\1\d{3}$/,
  /^[6-9]\d{2}([ .-])\d{2}\1\d{2}\1\d{2}$/,
  /^[89]\d([ .-])\d{3}\1\d{2}\1\d{2}$/,
  /^[1-9]\d ([1-9]\d{2}) \d{2} \d{2}$/,
  /^3\d{2}[ .]\d{3}[ .]?\d{4}$/,
  /^[6-9]\d{8}$/,
  /^1[38]00 \d{3} \d{3}$/,
];

function isPhone(text: string, isNamed: boolean): boolean {
  if (/[a-z]{4}/i.test(text) && !/\d{5}/.test(text)) return true;
  const value = text
    .replace(/,? (?:ext|extension|x|durchwahl|dw|int|toestel|poste)\b.*$/i, '')
    .trim();
  const digits = value.replace(/\D/g, '');
  if (digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  if ((value.match(/\(/g)?.length ?? 0) !== (value.match(/\)/g)?.length ?? 0)) return false;
  if (isDateOrTime(value)) return false;
  if (value.startsWith('+')) return digits.length >= 8;
  if (isNamed) return digits.length >= 6 && !/^\d{1,2} ?[–-] ?\d{1,2}\b/.test(value);
  if (/^\(\d{2,5}\)/.test(value)) return digits.length >= 8;
  if (/^0/.test(value)) return digits.length >= 8 && digits.length <= 13 && !/^0[.,]/.test(value);
  return nationalGroups.some((group) => group.test(value));
}

function isDateOrTime(value: string): boolean {
  return (
    (/^\d{1,2}[./ -]{1,2}\d{1,2}[./ -]{1,2}(?:19|20)?\d{2}(?:\D|$)/.test(value) &&
      value.replace(/\D/g, '').length <= 8) ||
    /^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}$/.test(value) ||
    /^\d{1,2}(?:[.:]\d{2})? ?[–-] ?\d{1,2}(?:[.:]\d{2})?$/.test(value) ||
    /^(?:19|20)\d{2} ?[–/-] ?(?:19|20)?\d{2}$/.test(value)
  );
}

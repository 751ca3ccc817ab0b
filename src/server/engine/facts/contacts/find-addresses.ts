import type { FoundValue } from './found-value.ts';

/**
 * Postal addresses in a line whose line breaks are kept as "\n": a postcode with its city, and left of it the street
 * with its number. The parts are joined by commas.
 */
export function findAddresses(written: string): FoundValue[] {
  const found: FoundValue[] = [];
  // "Mill Lane 3 (above the bakery), 34246 Elmstead": what is added to the number isn't part of the address.
  const text = written.replace(added, (part) => ' '.repeat(part.length));
  let from = 0;
  for (const match of text.matchAll(postcodeCity)) {
    if (match.index < from) continue;
    const left = text.slice(Math.max(from, match.index - 140), match.index);
    const street = findStreet(left, match[0]);
    if (!street) continue;
    const start = match.index - left.length + street.start;
    const city = cutCity(match[0]);
    const end = match.index + city.length;
    found.push({ kind: 'address', value: tidy(`${street.text}${city}`), channel: '', start, end });
    from = end;
  }
  if (found.length === 0) {
    const plain = streetOnly.exec(text);
    if (plain) {
      const start = plain.index + plain[0].length - (plain[1]?.length ?? 0);
      const value = tidy(plain[1] ?? '');
      found.push({
        kind: 'address',
        value,
        channel: '',
        start,
        end: start + (plain[1]?.length ?? 0),
      });
    }
  }
  return found;
}

const added =
  /(?<=\p{L} \d{1,4} ?[a-z]?) \([^)\n]{2,40}\)(?=,? )|(?<=\d [\p{L} '’-]{3,40}) \([^)\n\d]{2,40}\)(?=,|\n)/gu;

const name = "\\p{Lu}[\\p{L}.'’-]{0,40}";
const link =
  '(?:im|am|an der|am|in|de|del|della|di|la|le|les|sur|sous|aan|den|der|ob|upon|on|the|y|do|da)';
const city = `${name}(?:[ -](?:${link} ){0,3}${name}){0,3}`;
const states =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|NSW|VIC|QLD|TAS|ACT|ON|BC|QC|AB|MB|SK|NS|NB';
const provinces =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon';
const eircode = '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) [\\dA-Z]{4}';
const stateCode = new RegExp(`\\b(?:${states}),? \\d`);
/** A postcode with its city, in the order each country writes them. */
const postcodeCity = new RegExp(
  [
    `(?:${city},? )?\\b(?:${states}),? (?:\\d{5}(?:-\\d{4})?|\\d{4}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)\\b`,
    `(?:${city},? )?(?:${provinces}),? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d\\b`,
    `(?:${city},?[ \\n])?(?:Co\\.? ${name},? )?\\b${eircode}\\b`,
    `(?:${city},?[ \\n])?\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b`,
    `\\b\\d{4} ?[A-Z]{2}[ ,]{1,2}${city}`,
    `\\b\\d{2}-\\d{3} ${city}`,
    `\\b\\d{4}-\\d{3} ${city}`,
    `\\b(?:[A-Z]{1,2}-)?\\d{4,5},? ${city}(?: \\([A-Z]{2}\\))?`,
    `${city} \\d{4}\\b(?!\\d| ?%)`,
  ].join('|'),
  'gu',
);
/** The patterns tell names by their capital letters, so words of either case are spelled out. */
const anyCase = (words: string): string =>
  words.replace(
    /(^|\|)(\p{L})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );
const streetWords = anyCase(
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|highway|hwy|parkway|pkwy|terrace|row|quay|close|crescent|wharf|mews|walk|hill|gate|yard|broadway|parade|green|alley|circle|plaza|pike|trail|turnpike|route',
);
const frenchStreets = anyCase(
  'rue|avenue|av\\.?|boulevard|bd\\.?|place|quai|chemin|allée|impasse|cours|route|passage|square',
);
const numberFirst = new RegExp(
  `(?:^|[\\s,·|(])((?:(?:[Uu]nit|[Ss]uite|[Ff]lat|[Ss]hop|[Nn]o\\.?) )?\\d{1,5}[a-z]?(?: ?[-–/] ?\\d{1,5})?(?: ?(?:bis|ter))?,? (?:(?:[NSEW]\\.?|[NS][EW]|North|South|East|West) )?(?:(?:${frenchStreets})(?![\\p{L}])[^,\\n·|]{2,40}|(?:${name} ){1,4}(?:${streetWords})\\b\\.?))`,
  'u',
);
const numberLast =
  /(?:^|[\n,·|(:–]\s{0,9}|\s-\s)((?:\p{Lu}|d['’]|ul\.|al\.|c\/|av|calle|plaza|paseo|ronda|camino|carretera|rua|rúa|via|viale|piazza|corso|praça)[\p{L}.'’º/ -]{1,45}?,? (?:n[.º°]? ?|nº ?|nr\.? ?)?\d{1,4} ?[a-zA-Z]?(?: ?[-/–] ?\d{1,4} ?[a-z]?)?(?:,? (?:bajo|local|piso|bus|int\.?|lok\.?|m\.?|esc\.?|\d{1,2}[.ºª°oa]{1,2}(?!\p{L}))[^,\n·|]{0,14})?)(?=[\s,·|–-]*(?:$|[\n,·|]))/u;

const numberAndName = new RegExp(
  `(?:^|[\\s,·|(])(\\d{1,4}[a-z]? ${name}(?: ${name}){0,3})(?= *[,\\n·|])`,
  'u',
);
const streetWithoutNumber = new RegExp(
  `(?:^|[\\n,·|(]\\s{0,4})((?:${name} ){1,3}(?:${streetWords})\\b)(?=[,\\n·|])`,
  'u',
);

/** The street part at the end of what stands left of a postcode, with the parts in between: floor, district, city. */
function findStreet(left: string, anchor: string): { text: string; start: number } | null {
  const first = lastMatch(left, numberFirst);
  if (first) {
    const unit = /(?:[Uu]nit|[Ss]uite|[Ff]lat|[Ss]hop|[Nn]o\.?) $/.exec(
      left.slice(0, first.start),
    )?.[0];
    const start = first.start - (unit?.length ?? 0);
    // "We're at 5 Mill Road. Version of May 2026": a year in the next sentence is no postcode.
    if (/ (?:19|20)\d{2}$/.test(anchor) && /\p{Ll}{3}\.\s/u.test(left.slice(start))) return null;
    return { text: left.slice(start), start };
  }
  // "Levin 5573": four digits after a name are a postcode only when a whole street is on the left.
  if (/^\p{Lu}.* \d{4}$/u.test(anchor) && !stateCode.test(anchor)) return null;
  // A postcode of letters and digits is no other number, so the street needs no "Road" or "Lane".
  const lettered = /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(anchor);
  const plain = lettered ? lastMatch(left, numberAndName) : null;
  if (plain) return { text: left.slice(plain.start), start: plain.start };
  const rural =
    lettered || new RegExp(`${eircode}$`).test(anchor)
      ? lastMatch(left, streetWithoutNumber)
      : null;
  if (rural) return { text: left.slice(rural.start), start: rural.start };
  const last = lastMatch(left, numberLast);
  if (!last) return null;
  const between = left.slice(last.end);
  if (between.replace(/[\s,·|–-]/g, '').length > 30 || /[.!?:]\s/.test(between)) return null;
  // Five digits and a capital letter are also an article with its name: the street must stand right beside them.
  if (/^\d{4,5},? /.test(anchor) && /\p{L}/u.test(between)) return null;
  return { text: left.slice(last.start), start: last.start };
}

function lastMatch(text: string, pattern: RegExp): { start: number; end: number } | null {
  let result: { start: number; end: number } | null = null;
  let offset = 0;
  for (let round = 0; round < 6; round += 1) {
    const match = pattern.exec(text.slice(offset));
    if (!match) break;
    const end = offset + match.index + match[0].length;
    const start = end - (match[1]?.length ?? 0);
    result = { start, end };
    offset = start + 1;
    while (offset < text.length && /[\p{L}\d]/u.test(text[offset] ?? '')) offset += 1;
  }
  return result;
}

/** "We're at 14 Harbour Lane" and "Address: …": a street without a postcode counts only where words announce it. */
const announced = anyCase(
  'address|adresse|anschrift|standort|dirección|direccion|indirizzo|endereço|morada|adres|bezoekadres|location',
);
const streetOnly = new RegExp(
  `(?:\\b(?:${announced})\\s?:\\s*|\\b(?:[Ll]ocated at|[Ff]ind us at|[Vv]isit us at|[Ww]e(?:'|’| a)re at|[Cc]ome to) )(\\d{1,5}[a-z]? (?:[NSEW]\\.? )?(?:${name} ){1,4}(?:${streetWords})\\b\\.?(?:,? ${city}){0,2}|[\\p{Lu}c][\\p{L}.'’/ -]{2,40},? \\d{1,4}[a-z]?(?:,? ${city}){0,2})`,
  'u',
);

/** A city ends where a country or the next word of the line begins; a name of one word may be followed by another line. */
function cutCity(text: string): string {
  const country =
    / (?:The Netherlands|Nederland|Germany|Deutschland|Spain|España|France|Italy|Italia|Portugal|Poland|Polska|Austria|Österreich|Switzerland|Schweiz|United Kingdom|UK|USA)$/;
  return text
    .replace(nextSentence, '')
    .replace(country, '')
    .replace(/ (?:Tel|Telefon|Phone|Email|E-Mail|Mail|Fax|Mo|Open|Öffnungszeiten)\.?$/u, '');
}

/** "04177 Lindenau. Tram 7": the name ends with its sentence; "St. Gallen" doesn't. */
const nextSentence = /(?<=\p{Ll}{4})\.\s.*$/u;

function tidy(text: string): string {
  return text
    .replace(/(?<!\s)\s*[\n·|]\s*/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(/(\d ?[a-z]?) (?=\d{4} ?[A-Z]{2}\b|\d{5} |\d{2}-\d{3} )/g, '$1, ')
    .replace(
      /((?:\d(?:st|nd|rd|th) floor|(?:[Ss]uite|[Uu]nit|[Aa]pt\.?|[Ss]te\.?) [^\s,]+)) (?=\p{Lu}\p{Ll})/gu,
      '$1, ',
    )
    .replace(
      new RegExp(`\\b(${streetWords})\\.? (?=\\p{Lu}\\p{Ll}+,? [A-Z]{2},? \\d{5})`, 'gu'),
      '$1, ',
    )
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/^[\s,(]+|(?<![\s,.(])[\s,.(]+$/g, '');
}

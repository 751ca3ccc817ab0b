/** Tells the lines that stand for themselves (hours, labels, columns) from lines that run on, in any supported language. */

const dayNames = [
  'mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?',
  'mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|sonnabends?|so(?:nntags?)?',
  'lun(?:es|di|ed[iì])?|mar(?:tes|di|ted[iì])?|mi[eé](?:rcoles)?|mer(?:credi|coled[iì])?|jue(?:ves)?|jeu(?:di)?|gio(?:ved[iì])?|vie(?:rnes)?|ven(?:dredi|erd[iì])?|s[aá]b(?:ados?|ato)?|sam(?:edi)?|dom(?:ingos?|enica)?|dim(?:anche)?',
  'seg(?:unda)?(?:-feira)?|ter(?:ça)?(?:-feira)?|qua(?:rta)?(?:-feira)?|qui(?:nta)?(?:-feira)?|sex(?:ta)?(?:-feira)?',
  'ma(?:andag)?|dinsdag|wo(?:ensdag)?|donderdag|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?',
  'pon(?:iedzia[łl]ek)?|wt(?:orek)?|[śs]r(?:oda)?|czw(?:artek)?|pt|pi[ąa]tek|sob(?:ota)?|nd|niedz(?:iela)?',
].join('|');

const startsWithDay = new RegExp(`^(?:${dayNames})\\.?(?=[\\s,:;/&+–—-]|$)`, 'iu');
const onlyDays = new RegExp(
  `^(?:${dayNames})\\.?(?:\\s*(?:[,/&+–—-]|to|bis|und|and|a|al|y|e|et|au|t/m|tot|en|do|i|à)\\s*(?:${dayNames})\\.?)*$`,
  'iu',
);
const closedWords =
  /^(?:closed|geschlossen|ruhetag|zu|cerrado|ferm[ée]e?|chiuso|fechado|encerrado|gesloten|dicht|nieczynne|zamkni[ęe]te|open|yes|no|ja|nein|nee|s[ií]|oui|non|sim|n[ãa]o|tak|nie|x|✓|✗|✔)$/i;
/** What a day may have in place of times. */
const timeless =
  /(?<!\p{L})(?:closed|geschlossen|ruhetag|cerrado|ferm[ée]e?|chiuso|fechado|encerrado|gesloten|nieczynne|zamkni[ęe]te|by app(?:oin)?t(?:ment)?|by (?:prior )?arrangement|appointment only|nach (?:vereinbarung|absprache|terminvereinbarung)|mit termin|auf anfrage|con cita|cita previa|sur rendez-vous|su appuntamento|por marcação|op afspraak|po uzgodnieniu)(?!\p{L})/iu;

/** "Mon–Fri", "Samstag": nothing but days. */
export const isDays = (text: string): boolean => text.length <= 80 && onlyDays.test(text);

/** "Mo–Fr 6:30 – 18:30", "Sunday closed". */
export function isHoursLine(line: string): boolean {
  return line.length <= 160 && startsWithDay.test(line) && (/\d/.test(line) || timeless.test(line));
}

/** What a table says instead of a value: it can fill a cell, but never head a column. */
export const isStateWord = (text: string): boolean => closedWords.test(text);

/** "Phone: 555 01 23", "Parking: behind the house": a short name, a colon, and what it is. */
export function isLabelLine(line: string): boolean {
  const label = /^([\p{L}\p{N}(][^:!?;]{0,59}?)\s*:(?!\/\/)(?:\s+\S|$)/u.exec(line)?.[1];
  if (!label || !/\p{L}/u.test(label) || /\p{Ll}{3}\.\s/u.test(label)) return false;
  return label.split(/\s+/).length <= (/^\p{Ll}/u.test(label) ? 1 : 7);
}

/** "Step 2: …": numbered like a section rather than labelled like a fact. */
export const isNumberedLabel = (line: string): boolean => /^\p{L}+ \d{1,2}:\s/u.test(line);

export const hasContact = (line: string): boolean =>
  /\S@[^\s@]+\.\S|^(?:\+|00)\d[\d\s/().-]{6,}|^\(?0\d[\d\s/().-]{5,}$|\(\d{3}\)\s*\d{3}/.test(
    line.slice(0, 300),
  );

const postcode =
  /(?:^|[\s,])(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2})(?=[\s,]|$)/;
export const hasPostcode = (line: string): boolean => postcode.test(line);
const endsSentence = /[.!?…。！？]["'”’)]*$/;
const shortLine = 90;

/** Lines parted by a break inside one paragraph: lists stay apart, a postal address stays together, wrapped prose is joined. */
export function separateLines(lines: readonly string[]): string[] {
  const parts: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    parts.push(...joinRun(run));
    run = [];
  };
  for (const line of lines.map((one) => one.trim())) {
    if (line === '') close();
    else if (isHoursLine(line) || isLabelLine(line) || hasContact(line)) {
      close();
      parts.push(line);
    } else run.push(line);
  }
  close();
  return parts;
}

function joinRun(run: readonly string[]): string[] {
  const short = run.every((line) => line.length <= shortLine && !endsSentence.test(line));
  if (run.length > 1 && run.length <= 7 && short && run.some(hasPostcode))
    return [run.map((line) => line.replace(/,$/, '')).join(', ')];
  const parts: string[][] = [];
  for (const line of run) {
    const open = parts.at(-1);
    const runsOn = open && !endsSentence.test(open.at(-1) ?? '') && /^\p{Ll}/u.test(line);
    if (runsOn) open.push(line);
    else parts.push([line]);
  }
  return parts.map((part) => part.join(' '));
}

/** Parts of a line set apart by tabs: the first names the others. */
export function joinTabs(line: string): string {
  const [label = '', ...values] = line
    .split('\t')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (values.length === 0) return label;
  return `${label}${/[:.,;–—-]$/.test(label) ? '' : ':'} ${values.join(', ')}`;
}

const longestLead = 120;

/** "How do I pay?" in bold before its answer on the same line heads it; a name in bold before a text doesn't. */
export function isBoldLead({ lead, rest }: { lead: string; rest: string }): boolean {
  const start = lead.trim();
  if (start.length > longestLead || !/\p{L}/u.test(start) || isHoursLine(start)) return false;
  if (!/[?？.!]["'”’)]*$/u.test(start) || /\d\.$/.test(start)) return false;
  return rest.trim().split(/\s+/).length >= 3 && start.split(/\s+/).length >= 2;
}

export const listMark = /^(?:[•●▪‣◦·*+–—-]|\d{1,3}[.)]|[a-zA-Z][.)])\s+/;

const longestCapitals = 80;

/** "LAST ORDERS (kitchen)", "2) WORKSHOP". */
export function isCapitals(text: string): boolean {
  if (text.length > longestCapitals) return false;
  const name = text.replace(/\([^)]{0,200}\)/g, '').trim();
  return (
    /\p{Lu}[\p{Lu}\s\p{Pd}'’&/]{0,200}\p{Lu}\p{Lu}/u.test(name) &&
    !/\p{Ll}|[.!,;]$|\d{3}|@/u.test(name) &&
    !(listMark.test(name) && /^[^\d\p{L}]/u.test(name))
  );
}

/** "Lantern set - $40", "Ginger fizz — M 4.20 / L 5.10": a line of a price list. */
export const isPricedLine = (text: string): boolean =>
  text.length <= longestPriced && (holdsPrice.test(text) || holdsRand.test(text));

const longestPriced = 120;
/** "R80", which without capitals is only part of a code. */
const holdsRand = /(?<![\p{L}\d])R\s?\d{2,5}(?![\d\p{L}])/u;
const holdsPrice = /[€$£]\s?\d|\d\s?(?:€|EUR|euros?|zł)|\d[.,]\d\d(?!\d)/i;

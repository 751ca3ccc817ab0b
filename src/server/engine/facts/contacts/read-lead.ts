import { tidyLabel, withoutChannel } from './contact-label.ts';
import { anyLanguage, findChannel, plainWords } from './contact-vocabulary.ts';

export type Lead = {
  label: string;
  person: string;
  note: string;
  context: string;
  /** The words right before the value, which may name its channel. */
  channelText: string;
  /** Only "or", a comma or a channel word stands between this value and the one before: they belong together. */
  isSame: boolean;
};

/** Reads what stands around a value: "Billing: Ana Ruiz, …" is a label and a person, "write to Ana (…" a sentence. */
export function readLead({
  lead,
  tail,
  isFirst,
  isLast,
}: {
  lead: string;
  tail: string;
  isFirst: boolean;
  isLast: boolean;
}): Lead {
  const note = readNote(tail, isLast);
  const piece = lastPiece(isFirst ? lead : lead.replace(/^\s*\([^)]{0,80}\)/, ''));
  const open = piece
    .trim()
    .replace(/(?<![([–-])[([–-]+$/, '')
    .trim();
  const plain = plainWords(open);
  const result: Lead = {
    label: '',
    person: '',
    note,
    context: '',
    channelText: open,
    isSame: false,
  };
  const person =
    /(?:contact|ansprechpartner\w*|contacto|contatto|contactpersoon|ask for|kontakt)\s?:\s*(.+)$/iu.exec(
      note,
    )?.[1];
  if (person && names.test(person.trim())) result.person = person.trim();
  if (
    onlyJoins.test(plain) ||
    (!isFirst &&
      isOnlyChannel(plain) &&
      !/[.\n·|]/.test(lead.trim().slice(0, 1)) &&
      !/[\n·|]|[.!?]\s/.test(lead))
  ) {
    result.isSame = true;
    return result;
  }
  if (isOnlyChannel(plain)) {
    // "Lost something? Write to …": the question says what it is for.
    result.context =
      /(?<![^.!?\n])([^.!?\n]{3,80}\?)\s[^.!?\n]{0,60}$/.exec(lead)?.[1]?.trim() ?? '';
    return result;
  }
  const colon = open.lastIndexOf(':');
  const label = colon < 0 ? '' : open.slice(0, colon);
  const rest = colon < 0 ? open : open.slice(colon + 1);
  const restName = withoutChannel(rest)
    .replace(/(?<![,;(–-])[,;(–-]+$/, '')
    .trim();
  if (label !== '') {
    // "Sales: Phone: …" has its purpose before the first colon.
    const own = withoutChannel(tidyLabel(lastLabel(label)));
    result.note = note || (/\(([^)]{3,80})\)\s*$/.exec(label)?.[1] ?? '');
    if (own === '') return result;
    if (names.test(restName)) result.person = restName;
    const leading = /^(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) \p{Ll}/u.exec(own)?.[1];
    if (isLabel(own) && !leading) result.label = own;
    else {
      result.context = sentenceOf(lead, tail);
      if (leading) result.person = leading;
    }
    return result;
  }
  // "Phone (workshop)": what is added to the channel is what it is for.
  const added = /^[^(]{2,30}\(([^()\d]{2,40})\)$/u.exec(open)?.[1] ?? '';
  const bare = withoutChannel(tidyLabel(open)) || tidyLabel(added);
  if (
    isLabel(bare) &&
    bare.split(' ').length <= 6 &&
    (findChannel(open) !== null || /^[^.]*$/.test(open)) &&
    !hasVerb(bare)
  ) {
    if (names.test(bare) && bare.includes(' ') && /[,(–-]\s*$/.test(piece)) result.person = bare;
    else if (findChannel(open) !== null || standsAlone(lead, piece, tail)) result.label = bare;
    else result.context = sentenceOf(lead, tail);
    return result;
  }
  result.context = sentenceOf(lead, tail);
  result.person = result.person || namedInSentence(open);
  return result;
}

/** "Office & bookings 0123 456" fills a line or a column by itself, so the words before the value are its label. */
function standsAlone(lead: string, piece: string, tail: string): boolean {
  const start = lead.slice(0, lead.length - piece.length);
  const head = start.trimEnd();
  const isAtStart = head === '' || /[·|•]$/.test(head) || start.slice(head.length).includes('\n');
  const isShort = piece.trim().split(/\s+/).length <= shortLabel;
  const isApart = isShort || /^\s*(?:$|[\n·|•(])|^ {2}/.test(tail);
  return isAtStart && isApart && /^\s*\p{Lu}/u.test(piece);
}

const shortLabel = 2;
const names =
  /^(?:(?:Mr|Mrs|Ms|Dr|Frau|Herr|Sra?|Dra?|Mme|M|Sig|Sig\.ra|Dott|Dhr|Mevr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const onlyJoins = /^(?:(?:or|and|oder|und|o|y|ou|et|e|of|en|lub|i|also|auch) ?)*$/;
const isOnlyChannel = (plain: string): boolean => {
  let rest = plain;
  for (const matcher of Object.values(anyLanguage.channel)) rest = matcher.remove(rest);
  return anyLanguage.stop.remove(rest) === '';
};
const hasVerb = (text: string): boolean =>
  /(?:^| )(?:us|we|you|me|to|on|auf|wir|uns|sie|ihr|nous|vous|nos|os|at|under|unter|an|please|bitte)(?: |$)/i.test(
    ` ${text} `,
  );

function isLabel(text: string): boolean {
  const count = text.split(/\s+/).length;
  return (
    text !== '' &&
    count <= 7 &&
    text.length <= 60 &&
    !/[.!?]\s|[!?]$/.test(text) &&
    !/(?:^| )(?:we|you|wir|ihr|nous|vous)(?: |$)/i.test(text)
  );
}

/** "Phone: Sales" nested labels: what stands after the last full stop or list sign. */
const lastLabel = (text: string): string =>
  text
    .split(/[\n·|]|[.;!?]\s/)
    .pop()
    ?.trim() ?? '';

/** The piece of a lead after its last sentence, line or list sign; "Tel." ends no sentence. */
function lastPiece(lead: string): string {
  const lines = lead.split(
    /[\n·|;•]|(?<!\b(?:tel|fax|ph|st|no|nr|str|ave|mr|mrs|ms|dr|sr|sra|ext|co|inc))[.!?]\s+(?=\p{Lu})/iu,
  );
  const last = lines.pop() ?? '';
  return last.trim() === '' && /[;|·•]\s*$/.test(lead) ? (lines.pop() ?? '') : last;
}

function readNote(tail: string, isLast: boolean): string {
  const inside = /^\s?\(([^)]{2,80})\)/.exec(tail)?.[1];
  if (inside) return inside.trim();
  if (!isLast) return '';
  const after = /^(?:\s[–-]\s|,\s|;\s)([^\n]{3,80}?)(?:\.?\s*$|\.\s|\n)/u.exec(tail)?.[1];
  return after && /\d|\p{Ll}/u.test(after) ? after.trim() : '';
}

function sentenceOf(lead: string, tail: string): string {
  const before = lead.split(/(?<=[\p{L}\d)]{2}[.!?])\s|\n/u).pop() ?? '';
  const asked =
    before.trim() === '' ? (/(?<![^.!?\n])([^.!?\n]+\?)\s*$/.exec(lead)?.[1] ?? '') : before;
  // "Broken down on the road? Roadside line …": the question says what the line is for.
  const why = /(?<![^.!?\n])([^.!?\n]{3,80}\?)\s+[^.!?\n]{0,40}$/.exec(lead)?.[1] ?? '';
  const after = tail.split(/(?<=[.!?])\s|\n/u)[0] ?? '';
  return `${why === '' || asked.includes(why) ? '' : `${why} `}${asked.trim()} … ${after.trim()}`
    .replace(/\s+/g, ' ')
    .slice(-300)
    .trim();
}

const namedInSentence = (text: string): string =>
  /(?:^|\s)(?:to|with|contact|ask|ask for|a|con|contacte|à|avec|contactez|met|con|scrivi a|z|com|Frau|Herrn?|Mr\.?|Mrs\.?|Ms\.?|Dr\.?)\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)$/u.exec(
    text,
  )?.[1] ?? '';

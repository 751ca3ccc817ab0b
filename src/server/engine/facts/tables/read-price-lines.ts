import type { Block } from '#server/engine/ingest/document.ts';
import { findPrices } from './amount.ts';
import type { FactRow, FactTable } from './fact-table.ts';
import {
  cutDetails,
  cutGroup,
  cutQualified,
  cutSeries,
  cutSlashed,
  splitPriced,
} from './read-price-series.ts';
import { cutSizes, readSizedLines, splitItems } from './read-sized-lines.ts';

/** Fewer lines than this are read as text: one price in a paragraph is no price list. */
const fewestLines = 2;
/** Lines that say something else may stand between two prices, as long as they are few. */
const widestGap = 2;
const longestName = 60;
const mostWords = 8;
const longestNote = 160;

/** Price lists written as lines: "Wardrobe box - $14.50", "Late return: $15 for every half hour", "Padlock key 5.50". */
export function readPriceLines({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): FactTable[] {
  const tables: FactTable[] = [];
  // "SOUPS", two lines, "MAINS", three lines: a list of prices in parts of any length.
  const isMenu = countCents(blocks) >= fewestOfMenu;
  const parents: { text: string; level: number }[] = [];
  // "Price list", with "Lessons" and "Hire" below it.
  const isPriceList = (): boolean =>
    [title, ...parents.map(({ text }) => text)].some((text) => ofPricesFirst.test(text.trim()));
  let heading = title;
  let lead = '';
  let open: (FactRow & { isBare: boolean })[] = [];
  let last = 0;
  const close = (): void => {
    // Numbers without a sign are prices where many lines end in one.
    const bare = open.filter(({ isBare }) => isBare).length;
    const isPriced = isMenu || bare >= fewestBare;
    const kept = isPriced ? open : open.filter(({ isBare }) => !isBare);
    const rows = withDetails(kept).map(({ block, cells }, at) => ({ block, row: at + 1, cells }));
    if (rows.length >= (isMenu ? 1 : fewestLines)) tables.push(toTable(lead || heading, rows));
    open = [];
  };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      close();
      while ((parents.at(-1)?.level ?? 0) >= block.level) parents.pop();
      parents.push(block);
      heading = block.text;
      lead = '';
      continue;
    }
    if (block.kind === 'row') continue;
    if (at - last > widestGap) {
      close();
      lead = '';
    }
    for (const line of block.text.split('\n').flatMap(splitItems).flatMap(splitPriced)) {
      const text = line.trim();
      if (cutSizes(text)) continue;
      const bullet = text.replace(mark, '');
      const series = cutSlashed(bullet) ?? cutQualified(bullet) ?? cutSeries(bullet);
      const group = series ? null : cutGroup(bullet);
      const { items, note: rest } = series ?? group ?? { items: [], note: '' };
      const several = items.map((item, nth) => ({
        block: at,
        row: nth + 1,
        cells: [...item, tidyNote(rest)],
      }));
      if (group && group.lead !== '') {
        tables.push(toTable(`${heading}: ${group.lead}`, several));
        continue;
      }
      if (several.length > 0) {
        open.push(...several.map((row) => ({ ...row, isBare: false })));
        last = at;
        continue;
      }
      const cells = cutLine(text);
      const bare = cells
        ? null
        : (cutBareLine(text, ofPrices.test(lead || heading) || isPriceList()) ??
          (open.length > 0 ? cutFreeLine(text) : null));
      if (cells ?? bare) {
        const isBare = cells === null && /\d/.test(bare?.[1] ?? '');
        open.push({ block: at, row: 0, cells: cells ?? bare ?? [], isBare });
        last = at;
      } else if (text.endsWith(':') && text.length <= longestName) {
        close();
        lead = text.slice(0, -1);
        last = at;
      }
    }
  }
  close();
  return [...tables, ...readSizedLines({ blocks, title })];
}

const fewestBare = 3;
const fewestOfMenu = 5;

/** Lines that end in a number with cents. */
function countCents(blocks: readonly Block[]): number {
  const lines = blocks.flatMap((block) => (block.kind === 'row' ? [] : block.text.split('\n')));
  return lines.filter((line) => line.length <= longestName && bareCents.test(line.trim())).length;
}

/** What stands behind a name becomes a note, unless it tells two rows apart. */
function withDetails<Row extends FactRow>(rows: readonly Row[]): Row[] {
  const cut = rows.map(({ cells: [name = ''] }) => cutDetails(name));
  return rows.map((row, at) => {
    const { name = '', details = '' } = cut[at] ?? {};
    const isShared = cut.some((other, index) => index !== at && other.name === name);
    if (details === '' || isShared) return row;
    const [, price = '', note = ''] = row.cells;
    const full = note === '' ? details : `${details.replace(/[.;,]$/, '')}. ${capitalize(note)}`;
    return { ...row, cells: [name, price, full] };
  });
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Parking - free", "Safe opening: on request" among prices. */
function cutFreeLine(line: string): string[] | null {
  if (line.length > longestName + longestNote) return null;
  const [, name = '', value = '', rest = ''] = freeLine.exec(line) ?? [];
  return value !== '' && isName(name.replace(mark, '').trim())
    ? [name.replace(mark, '').trim(), value, tidyNote(rest)]
    : null;
}

const freeLine =
  /^([^:]{2,60}?)(?:\s[–—-]|:|\.{3,80})\s{0,3}(free(?: of charge)?|included|no charge|on request|ask us|at cost|kostenlos|gratis|inklusive|auf Anfrage|incluid[oa]|a consultar|gratuit|inclus|sur demande|gratuito|incluso|su richiesta|grátis|sob consulta|inbegrepen|op aanvraag|bezpłatnie|w cenie)((?:[,;(]|\s[–—(-]|\s(?:with|for|if|from|bei|für|ab|con|para)\s).{1,120})?\.?$/iu;

/** "Mortice key 9.00", "Car key with chip from 95.00 - book first"; "Shared flat: 190" where the lines above speak of prices. */
function cutBareLine(line: string, isOfPrices: boolean): string[] | null {
  if (line.length > longestName + longestNote) return null;
  const [, name = '', from = '', price = '', rest = ''] =
    bareCents.exec(line) ?? bareSpan.exec(line) ?? (isOfPrices ? bareWhole.exec(line) : null) ?? [];
  if (price === '' || !isName(name.trim())) return null;
  // "Chips, small 3.50 / large" has another price in it.
  if (/\d\s\/\s\p{L}/u.test(name)) return null;
  const unit = unitOfBare.exec(rest)?.[0] ?? '';
  // "Monday 8.30 – 5.30" are hours.
  if (/^\s?[–—-]\s?\d{1,2}[.:]\d{2}/.test(rest)) return null;
  return [
    name
      .replace(mark, '')
      .replace(/[\s.…]{2,200}$/, '')
      .replace(/(?<!\s)\s*[–—-]$/, '')
      .trim(),
    `${from}${price}${unit}`,
    tidyNote(rest.slice(unit.length)),
  ];
}

const unitOfBare = /^\s(?:pp|p\.p\.?|each|(?:per|pro|je|por|par)\s\p{L}{1,15})(?!\p{L})/iu;
const bareCents =
  /^([^:.]{2,60}?):?\s((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,4}[.,]\d{2})((?:\s[–—(-]|,\s).{1,120})?$/iu;
/** "Single room   from 76 per night": what follows makes the number a price. */
const bareSpan =
  /^([^:.\d]{2,60}?):?\s{1,20}((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,5}(?:[.,]\d{2})?\s(?:per|pro|por|par|je)\s(?:night|day|hour|week|month|person|head|adult|nacht|tag|stunde|woche|monat|person|noche|día|hora|semana|mes|persona|nuit|jour|heure|semaine|mois|personne))((?:,\s|\s\().{1,120})?$/iu;
const bareWhole =
  /^([^:]{2,60}):\s((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,5}(?:[.,]\d{2})?)((?:\s[–—(-]|,\s|\s(?=(?:pp|p\.p|per|each|pro|je|por|par)(?!\p{L}))).{1,120})?$/iu;
const ofPricesFirst =
  /^(?:our |the |unsere |nuestr[oa]s )?(?:price(?:s|\s?list)?|pricing|fees?|rates?|charges?|tariffs?|preise?|preisliste|gebühren|tarife?|precios?|lista de precios|tarifas?|prix|tarifs|prezzi|tariffe|listino|preços|prijzen|prijslijst|tarieven|ceny|cennik)(?!\p{L})/iu;
const ofPrices =
  /(?<!\p{L})(?:prices?|pricing|costs?|fees?|rates?|charges?|tariffs?|preise?|kosten|gebühren|tarife?|precios?|tarifas?|prix|tarifs|prezzi|tariffe|preços|prijzen|tarieven|ceny|cennik|(?:per|pro|por|par|je)\s(?:week|night|day|hour|month|person|head|woche|nacht|tag|stunde|monat|semana|noche|día|hora|mes|persona|semaine|nuit|jour|heure|mois|personne))(?!\p{L})|[€£$]/iu;

const tidyNote = (rest: string): string =>
  rest
    .replace(/^[\s.,;–—-]+/, '')
    .replace(/^\(([^()]*)\)\.?$/, '$1')
    .trim();

const toTable = (title: string, rows: FactRow[]): FactTable => ({
  title,
  columns: [
    { name: '', role: 'name', unit: '' },
    { name: '', role: 'price', unit: '' },
    { name: '', role: 'note', unit: '' },
  ],
  rows,
});

/** Name, price and what else the line says; null where it isn't the line of a price list. */
function cutLine(line: string): string[] | null {
  if (line.length > longestName + longestNote) return null;
  const [first, ...others] = findPrices(line);
  if (!first) return cutDottedLine(line);
  const lead = line.slice(0, first.at);
  const separated = separator.exec(lead);
  const from = separated ? (separated[1] ?? '') : '';
  const rest = line.slice(first.at + first.text.length).trim();
  // Without a sign between them, the price must end the line.
  if (!separated && (rest !== '' || !/\s$/.test(lead))) return null;
  const name = (separated ? lead.slice(0, separated.index) : lead)
    .replace(mark, '')
    .replace(/[\s.…]{2,200}$/, '')
    .trim();
  // What stands in brackets and behind commas may be long.
  const plain = cutDetails(name).name;
  const isItem = mark.test(line) || separated ? isName(capitalized(plain)) : isName(plain);
  if (!isItem || others.some(({ at }) => at < first.at)) return null;
  const behind = perUnit.exec(rest)?.[0] ?? '';
  // "£35 / large dog £55" isn't £35 for each large.
  const isOther =
    behind.startsWith('/') && others.length > 0 && /^\s\p{L}/u.test(rest.slice(behind.length));
  const unit = isOther ? '' : behind;
  const note = tidyNote(rest.slice(unit.length));
  return [name, `${from}${first.text}${unit === '' ? '' : ` ${unit.trim()}`}`, note];
}

/** "Brake cable ..... 18.50": the dots lead to a price although it has no sign. */
function cutDottedLine(line: string): string[] | null {
  const [, name = '', from = '', price = ''] = dotted.exec(line) ?? [];
  return price !== '' && isName(name.trim())
    ? [name.replace(mark, '').trim(), from + price, '']
    : null;
}

const dotted =
  /^([^.…]{2,60})(?:\.{2,120}|…{1,40}|(?:\s\.){3,60})\s?((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,4}(?:[.,]\d{2})?)$/iu;
const mark = /^[•●▪‣◦·*+–—-]\s+/;
const separator =
  /(?<!\s)\s*(?::|\s[–—=-]|…|\.{2,80})\s*((?:from|ab|desde|dès|da|vanaf|od)\s+)?$/iu;
const perUnit =
  /^(?:\/\s?\p{L}{1,15}|(?:per|each|a|an|pro|je|por|al|par|l[ae]|all?['’]?|ao|à|za|na)\s\p{L}{1,15})(?![\p{L}\p{N}])/iu;

/** Items of a list may begin with a small letter as long as they are short. */
const capitalized = (name: string): string =>
  name.split(/\s+/).length <= 5 && !pronoun.test(name) ? capitalize(name) : name;

const pronoun =
  /(?<!\p{L})(?:we|you|they|i|it|is|are|wir|sie|ihr|ist|sind|nosotros|usted|es|son|nous|vous|est|sont)(?!\p{L})/iu;

function isName(name: string): boolean {
  return (
    name.length <= longestName &&
    name.split(/\s+/).length <= mostWords &&
    /\p{L}{2}/u.test(name) &&
    /^[\p{Lu}\p{N}\p{Lo}]/u.test(name) &&
    !/[?!;:]|\p{Ll}{2}\.\s/u.test(name)
  );
}

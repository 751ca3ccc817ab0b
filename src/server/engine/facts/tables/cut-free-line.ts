import { capitalizeItem, isItemName, listMark, tidyNote } from './item-name.ts';

const longestLine = 220;

/** "Parking - free", "Safe opening: on request" among prices. */
export function cutFreeLine(line: string): string[] | null {
  if (line.length > longestLine) return null;
  const [, name = '', value = '', rest = ''] = freeLine.exec(line) ?? [];
  const bare = name.replace(listMark, '').trim();
  return value !== '' && isItemName(capitalizeItem(bare)) ? [bare, value, tidyNote(rest)] : null;
}

const freeLine =
  /^([^:]{2,120}?)(?:\s[–—-]|:|\.{3,80}|\s{2}|(?<=\p{L})\.(?=\s(?:free|gratis)(?:,|$)))\s{0,80}(free(?: of charge)?|included|no charge|on request|ask us|at cost|(?:by )?quote|kostenlos|gratis|inklusive|auf Anfrage|incluid[oa]|a consultar|gratuit|inclus|sur demande|gratuito|incluso|su richiesta|grátis|sob consulta|inbegrepen|op aanvraag|bezpłatnie|w cenie)((?:[,;(]|\s[–—(-]|\s(?:with|for|if|from|to|after|bei|für|ab|con|para)\s).{1,120})?\.?$/iu;

import type { Block } from '#server/engine/ingest/document.ts';
import { splitSentences } from '#server/engine/ingest/split/sentences.ts';

/** A sentence that says when a price is higher or lower: "Saturdays cost £4 more". */
export type PriceChange = { text: string; block: number };

const longestSentence = 180;
const mostChanges = 60;

/** What the text of a document says about prices that change with the case. */
export function readPriceChanges(blocks: readonly Block[]): PriceChange[] {
  const found: PriceChange[] = [];
  for (const [block, each] of blocks.entries()) {
    if (each.kind === 'row' || each.kind === 'heading') continue;
    for (const line of each.text.split('\n'))
      for (const text of splitSentences(line.replace(listMark, '')).map((sentence) =>
        sentence.trim(),
      ))
        if (text.length <= longestSentence && isChange(text)) found.push({ text, block });
  }
  return found.slice(0, mostChanges);
}

const isChange = (text: string): boolean =>
  (amount.test(text) && change.test(text)) || ofSome.test(text);

/** "Nurses get a massage for $40", "children under 4 ride free": what some people pay. */
const ofSome =
  /(?<!\p{L})(?:get|gets|pay|pays|eat|enter|ride|play|stay|travel|zahlen|zahlt|bekommen|essen|fahren|pagan?|entran|comen|viajan)\s(?:\p{L}+\s){0,5}?(?:[€£$]\s?\d|\d+(?:[.,]\d\d)?\s?€|free(?!\p{L})|half[ -]price|nothing|gratis|kostenlos|umsonst|die hälfte|la mitad)/iu;

const listMark = /^\s{0,9}(?:\d{1,2}[.)]|[•*–-])\s{1,9}/u;
const amount =
  /[€£$]\s?\d|\d\s?(?:[€£%]|percent|per cent|prozent|euros?|por ciento|pour cent|procent)/iu;
const change =
  /(?<!\p{L})(?:extra|more|on top|surcharge|supplement|additional(?:ly)?|add|added|adds|dearer|off|less|discount|cheaper|half price|zuschlag|aufpreis|aufschlag|zusätzlich|mehr|teurer|rabatt|nachlass|ermäßigung|günstiger|weniger|suplemento|recargo|más|adicional|descuento|menos|supplément|en plus|majoration|remise|réduction|moins|supplemento|in più|sconto|meno|acréscimo|mais|desconto|toeslag|meerprijs|korting|meer|minder|dopłata|drożej|zniżka|taniej)(?!\p{L})|\+\s?[€£$]?\d/iu;

import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';

const not =
  /(?:n['’]t|\b(?:not|no|nicht|kein|pas|ne|non|nao|niet|nie|only|erst|solo|seulement))\s(?:[\p{L}']{1,10}\s){0,2}$/u;

/** "We don't open until 4 pm", "no abrimos hasta las 16:00": the time is when it opens. */
export function withLateOpenings({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): readonly Item[] {
  if (!items.some((item) => isSense(item, 'open', 'opens', 'closed'))) return items;
  return items.flatMap((item, at): Item[] => {
    const before = items[at - 1];
    const after = items[at + 1];
    // "No abrimos" is one word for "closed".
    const isNegated = (opening: Item): boolean =>
      isSense(opening, 'closed')
        ? negatedOpening.test(foldText(opening.text))
        : isSense(opening, 'open', 'opens') && not.test(textBefore({ text, item: opening }));
    if (item.kind !== 'sense') return [item];
    if (isSense(item, 'closed') && isUntilTime(after, items[at + 2]) && isNegated(item)) return [];
    if (before && isUntilTime(item, after) && isNegated(before))
      return [{ ...item, senses: ['from'] }];
    return [item];
  });
}

const negatedOpening = /^(?:not open|no abr|nicht (?:offen|geoffnet)|no atend)/;

const isUntilTime = (item: Item | undefined, after: Item | undefined): boolean =>
  isSense(item, 'until') && (after?.kind === 'time' || isSense(after, 'noon'));

const textBefore = ({ text, item }: { text: string; item: Item }): string =>
  foldText(text.slice(Math.max(0, item.start - 30), item.start));

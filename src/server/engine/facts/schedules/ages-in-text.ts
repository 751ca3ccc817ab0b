import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import { type Item, isMark, isRange, isSense } from './items.ts';

const young = withLanguages(
  'young-people',
  /^(?:kids?|child|children|juniors?|youth|youngsters|teens?|teenagers?|toddlers?|tots?|pupils?|minis?|kinder|jugend\p{L}*|junioren|ninos?|ninas?|infantil|jovenes|enfants?|jeunes|ados|bambini|ragazzi|criancas?|jovens|kinderen|jeugd|dzieci|mlodziez)$/u,
);
const years = withLanguages(
  'years-of-age',
  /^(?:years?|yrs?|yo|jahren?|j|anos?|ans|anni|jaar|lat|months?|mths?|monate?n?|meses|mois|mesi|maanden|miesiecy)$/u,
);

/** "Juniors (9–16): Wed 15:30", "Children's choir, 7 to 12: Sat 10:30": the first numbers are ages, not hours. */
export function withoutAges({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): readonly Item[] {
  const found: Item[] = [];
  let changed = false;
  for (let at = 0; at < items.length; ) {
    const end = endOfAges({ items, at, text });
    const [first, last] = [items[at], items[(end ?? 0) - 1]];
    if (end !== null && first && last) {
      const { start } = first;
      found.push({ kind: 'other', text: text.slice(start, last.end), start, end: last.end });
      changed = true;
      at = end;
    } else {
      if (first) found.push(first);
      at += 1;
    }
  }
  return changed ? found : items;
}

function endOfAges({
  items,
  at,
  text,
}: {
  items: readonly Item[];
  at: number;
  text: string;
}): number | null {
  const isBracket = isMark(items[at], '(');
  if (at === 0 || !(isBracket || isMark(items[at], ','))) return null;
  const [from, joint, to, unit] = items.slice(at + 1, at + 5);
  if (!isRange(joint) || !isBareNumber(from) || !isBareNumber(to)) return null;
  const isYears = unit?.kind === 'word' && years.test(foldText(text.slice(unit.start, unit.end)));
  const end = at + (isYears ? 5 : 4);
  const closes = items[end];
  const isLabel = isMark(closes, isBracket ? ')' : ':');
  const ages = [from, to].map((item) => Number(text.slice(item?.start, item?.end)));
  const isRising = (ages[0] ?? 0) < (ages[1] ?? 0) && (ages[1] ?? 0) <= oldest;
  const before = items.slice(0, at);
  const isName = before.every(
    ({ kind, ...item }) =>
      kind === 'word' ||
      kind === 'topic' ||
      kind === 'mark' ||
      kind === 'number' ||
      ('senses' in item && isSense({ kind, ...item } as Item, 'and', 'glue', 'evening', 'morning')),
  );
  if (!isLabel || !isRising || !isName) return null;
  const isOfYoung = before.some(
    (item) => item.kind === 'word' && young.test(foldText(text.slice(item.start, item.end))),
  );
  // "Brass band (8–12): Wed 16:00": where other times are written out, bare numbers of a name are none.
  const hasTimes = items
    .slice(end)
    .some((item) => item.kind === 'time' && item.strength !== 'bare');
  if (!(isYears || isOfYoung || hasTimes)) return null;
  return isBracket ? end + 1 : end;
}

const oldest = 24;

const isBareNumber = (item: Item | undefined): boolean =>
  item?.kind === 'number' || (item?.kind === 'time' && item.strength === 'bare');

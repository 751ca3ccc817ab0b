export type DiffPart = { text: string; state: 'same' | 'removed' | 'added' };

/** Beyond this many words the two texts are shown as they are. */
const mostWords = 600;

/** What was taken out of a text and what was put in, word by word. */
export function diffWords({ before, after }: { before: string; after: string }): DiffPart[] {
  const [old, fresh] = [cut(before), cut(after)];
  if (old.length + fresh.length > mostWords) {
    return [
      { text: before, state: 'removed' },
      { text: after, state: 'added' },
    ];
  }
  const lengths = countShared(old, fresh);
  const parts: DiffPart[] = [];
  const add = (text: string, state: DiffPart['state']) => {
    const last = parts.at(-1);
    if (last?.state === state) last.text += text;
    else parts.push({ text, state });
  };
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    const [left = '', right = ''] = [old[a], fresh[b]];
    if (a < old.length && b < fresh.length && left.trim() === right.trim()) {
      add(right, 'same');
      a += 1;
      b += 1;
    } else if (
      b >= fresh.length ||
      (a < old.length && at(lengths, a + 1, b) >= at(lengths, a, b + 1))
    ) {
      add(left, 'removed');
      a += 1;
    } else {
      add(right, 'added');
      b += 1;
    }
  }
  return parts;
}

/** Words with the space after them. */
const cut = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

const at = (lengths: readonly number[][], a: number, b: number): number => lengths[a]?.[b] ?? 0;

/** For each pair of places, how many words the rests share in order. */
function countShared(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(fresh.length + 1).fill(0),
  );
  for (let a = old.length - 1; a >= 0; a -= 1) {
    const row = lengths[a] ?? [];
    for (let b = fresh.length - 1; b >= 0; b -= 1) {
      const isSame = old[a]?.trim() === fresh[b]?.trim();
      row[b] = isSame
        ? at(lengths, a + 1, b + 1) + 1
        : Math.max(at(lengths, a + 1, b), at(lengths, a, b + 1));
    }
  }
  return lengths;
}

/** A part of a line, and whether the other line of the pair doesn't have it. */
export type LinePiece = { text: string; isChanged: boolean };

/** A line that was removed, added, or changed from one to the other. */
export type LineChange = { removed: LinePiece[] | null; added: LinePiece[] | null };

/** Lines that share less of their words are two lines, not one that changed. */
const leastAlike = 0.5;
/** Longer lines are compared as a whole. */
const mostWords = 300;

/** Puts lines that changed beside each other and finds the words that did; what is new or gone as a whole follows. */
export function compareLines({
  removed,
  added,
}: {
  removed: readonly string[];
  added: readonly string[];
}): LineChange[] {
  const left = new Map(added.entries());
  const changes = removed.map((line): LineChange => {
    let best = { at: -1, alike: leastAlike };
    for (const [at, other] of left) {
      const alike = measureAlike(wordsOf(line), wordsOf(other));
      if (alike > best.alike) best = { at, alike };
    }
    const partner = left.get(best.at);
    if (partner === undefined) return { removed: whole(line), added: null };
    left.delete(best.at);
    return compareWords(wordsOf(line), wordsOf(partner));
  });
  const others = [...left.values()].map((line) => ({ removed: null, added: whole(line) }));
  return [...changes.filter(isPair), ...changes.filter((change) => !isPair(change)), ...others];
}

const isPair = ({ added }: LineChange): boolean => added !== null;
const whole = (text: string): LinePiece[] => [{ text, isChanged: false }];
/** Each with the space that follows it. */
const wordsOf = (line: string): string[] => line.split(/(?<=\s)(?=\S)/);

/** The share of words that both have. */
function measureAlike(one: readonly string[], other: readonly string[]): number {
  if (one.length > mostWords || other.length > mostWords) return 0;
  const count = new Map<string, number>();
  for (const word of one) count.set(word.trim(), (count.get(word.trim()) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const open = count.get(word.trim()) ?? 0;
    if (open > 0) shared += 1;
    count.set(word.trim(), open - 1);
  }
  return (2 * shared) / (one.length + other.length);
}

/** The longest sequence of words that both lines have is what stayed. */
function compareWords(one: readonly string[], other: readonly string[]): LineChange {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const isSame = (i: number, j: number): boolean => one[i]?.trim() === other[j]?.trim();
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(i, j)
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const removed: LinePiece[] = [];
  const added: LinePiece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && isSame(i, j)) {
      append(removed, { text: one[i] ?? '', isChanged: false });
      append(added, { text: other[j] ?? '', isChanged: false });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      append(removed, { text: one[i] ?? '', isChanged: true });
      i += 1;
    } else {
      append(added, { text: other[j] ?? '', isChanged: true });
      j += 1;
    }
  }
  return { removed, added };
}

/** Words beside each other that both changed or both stayed are one piece. */
function append(pieces: LinePiece[], piece: LinePiece): void {
  const last = pieces.at(-1);
  if (last?.isChanged === piece.isChanged) last.text += piece.text;
  else pieces.push(piece);
}

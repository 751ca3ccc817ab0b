/** Keys that lie next to each other; an index for each row says where a row starts under the one above. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = listNeighbours();
const vowels = new Set('aeiouy');
/** Letters that sound alike: what is misheard is misspelled. */
const alike = new Set(
  ['ck', 'cs', 'sz', 'gj', 'fv', 'vw', 'iy', 'dt', 'bp', 'mn', 'kq', 'cz'].flatMap(([a, b]) => [
    `${a}${b}`,
    `${b}${a}`,
  ]),
);

export const slipCosts = {
  swapped: 0.6,
  doubled: 0.4,
  missing: 0.8,
  /** A vowel, or an "h" that isn't heard: "wht", "wen". */
  missingSoft: 0.65,
  extra: 0.9,
  near: 0.75,
  other: 1.5,
  /** The first letter is seldom wrong. */
  first: 0.5,
};

/** How far a written word is from the one that may be meant: the slips it takes, each by how common it is. */
export function slipCost(written: string, meant: string): number {
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) =>
    at === 0 ? 0 : slipCosts.first + at * slipCosts.missing,
  );
  for (let i = 1; i <= written.length; i += 1) {
    const row = [slipCosts.first + i * slipCosts.extra];
    const letter = written[i - 1] ?? '';
    for (let j = 1; j <= meant.length; j += 1) {
      const wanted = meant[j - 1] ?? '';
      const first = i === 1 || j === 1 ? slipCosts.first : 0;
      const extra = letter === written[i - 2] ? slipCosts.doubled : slipCosts.extra;
      const missing = missingCost(wanted, meant[j - 2]);
      let cost = Math.min(
        (last[j] ?? 0) + extra,
        (row[j - 1] ?? 0) + missing,
        (last[j - 1] ?? 0) + (letter === wanted ? 0 : changeCost(letter, wanted) + first),
      );
      if (
        i > 1 &&
        j > 1 &&
        letter === meant[j - 2] &&
        written[i - 2] === wanted &&
        letter !== wanted
      )
        cost = Math.min(
          cost,
          (before[j - 2] ?? 0) + slipCosts.swapped + (i === 2 ? slipCosts.first : 0),
        );
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[meant.length] ?? 0;
}

function missingCost(wanted: string, before: string | undefined): number {
  if (wanted === before) return slipCosts.doubled;
  return vowels.has(wanted) || wanted === 'h' ? slipCosts.missingSoft : slipCosts.missing;
}

function changeCost(letter: string, wanted: string): number {
  const isNear =
    neighbours.has(letter + wanted) ||
    alike.has(letter + wanted) ||
    (vowels.has(letter) && vowels.has(wanted));
  return isNear ? slipCosts.near : slipCosts.other;
}

function listNeighbours(): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (a: string | undefined, b: string | undefined): void => {
    if (!a || !b) return;
    found.add(a + b);
    found.add(b + a);
  };
  rows.forEach((row, at) => {
    [...row].forEach((key, place) => {
      add(key, row[place + 1]);
      add(key, rows[at + 1]?.[place]);
      add(key, rows[at + 1]?.[place - 1]);
    });
  });
  return found;
}

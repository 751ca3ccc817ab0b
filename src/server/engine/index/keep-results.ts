/**
 * A pure function that keeps what it found: words and sentences of a shop come again with every question. It forgets
 * everything when it is full, so texts of any length must not fill the memory.
 */
export function keepResults<Found>(
  find: (text: string) => Found,
  { most, longest = 400 }: { most: number; longest?: number },
): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (text.length > longest) return find(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}

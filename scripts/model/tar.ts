/** Walks a tar stream entry by entry; only the chosen files are held in memory, and never more than `maxBytes` of them. */
export async function readTarFiles({
  chunks,
  wanted,
  maxBytes,
}: {
  chunks: AsyncIterable<Uint8Array>;
  wanted: ReadonlySet<string>;
  maxBytes: number;
}): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let buffered: Uint8Array[] = [];
  let size = 0;
  let entry: { name: string; left: number; padding: number; parts: Uint8Array[] | null } | null =
    null;
  let total = 0;

  const take = (count: number): Buffer => {
    const all = Buffer.concat(buffered);
    buffered = [all.subarray(count)];
    size -= count;
    return all.subarray(0, count);
  };

  for await (const chunk of chunks) {
    buffered.push(chunk);
    size += chunk.length;
    for (;;) {
      if (entry === null) {
        if (size < 512) break;
        const header = take(512);
        const length = Number.parseInt(header.toString('latin1', 124, 136).trim() || '0', 8) || 0;
        const name = readName(header);
        const keep = wanted.has(name);
        total += keep ? length : 0;
        if (total > maxBytes) throw new Error('The model package is larger than expected.');
        entry = {
          name,
          left: length,
          padding: (512 - (length % 512)) % 512,
          parts: keep ? [] : null,
        };
      }
      const now = Math.min(size, entry.left);
      if (now > 0) {
        const part = take(now);
        entry.parts?.push(Buffer.from(part));
        entry.left -= now;
      }
      if (entry.left > 0 || size < entry.padding) break;
      take(entry.padding);
      if (entry.parts) files.set(entry.name, Buffer.concat(entry.parts));
      entry = null;
    }
  }
  return files;
}

function readName(header: Buffer): string {
  const text = (from: number, length: number): string =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
  return prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
}

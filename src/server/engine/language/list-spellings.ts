/** Reads "meant: written, written" lines. What is written may be two words. */
export function listSpellings(lines: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [meant = '', written = ''] = line.split(':');
        return written.split(',').map((each) => [each.trim(), meant.trim()]);
      }),
  );
}

/** Which pages of a website are wanted, by the paths that its owner names. */
export type PathRules = {
  /** Empty: all pages. */
  includePaths: readonly string[];
  excludePaths: readonly string[];
};

/** The paths in what an owner types, one a line: "/shop", "blog/*" or a whole address. */
export function readPaths(typed: string): string[] {
  const paths = typed
    .split(/[\n,]/)
    .map((line) => line.trim().replace(/^https?:\/\/[^/]*/i, ''))
    .filter(Boolean)
    .map((path) => (path.startsWith('/') || path.startsWith('*') ? path : `/${path}`));
  return [...new Set(paths)];
}

export function isWanted({
  url,
  includePaths,
  excludePaths,
}: PathRules & { url: string }): boolean {
  const { pathname, search } = new URL(url);
  const path = `${decode(pathname)}${search}`;
  const isNamed = (paths: readonly string[]) =>
    paths.some((pattern) => matchesPath({ path, pattern }));
  return (includePaths.length === 0 || isNamed(includePaths)) && !isNamed(excludePaths);
}

/** "/shop" is the page and everything below it; "*" stands for any letters. Capital letters don't count. */
export function matchesPath({ path, pattern }: { path: string; pattern: string }): boolean {
  const text = path.toLowerCase();
  const [first = '', ...rest] = decode(pattern)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
    .split('*');
  if (!text.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return first === '/' || endsPart(text, first.length);
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (last === '') return true;
  for (let found = text.indexOf(last, at); found >= 0; found = text.indexOf(last, found + 1)) {
    if (endsPart(text, found + last.length)) return true;
  }
  return false;
}

/** A pattern ends where a part of the path does: "/shop" is not "/shopping". */
const endsPart = (text: string, at: number): boolean =>
  at === text.length || text[at] === '/' || text[at] === '?';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

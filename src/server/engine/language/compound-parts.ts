/** The part of a compound that is a word of its own, by its place in the compound. */
export type CompoundPart<T> = { from: number; to: number; found: T };

/**
 * The first and the last part of a German or Dutch compound that `find` knows: "Hundefutter" has "Hunde" and "Futter".
 * Short parts are left alone since they turn up inside unrelated words.
 */
export function findCompoundParts<T>({
  word,
  find,
}: {
  word: string;
  find: (part: string) => T | undefined;
}): CompoundPart<T>[] {
  if (word.length < shortestCompound || verbFromLatin.test(word)) return [];
  const head = findHead(word, find);
  const first = findFirst(word, head?.from ?? word.length - shortestRest, find);
  return [first, head].filter((part) => part !== undefined);
}

function findHead<T>(word: string, find: (part: string) => T | undefined) {
  for (let from = shortestRest; word.length - from >= shortestPart; from++) {
    const part = word.slice(from);
    const found = startsLikeWord(part) ? find(part) : undefined;
    if (found === undefined) continue;
    // A short head or a short rest is only believed when the rest is a word as well: "Eis-kaffee", but not "fantas-tisch".
    const rest = word.slice(0, from);
    const sure = part.length >= sureHead && rest.length >= sureRest;
    if (!sure && find(rest) === undefined && findLinked(rest, find) === undefined) continue;
    return { from, to: word.length, found };
  }
  return undefined;
}

function findFirst<T>(word: string, end: number, find: (part: string) => T | undefined) {
  for (let to = end; to >= shortestPart; to--) {
    if (!startsLikeWord(word.slice(to))) continue;
    const part = word.slice(0, to);
    const found = find(part) ?? findLinked(part, find);
    if (found !== undefined) return { from: 0, to, found };
  }
  return undefined;
}

/** First parts often carry a linking sound: "Zahlungs-", "Hunde-", "Blumen-". */
function findLinked<T>(part: string, find: (part: string) => T | undefined): T | undefined {
  for (const link of links) {
    if (!part.endsWith(link) || part.length - link.length < shortestBeforeLink) continue;
    const found = find(part.slice(0, -link.length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keeps "Hande|lsregister" from passing for a hand: no German or Dutch word begins with "ls". */
function startsLikeWord(rest: string): boolean {
  return /^(?:[aeiouy]|[bcdfghjklmnpqrstvwz][aeiouy]|(?:sch|chr|st|str|sp|spr|spl|br|bl|dr|fl|fr|gl|gr|kl|kn|kr|pf|pfl|pl|pr|ph|th|tr|tw|zw|schl|schm|schn|schr|schw|sl|sn|sm|sch|wr|vl|vr|ch)[aeiouy])/.test(
    rest,
  );
}

const shortestCompound = 8;
const shortestPart = 5;
const shortestBeforeLink = 4;
const shortestRest = 3;
const sureHead = 7;
const sureRest = 4;
/** "akzeptieren" has no animals ("Tiere") in it. */
const verbFromLatin = /ier(?:en|t|te|ten|ung|ungen)$/;
const links = ['s', 'n', 'e', 'en', 'es', 'ens'];

export type Encoding = 'br' | 'gzip';

/** The best encoding the client takes, of those at hand, in the order of our preference. Zero weight means no. */
export function chooseEncoding({
  accepted,
  available,
}: {
  accepted: string | undefined;
  available: readonly Encoding[];
}): Encoding | null {
  if (!accepted) return null;
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of available) {
    if (weigh(encoding) > 0 && (best === null || weigh(encoding) > weigh(best))) best = encoding;
  }
  const identity = weights.get('identity') ?? 0;
  return best !== null && weigh(best) >= identity ? best : null;
}

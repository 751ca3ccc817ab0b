import type { FoundValue } from './found-value.ts';

/** Email addresses, web addresses and social handles in a line. */
export function findOnline(line: string): FoundValue[] {
  const found: FoundValue[] = [];
  for (const match of line.matchAll(tokens)) {
    const token = match[0].replace(/(?<![.:!?…])[.:!?…]+$/, '').replace(/^(?:mailto:|[-–•*]+)/, '');
    if (token.length > 254) continue;
    const start = match.index + match[0].indexOf(token);
    const kind = classify(token, line.slice(Math.max(0, start - 30), start));
    if (kind) found.push({ ...kind, start, end: start + token.length });
  }
  const inWords = [...line.matchAll(spelledOut)];
  const isInside = (at: number): boolean =>
    inWords.some(({ index, 0: whole }) => at >= index && at < index + whole.length);
  const plain = found.filter(({ start }) => !isInside(start));
  for (const match of inWords) {
    const [whole, name, host] = match;
    const value = `${name}@${host}`.replace(/(?<![.])[.]+$/, '');
    plain.push({
      kind: 'email',
      value,
      channel: '',
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return plain;
}

const tokens = /[^\s<>()[\]{},;"'“”„|·]+/g;
/** "info (at) shop.de", as many imprints write it against spam. */
const spelledOut =
  /([\w.+-]{1,64}) ?[[(](?:at|@|arroba|ät)[\])] ?([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/gi;
const email = /^[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}$/u;
const topLevels =
  'com|org|net|io|de|at|ch|fr|be|nl|es|pt|it|pl|uk|ie|eu|us|ca|au|nz|gov|edu|shop|store|app|dev|info|biz|co|me|tv|cat|gal|berlin|hamburg|koeln|bayern|wien|london|paris|amsterdam|restaurant|cafe|bio|fit|salon|dental|studio|online|site|website|example|test';
const web = new RegExp(
  `^(?:https?://|www\\.)\\S+$|^[a-z0-9\\p{L}][a-z0-9\\p{L}-]{1,62}(?:\\.[a-z0-9-]{1,62}){0,3}\\.(?:${topLevels})(?:/\\S*)?$`,
  'iu',
);
const networks: readonly [RegExp, string][] = [
  [/insta(?:gram)?\b/i, 'Instagram'],
  [/facebook|\bfb\b/i, 'Facebook'],
  [/tiktok/i, 'TikTok'],
  [/twitter|\bx\.com/i, 'X'],
  [/youtube/i, 'YouTube'],
  [/linkedin/i, 'LinkedIn'],
  [/pinterest/i, 'Pinterest'],
  [/telegram/i, 'Telegram'],
  [/bluesky/i, 'Bluesky'],
  [/mastodon/i, 'Mastodon'],
];
export const findNetwork = (text: string): string =>
  networks.find(([pattern]) => pattern.test(text))?.[1] ?? '';

function classify(
  token: string,
  before: string,
): Pick<FoundValue, 'kind' | 'value' | 'channel'> | null {
  if (email.test(token)) return { kind: 'email', value: token, channel: '' };
  if (/^@[\p{L}\p{N}_.]{2,40}$/u.test(token))
    return { kind: 'social', value: token, channel: findNetwork(before) };
  if (!web.test(token)) {
    const network = findNetwork(before);
    const isHandle =
      /^[\p{L}\p{N}_.-]*(?:\/[\p{L}\p{N}_.-]+)?$/u.test(token) && /[_./]./.test(token);
    return network !== '' && isHandle && /:\s*$/.test(before) && !/^[\d./-]+$/.test(token)
      ? { kind: 'social', value: token, channel: network }
      : null;
  }
  if (/^https?:\/\/wa\.me\/|^wa\.me\//i.test(token))
    return { kind: 'messenger', value: token, channel: 'WhatsApp' };
  const network = findNetwork(token.split('/').slice(0, 3).join('/'));
  return network === ''
    ? { kind: 'web', value: token, channel: '' }
    : { kind: 'social', value: token, channel: network };
}

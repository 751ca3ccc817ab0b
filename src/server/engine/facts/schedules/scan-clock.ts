import type { TextToken } from './fold-text.ts';
import type { Scanned, TimeStrength } from './items.ts';
import { findPhrase, type Lexicon } from './lexicon.ts';

/** A time of day at a token: "9", "9.30", "9h30", "9:30 pm", "18 Uhr", "noon", "half past nine". */
export function scanClock({
  tokens,
  at,
  lexicon,
  text,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  text: string;
}): Scanned | null {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return null;
  if (token.kind === 'word' || isTwelveNoon({ tokens, at, lexicon }))
    return namedTime({ tokens, at, lexicon, text });
  return digits({ tokens, at, lexicon, text });
}

const hasSense = ({
  tokens,
  at,
  lexicon,
  sense,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  sense: string;
}): number | null => {
  const found = findPhrase({ tokens, at, lexicon });
  return found?.meanings.some((meaning) => meaning.kind === 'sense' && meaning.sense === sense)
    ? found.next
    : null;
};

const isTwelveNoon = ({
  tokens,
  at,
  lexicon,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}) =>
  hasSense({ tokens, at, lexicon, sense: 'noon' }) !== null ||
  hasSense({ tokens, at, lexicon, sense: 'always' }) !== null;

function namedTime({
  tokens,
  at,
  lexicon,
  text,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  text: string;
}): Scanned | null {
  const token = tokens[at] as TextToken;
  for (const [sense, minutes] of [
    ['noon', 720],
    ['midnight', 1440],
  ] as const) {
    const next = hasSense({ tokens, at, lexicon, sense });
    if (next === null) continue;
    const end = tokens[next - 1]?.end ?? token.end;
    return {
      item: {
        kind: 'time',
        minutes,
        text: text.slice(token.start, end),
        strength: 'sure',
        half: 'pm',
        twelve: false,
        start: token.start,
        end,
      },
      next,
    };
  }
  // "half past 9", "halb 9"
  const half = findPhrase({ tokens, at, lexicon });
  const meaning = half?.meanings.find((one) => one.kind === 'half');
  if (half && meaning?.kind === 'half') {
    const hour = tokens[half.next];
    const value = hour?.kind === 'number' ? Number(hour.text) : Number.NaN;
    if (hour && value >= 1 && value <= 23) {
      const minutes = meaning.before ? value * 60 - 30 : value * 60 + 30;
      return withHalf({
        tokens,
        lexicon,
        text,
        start: token.start,
        next: half.next + 1,
        minutes,
        strength: 'sure',
        plain: '',
      });
    }
  }
  return null;
}

function digits({
  tokens,
  at,
  lexicon,
  text,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  text: string;
}): Scanned | null {
  const token = tokens[at] as TextToken;
  if (token.text.length > 2) return null;
  const hour = Number(token.text);
  const before = tokens[at - 1];
  // A part of a longer number ("1,280", "#12", "x2") is no hour.
  if (
    before &&
    before.end === token.start &&
    /^[,.#:]$/.test(before.text) &&
    tokens[at - 2]?.kind === 'number' &&
    tokens[at - 2]?.end === before.start
  )
    return null;
  if (hour > 24) return null;
  const sign = tokens[at + 1];
  const rest = tokens[at + 2];
  const glued = sign !== undefined && sign.start === token.end;
  if (
    glued &&
    /^[:.h]$/.test(sign.text) &&
    rest &&
    rest.start === sign.end &&
    rest.kind === 'number'
  ) {
    const minute = Number(rest.text);
    if (rest.text.length !== 2 || minute > 59 || (hour === 24 && minute > 0)) return null;
    const further = tokens[at + 3];
    // "24.12.2026", "9.30.1": a date or a number of a section.
    if (
      sign.text === '.' &&
      further &&
      further.start === rest.end &&
      further.text === '.' &&
      tokens[at + 4]?.start === further.end &&
      tokens[at + 4]?.kind === 'number'
    )
      return null;
    const strength: TimeStrength = sign.text === '.' ? 'dotted' : 'sure';
    return withHalf({
      tokens,
      lexicon,
      text,
      start: token.start,
      next: at + 3,
      minutes: hour * 60 + minute,
      strength,
      plain: text.slice(token.start, rest.end),
    });
  }
  if (glued && isOrdinal({ tokens, at: at + 1, lexicon })) return null;
  if (glued && /^(?:h|hs)$/.test(sign.text)) {
    return withHalf({
      tokens,
      lexicon,
      text,
      start: token.start,
      next: at + 2,
      minutes: hour * 60,
      strength: 'bare',
      plain: text.slice(token.start, sign.end),
    });
  }
  return withHalf({
    tokens,
    lexicon,
    text,
    start: token.start,
    next: at + 1,
    minutes: hour * 60,
    strength: 'bare',
    plain: token.text,
  });
}

/** Languages that write "5. Mai", by their Monday. */
export const dottedOrdinals = /^(?:Montag|poniedziałek)$/i;

/** "1st", "1er", or "1." before a weekday, another number or "and". */
function isOrdinal({
  tokens,
  at,
  lexicon,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}): boolean {
  const sign = tokens[at]?.text ?? '';
  if (/^(?:st|nd|rd|th|er|º|ª)$/.test(sign)) return true;
  const after = tokens[at + 1];
  if (sign !== '.' || !after || !dottedOrdinals.test(lexicon.words.weekdays[0]?.[0] ?? ''))
    return false;
  if (after.text === '-' || after.text === ',') return true;
  const found = findPhrase({ tokens, at: at + 1, lexicon });
  return Boolean(
    found?.meanings.some(
      (one) =>
        // "9–17. Sa 10–14" ends a sentence, "1. Samstag" counts.
        (one.kind === 'weekday' &&
          Number(tokens[at - 1]?.text) <= 5 &&
          tokens[at - 2]?.text !== '-') ||
        (one.kind === 'sense' && (one.sense === 'and' || one.sense === 'to')),
    ),
  );
}

/** Adds what follows the digits: am, pm, "Uhr", "h", "o'clock", "de la tarde", "y media". */
function withHalf({
  tokens,
  lexicon,
  text,
  start,
  next,
  minutes,
  strength,
  plain,
}: {
  tokens: readonly TextToken[];
  lexicon: Lexicon;
  text: string;
  start: number;
  next: number;
  minutes: number;
  strength: TimeStrength;
  plain: string;
}): Scanned | null {
  let after = next;
  let value = minutes;
  let sure = strength;
  let half: 'am' | 'pm' | null = null;
  let shown = tokens[next - 1]?.end ?? start;
  const dotted = tokens
    .slice(after, after + 4)
    .map((token) => token.text)
    .join('');
  const letter = tokens[after]?.text;
  if (/^[ap]\.m\.?/.test(dotted)) {
    half = letter === 'a' ? 'am' : 'pm';
    after +=
      tokens[after + 3]?.text === '.' && tokens[after + 3]?.start === tokens[after + 2]?.end
        ? 4
        : 3;
    shown = tokens[after - 1]?.end ?? shown;
  } else if (/^[ap]$/.test(letter ?? '') && tokens[after]?.start === tokens[after - 1]?.end) {
    // "8:00a - 5:30p"
    half = letter === 'a' ? 'am' : 'pm';
    after += 1;
    shown = tokens[after - 1]?.end ?? shown;
  } else if (
    hasSense({ tokens, at: after, lexicon, sense: 'am' }) ||
    hasSense({ tokens, at: after, lexicon, sense: 'pm' })
  ) {
    const pm = hasSense({ tokens, at: after, lexicon, sense: 'pm' });
    half = pm ? 'pm' : 'am';
    after = pm ?? hasSense({ tokens, at: after, lexicon, sense: 'am' }) ?? after;
    shown = tokens[after - 1]?.end ?? shown;
  }
  if (half) sure = 'sure';
  const twelve = half !== null;
  const clock = hasSense({ tokens, at: after, lexicon, sense: 'clock' });
  if (clock !== null) {
    sure = 'sure';
    after = clock;
  } else if (
    sure !== 'sure' &&
    /^(?:h|hs|hrs)$/.test(tokens[after]?.text ?? '') &&
    strength === 'dotted'
  ) {
    after += 1;
  } else if (/^(?:h|hs)$/.test(tokens[after]?.text ?? '')) {
    after += 1;
    // "9 h du matin", "7 h du soir"
    const pm = half === null ? hasSense({ tokens, at: after, lexicon, sense: 'pm' }) : null;
    const am = half === null ? hasSense({ tokens, at: after, lexicon, sense: 'am' }) : null;
    if (pm !== null || am !== null) {
      half = pm === null ? 'am' : 'pm';
      after = pm ?? am ?? after;
      shown = tokens[after - 1]?.end ?? shown;
      sure = 'sure';
    }
  }
  const halfWord = findPhrase({ tokens, at: after, lexicon });
  if (
    halfWord?.meanings.some((one) => one.kind === 'half' && !one.before) &&
    tokens[after]?.kind === 'word' &&
    lexicon.words.halfAfter.length > 0 &&
    value % 60 === 0 &&
    /^[ye]/.test(tokens[after]?.text ?? '')
  ) {
    value += 30;
    after = halfWord.next;
    shown = tokens[after - 1]?.end ?? shown;
    sure = 'sure';
  }
  for (const [sense, part] of [
    ['morning', 'am'],
    ['afternoon', 'pm'],
    ['evening', 'pm'],
  ] as const) {
    const found =
      half === null && value <= 720 ? hasSense({ tokens, at: after, lexicon, sense }) : null;
    if (found !== null && found - after >= 2) {
      half = part;
      after = found;
      // "6 in the morning" is no bare 6, which could be in the evening too.
      shown = tokens[after - 1]?.end ?? shown;
      sure = 'sure';
    }
  }
  const noon =
    half === null && value === 720 ? hasSense({ tokens, at: after, lexicon, sense: 'noon' }) : null;
  if (noon !== null) {
    half = 'pm';
    after = noon;
    shown = tokens[after - 1]?.end ?? shown;
    sure = 'sure';
  }
  if (half !== null && value > 780 && twelve) return null;
  if (half === 'pm' && value < 720) value += 720;
  if (half === 'am' && value >= 720 && value < 780) value -= 720;
  // A number that counts something ("2 hours", "6 people") is no time.
  const follow = tokens[after];
  if (
    sure === 'bare' &&
    follow?.kind === 'word' &&
    follow.start - (tokens[after - 1]?.end ?? 0) <= 1 &&
    !findPhrase({ tokens, at: after, lexicon })
  )
    return null;
  const end = tokens[after - 1]?.end ?? shown;
  const display = plain === '' || shown > start + plain.length ? text.slice(start, shown) : plain;
  return {
    item: { kind: 'time', minutes: value, text: display, strength: sure, half, twelve, start, end },
    next: after,
  };
}

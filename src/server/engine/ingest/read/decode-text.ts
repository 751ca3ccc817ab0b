import { ReadFailure } from './read-failure.ts';

/** Bytes become text by what they are, not by what the file is called; noise and unknown code pages are refused. */
export function decodeText(bytes: Uint8Array): string {
  const marked = decodeByMark(bytes);
  if (marked !== null) return marked;
  const wide = guessUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const sample = withoutNuls(bytes);
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(sample));
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
  }
  return accept(decodeLegacy(sample));
}

function decodeByMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return accept(new TextDecoder('utf-8').decode(bytes));
  if (a === 0xff && b === 0xfe) return accept(new TextDecoder('utf-16le').decode(bytes));
  if (a === 0xfe && b === 0xff) return accept(new TextDecoder('utf-16be').decode(bytes));
  return null;
}

/** Without a mark, UTF-16 shows in zero bytes that stand only at even or only at odd places. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 4_096) & ~1;
  if (length < 4 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return null;
}

function withoutNuls(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0)) return bytes;
  const kept = bytes.filter((byte) => byte !== 0);
  if (bytes.length - kept.length > bytes.length * 0.3) throw new ReadFailure('wrong-type');
  return kept;
}

/** Eight-bit and double-byte code pages: the one whose reading looks most like writing wins, if any does. */
function decodeLegacy(bytes: Uint8Array): string {
  if (looksLikeEbcdic(bytes)) throw new ReadFailure('unreadable-encoding');
  let best = { text: '', score: 0.75 };
  for (const label of ['shift_jis', 'gb18030', 'euc-kr', 'big5']) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      const score = eastAsianScore(text, label);
      if (score > best.score) best = { text, score };
    } catch {
      // Not this code page: its decoder met a byte pair that it does not have.
    }
  }
  return best.text || new TextDecoder('windows-1252').decode(bytes);
}

function eastAsianScore(text: string, label: string): number {
  const foreign = text.match(/[^\p{ASCII}\s]/gu) ?? [];
  if (foreign.length === 0) return 0;
  const counted = (pattern: RegExp): number =>
    foreign.filter((sign) => pattern.test(sign)).length / foreign.length;
  const rare = counted(/[\uE000-\uF8FF\uFF61-\uFF9F\uFFFD]/);
  if (label === 'shift_jis')
    return (
      counted(/[\u3040-\u30FF\u3000-\u303F\uFF00-\uFF60]/) * 2 +
      counted(/[\u4E00-\u9FFF]/) * 0.5 -
      rare
    );
  if (label === 'euc-kr') return counted(/[\uAC00-\uD7AF\u3000-\u303F]/) - rare;
  const common = counted(
    /[的一是不了在人有我他这這个個上们們来來到时時大地为為子中你说說生国國年着就那和要她出也得里後后自以会會。，、：；！？（）]/,
  );
  return common * 4 + counted(/[\u4E00-\u9FFF\u3000-\u303F\uFF00-\uFF60]/) * 0.4 - rare;
}

/** In EBCDIC a space is 0x40 and letters lie above 0x80, so ASCII spaces and letters are almost absent. */
function looksLikeEbcdic(bytes: Uint8Array): boolean {
  let spaces = 0;
  let letters = 0;
  let asciiSpaces = 0;
  for (const byte of bytes) {
    if (byte === 0x40) spaces += 1;
    else if (byte === 0x20) asciiSpaces += 1;
    else if (byte >= 0x81 && byte <= 0xe9) letters += 1;
  }
  return (
    letters > bytes.length * 0.25 &&
    letters + spaces > bytes.length * 0.75 &&
    spaces > bytes.length * 0.05 &&
    asciiSpaces < bytes.length * 0.01
  );
}

/** Text has few control characters; a program or noise renamed .txt has many. */
function accept(text: string): string {
  const sample = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being counted
  const noise = sample.match(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/g)?.length ?? 0;
  if (noise > sample.length * 0.05) throw new ReadFailure('wrong-type');
  return text.replace(/^\uFEFF/, '');
}

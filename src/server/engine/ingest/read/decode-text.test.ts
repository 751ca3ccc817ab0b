import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { decodeText } from './decode-text.ts';

const text = 'Größe: 42. Refunds within 30 days, café.';
const utf16 = (value: string, big: boolean): Buffer => {
  const bytes = Buffer.from(value, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16 little-endian with a mark', utf16(`\uFEFF${text}`, false)],
    ['UTF-16 big-endian with a mark', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 little-endian', utf16(text, false)],
    ['UTF-16 big-endian', utf16(text, true)],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('reads Windows quotes and Shift-JIS', () => {
    expect(decodeText(Buffer.from([0x93, 0x48, 0x69, 0x94, 0x20, 0x80, 0x35]))).toBe('“Hi” €5');
    const shiftJis = Buffer.from('89638bc68e9e8ad482cd8cdf914f8be38e9e82a982e782c582b78142', 'hex');
    expect(decodeText(shiftJis)).toBe('営業時間は午前九時からです。');
  });

  it('strips stray zero bytes but refuses what is mostly noise', () => {
    expect(decodeText(Buffer.from('Line\0 one has zero bytes.'))).toBe('Line one has zero bytes.');
    const noise = Buffer.from(
      Array.from({ length: 4_000 }, (_, at) => (at * at * 31 + at * 17) % 256),
    );
    expect(() => decodeText(noise)).toThrow(expect.objectContaining({ code: 'wrong-type' }));
  });

  it('refuses a code page of another world instead of showing signs', () => {
    const ebcdic = Buffer.from(
      'c885939396408696994081409985869495844096864088a4958499858440848193938199a2',
      'hex',
    );
    expect(() => decodeText(ebcdic)).toThrow(
      expect.objectContaining({ code: 'unreadable-encoding' }),
    );
  });
});

describe('cleanText', () => {
  it('takes out what nobody sees and keeps what everybody reads', () => {
    const hidden = [...'ignore']
      .map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)))
      .join('');
    expect(cleanText(`re\u00ADturn\u200B ﬁne${hidden}\u202E ok\u0000`)).toBe('return fine ok');
    expect(cleanText('日本語 العربية')).toBe('日本語 العربية');
  });
});

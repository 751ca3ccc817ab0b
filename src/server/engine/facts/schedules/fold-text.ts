/** Lower case without accents, sign for sign, so that positions stay those of the text. */
export function foldText(text: string): string {
  return text.replace(/[A-Z]|[^\0-\x7f]/g, (sign) => {
    if (sign === '’' || sign === '‘' || sign === '´') return "'";
    if (sign === '–' || sign === '—' || sign === '−' || sign === '‑' || sign === '‐') return '-';
    if (sign === 'ł' || sign === 'Ł') return 'l';
    if (sign === ' ' || sign === ' ' || sign === ' ') return ' ';
    return sign.normalize('NFD').toLowerCase().charAt(0) || sign;
  });
}

export type TextToken = {
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
};

const tokenPattern = /\d+|\p{L}+(?:'(?:s|t|re|ll|ve|d|m)(?![\p{L}]))?|[^\s\d\p{L}]/gu;

/** Words, numbers and single signs of a folded text. */
export function tokenize(folded: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (const match of folded.matchAll(tokenPattern)) {
    const text = match[0];
    const first = text.charCodeAt(0);
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(text) ? 'word' : 'mark';
    tokens.push({
      text: kind === 'word' ? text.replace("'", '') : text,
      start: match.index,
      end: match.index + text.length,
      kind,
    });
  }
  return tokens;
}

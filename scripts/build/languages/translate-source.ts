import { basename } from 'node:path';
import { findMessages, type Message } from './find-messages.ts';
import { markOf, type Token } from './read-children.ts';
import type { Range } from './syntax.ts';

/** English texts with what they are in another language. "Open @inbox.tsx" is "Open" in that file alone. */
export type Catalog = ReadonlyMap<string, string>;

/** The same source with its texts in another language. What the catalog lacks stays English. */
export function translateSource({
  file,
  code,
  catalog,
}: {
  file: string;
  code: string;
  catalog: Catalog;
}): string {
  const translated = findMessages({ file, code }).flatMap((message) => {
    const text = findTranslation({ catalog, file, text: message.text });
    return text === undefined ? [] : [{ message, text }];
  });
  /** A stretch of the source; messages inside of messages are written by the outer one. */
  const write = ({ start, end }: Range): string => {
    let written = '';
    let at = start;
    for (const { message, text } of translated) {
      if (message.start < at || message.end > end) continue;
      // The stretch of a message is its own when it is being written.
      if (message.start === start && message.end === end && isWriting.has(message)) continue;
      isWriting.add(message);
      written += code.slice(at, message.start) + writeMessage({ message, text, code, write });
      isWriting.delete(message);
      at = message.end;
    }
    return written + code.slice(at, end);
  };
  const isWriting = new Set<Message>();
  return write({ start: 0, end: code.length });
}

export function findTranslation({
  catalog,
  file,
  text,
}: {
  catalog: Catalog;
  file: string;
  text: string;
}): string | undefined {
  return catalog.get(`${text} @${basename(file)}`) ?? catalog.get(text);
}

type Writing = {
  message: Message;
  text: string;
  code: string;
  write: (range: Range) => string;
};

function writeMessage({ message, text, code, write }: Writing): string {
  switch (message.kind) {
    case 'string':
      return JSON.stringify(text);
    case 'attribute':
      return `{${JSON.stringify(text)}}`;
    case 'template': {
      const parts = text.split(/(\{\w+\})/).map((part) => {
        const range = message.values.get(part.slice(1, -1));
        return range && part.startsWith('{') ? `\${${write(range)}}` : escapeTemplate(part);
      });
      return `\`${parts.join('')}\``;
    }
    case 'children':
      return writeChildren({ tokens: message.tokens, text, code, write });
  }
}

function writeChildren({
  tokens,
  text,
  code,
  write,
}: Omit<Writing, 'message'> & { tokens: readonly Token[] }): string {
  const marks = new Map(tokens.map((token) => [markOf(token), token]));
  const written = text.split(/(\{\w+\}|<\/?\d+\/?>)/).map((part) => {
    const token = marks.get(part);
    if (!token) return part && `{${JSON.stringify(part)}}`;
    return token.type === 'close' ? code.slice(token.start, token.end) : write(token);
  });
  const [first, last] = [tokens[0], tokens.at(-1)];
  const before = first?.type === 'text' ? /^\s*/.exec(first.text)?.[0] : '';
  const after = last?.type === 'text' ? /\s*$/.exec(last.text)?.[0] : '';
  return [
    before && `{${JSON.stringify(before)}}`,
    ...written,
    after && `{${JSON.stringify(after)}}`,
  ]
    .filter(Boolean)
    .join('');
}

const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

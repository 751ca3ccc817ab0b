/** The little Markdown that answers use, as elements. Whatever is not known stays the text that it is. */
import { type Drawing, h } from './draw.ts';

type Part = Drawing | string;
/** What to show for "[1]"; null where there is no such source. */
export type Cite = (number: number) => Part | null;

/** Every repetition is bounded, so that no text takes more than its length to read. */
const inline =
  /`([^`\n]{1,999})`|\*\*([^*\n]{1,999}(?:\*[^*\n]{1,99}\*[^*\n]{0,99})?)\*\*|\*([^*\s](?:[^*\n]{0,999}[^*\s])?)\*|!?\[([^\]\n]{0,999})\]\(([^\s()]{0,999}(?:\([^\s()]{0,99}\))?[^\s()]{0,99})(?: "[^"\n]{0,99}")?\)|(https?:\/\/[^\s<>"'`]{0,999}[^\s<>"'`.,;:!?)\]*_])|\[(\d{1,2})\]/g;

export function renderMarkdown({ text, cite }: { text: string; cite: Cite }): Drawing[] {
  const blocks: Drawing[] = [];
  const lines = text.split('\n');
  const isNext = (start: RegExp) => start.test(lines[0] ?? '');
  const take = (start: RegExp) => {
    const taken: string[] = [];
    while (lines.length > 0 && isNext(start)) taken.push((lines.shift() ?? '').replace(start, ''));
    return taken;
  };
  const spans = (source: string) => renderInline({ text: source, cite });
  while (lines.length > 0) {
    if (isNext(/^\s*$/)) lines.shift();
    else if (isNext(/^ {0,3}```/)) {
      lines.shift();
      blocks.push(<pre>{take(/^(?! {0,3}```)/).join('\n')}</pre>);
      lines.shift();
    } else if (isNext(bullet)) blocks.push(<ul>{items({ lines: take(bullet), spans })}</ul>);
    else if (isNext(numbered)) {
      const start = Number.parseInt((lines[0] ?? '').trim(), 10);
      blocks.push(<ol start={start}>{items({ lines: take(numbered), spans })}</ol>);
    } else if (isNext(heading)) {
      blocks.push(
        <p>
          <strong>{spans(lines.shift()?.replace(heading, '') ?? '')}</strong>
        </p>,
      );
    } else {
      const first = lines.shift() ?? '';
      blocks.push(<p>{spans([first, ...take(plain)].join('\n'))}</p>);
    }
  }
  return blocks;
}

const bullet = /^\s*[-*+•] +/;
const numbered = /^\s*\d{1,3}[.)] +/;
const heading = /^ {0,3}#{1,6} +/;
/** The rest of a paragraph: nothing empty, and no beginning of anything else. */
const plain = /^(?!\s*$| {0,3}```|\s*[-*+•] +|\s*\d{1,3}[.)] +| {0,3}#{1,6} +)/;

function items({ lines, spans }: { lines: string[]; spans(text: string): Part[] }): Drawing[] {
  const drawn: Drawing[] = [];
  for (const line of lines) drawn.push(<li>{spans(line)}</li>);
  return drawn;
}

function renderInline({ text, cite }: { text: string; cite: Cite }): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, soft, label, href, address, number] = match;
    let part: Part | null = whole;
    if (code) part = <code>{code}</code>;
    else if (strong) part = <strong>{renderInline({ text: strong, cite })}</strong>;
    else if (soft) part = <em>{renderInline({ text: soft, cite })}</em>;
    else if (number) part = cite(Number(number));
    else part = renderLink({ label: label ?? address ?? '', href: href ?? address ?? '' }) ?? whole;
    parts.push(text.slice(end, match.index), part ?? '');
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** Null for addresses that a text may not lead to. Where the words hide where a link goes, its host stands beside it. */
export function renderLink({ label, href }: { label: string; href: string }): Drawing | null {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return null;
  const url = parseUrl(href);
  if (!url) return null;
  const target = url.host || url.pathname;
  const said = parseUrl(label);
  const isPlain = !label || label === target || (said?.host === url.host && !said.username);
  return (
    <a href={url.href} target="_blank" rel="noopener nofollow">
      {label || target}
      {!isPlain && ` (${target})`}
    </a>
  );
}

function parseUrl(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

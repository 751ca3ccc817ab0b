import { Fragment, type ReactNode } from 'react';

/** How a typed text reads: headings, lists, tables, links and bold words. Everything else is shown as it was typed. */
export function MarkdownPreview({ text }: { text: string }) {
  const lines = text.split('\n');
  const blocks: ReactNode[] = [];
  const take = (fits: RegExp): string[] => {
    const taken: string[] = [];
    while (lines.length > 0 && fits.test(lines[0] ?? '')) taken.push(lines.shift() ?? '');
    return taken;
  };
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    const key = lines.length;
    if (line.trim() === '') lines.shift();
    else if (heading.test(line)) blocks.push(<Heading key={key} line={lines.shift() ?? ''} />);
    else if (bullet.test(line)) {
      blocks.push(
        <ul key={key} className="my-2 list-disc pl-6">
          {items({ lines: take(bullet), mark: bullet })}
        </ul>,
      );
    } else if (numbered.test(line)) {
      blocks.push(
        <ol key={key} className="my-2 list-decimal pl-6">
          {items({ lines: take(numbered), mark: numbered })}
        </ol>,
      );
    } else if (barred.test(line) && rule.test(lines[1] ?? '')) {
      blocks.push(<MarkdownTable key={key} lines={take(barred)} />);
    } else {
      const paragraph = [lines.shift() ?? '', ...take(plain)].join('\n');
      blocks.push(
        <p key={key} className="my-2 whitespace-pre-line">
          {inline(paragraph)}
        </p>,
      );
    }
  }
  return <div className="text-[15px] wrap-anywhere">{blocks}</div>;
}

const heading = /^ {0,3}(#{1,6}) +/;
const bullet = /^ {0,9}[-*+] +/;
const numbered = /^ {0,9}\d{1,3}[.)] +/;
const barred = /^ {0,3}\|?[^|]*\|/;
const rule = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const plain = /^(?!\s*$| {0,3}#{1,6} | {0,9}[-*+] | {0,9}\d{1,3}[.)] | {0,3}\|)/;

function Heading({ line }: { line: string }) {
  const size = (heading.exec(line)?.[1]?.length ?? 1) <= 2 ? 'text-[18px]' : 'text-[16px]';
  return <p className={`mt-4 mb-1 font-[600] ${size}`}>{inline(line.replace(heading, ''))}</p>;
}

function items({ lines, mark }: { lines: readonly string[]; mark: RegExp }): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name.
  return lines.map((line, at) => <li key={at}>{inline(line.replace(mark, ''))}</li>);
}

function MarkdownTable({ lines: [head = '', , ...rows] }: { lines: readonly string[] }) {
  return (
    <div className="my-3 overflow-x-auto">
      <table className="border-collapse text-left text-[14.5px]">
        <thead>
          <tr>
            {cellsOf(head).map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
              <th key={at} className="border border-line bg-sunken px-3 py-1.5 font-[600]">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
            <tr key={at}>
              {cellsOf(row).map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
                <td key={column} className="border border-line px-3 py-1.5">
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const marks =
  /\*\*([^*\n]{1,999})\*\*|\[([^\]\n]{1,500})\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]{1,999})\)/g;

function inline(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, bold, label, href] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      bold ? (
        <strong>{bold}</strong>
      ) : (
        <a href={href} target="_blank" rel="noreferrer" className="text-accent underline">
          {label}
        </a>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name.
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

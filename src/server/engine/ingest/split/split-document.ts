import type { Block } from '#server/engine/ingest/document.ts';
import { longestPassage, type Passage, type Sentence } from './passage.ts';
import { splitSentences } from './sentences.ts';
import { splitRow } from './split-row.ts';

/** Fuller than this, a passage ends at the next heading; neighbours inside a paragraph share a sentence so that no thought is lost at a cut. */
const fullEnough = 0.75;
const room = longestPassage - 30;
const longestLead = 200;

/** Cuts a document along headings, paragraphs and sentences into passages for search and citation. */
export function splitDocument({
  blocks,
  title,
}: {
  title: string;
  blocks: readonly Block[];
}): Passage[] {
  const passages: Passage[] = [];
  const seen = new Map<string, number>();
  let parts: Part[] = [];
  let headings: { text: string; level: number }[] = [];

  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'row') {
      const path = headings.map(({ text }) => text);
      passages.push(
        ...packParts({ title, parts }),
        ...splitRow({ title, path, block }).map((passage) => ({
          ...passage,
          blocks: [index],
        })),
      );
      parts = [];
    } else if (block.kind === 'heading') {
      headings = [...headings.filter((heading) => heading.level < block.level), block];
      parts.push({
        text: block.text,
        heading: true,
        page: block.page,
        path: headings.map(({ text }) => text),
        opens: true,
        block: index,
      });
    } else if (!isBoilerplate(block.text, seen)) {
      const path = headings.map(({ text }) => text);
      splitSentences(block.text).forEach((text, nth) => {
        parts.push({ text, page: block.page, path, opens: nth === 0, block: index });
      });
    }
  }
  passages.push(...packParts({ title, parts }));
  return passages;
}

type Part = Sentence & { path: string[]; opens: boolean; block: number };

/** The third time the same paragraph comes it is a banner or a footer. */
function isBoilerplate(text: string, seen: Map<string, number>): boolean {
  if (text.length < 20) return false;
  const times = (seen.get(text) ?? 0) + 1;
  seen.set(text, times);
  return times > 2;
}

function packParts({ parts, title }: { title: string; parts: readonly Part[] }): Passage[] {
  const passages: Passage[] = [];
  let open: Part[] = [];
  for (const part of parts) {
    const size = sizeOf(open);
    const atHeading = part.heading === true && size > room * fullEnough;
    if (open.length > 0 && (atHeading || size + part.text.length > room)) {
      passages.push(toPassage(title, open));
      open = part.opens ? [] : carryOver(open);
    }
    open.push(part);
  }
  if (open.length > 0) passages.push(toPassage(title, open));
  return passages;
}

/** A heading at the very end belongs to what follows; else the last sentence is repeated if it is short enough. */
function carryOver(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  return last && parts.length > 1 && last.text.length <= room * 0.35 ? [last] : [];
}

/** A passage that starts inside a section repeats the section's heading, so that it can be understood alone. */
function leadOf(parts: readonly Part[]): string {
  const [first] = parts;
  const heading = first && !first.heading ? (first.path.at(-1) ?? '') : '';
  return heading.length <= longestLead ? heading : '';
}

function sizeOf(parts: readonly Part[]): number {
  const lead = leadOf(parts);
  return parts.reduce((sum, part) => sum + part.text.length + 1, lead ? lead.length + 1 : 0);
}

function toPassage(title: string, parts: readonly Part[]): Passage {
  const lead = leadOf(parts);
  let text = lead;
  for (const [index, part] of parts.entries()) {
    text += (text === '' ? '' : part.opens || index === 0 ? '\n' : ' ') + part.text;
  }
  const names = [title, ...parts.flatMap((part) => part.path)];
  const context = [
    ...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values(),
  ].join(' › ');
  const [first] = parts;
  return {
    text,
    sentences: parts.map(({ text, heading, page }) => ({
      text,
      ...(heading && { heading }),
      ...(page && { page }),
    })),
    context,
    subject: '',
    place: {
      ...(first?.page && { page: first.page }),
      ...(first?.path.at(-1) && { heading: first.path.at(-1) }),
    },
    blocks: [...new Set(parts.map(({ block }) => block))],
  };
}

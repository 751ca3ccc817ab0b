import type { Block } from '#server/engine/ingest/document.ts';
import { longestPassage, type Passage, type Sentence } from './passage.ts';
import { splitSentences } from './sentences.ts';
import { splitRow } from './split-row.ts';

/** Fuller than this, a passage ends at the next heading; neighbours inside a section share a sentence so that no thought is lost at a cut. */
const fullEnough = 0.75;
const room = longestPassage - 30;
const longestLead = 200;

/** Cuts a document along headings, paragraphs and sentences into passages for search and citation. */
export function splitDocument(document: UnsplitDocument): Passage[] {
  return splitIntoPassages(document).passages;
}

type UnsplitDocument = { title: string; blocks: readonly Block[] };
type Split = {
  passages: Passage[];
  /** For each block, the ordinal of the first passage that holds it; null where none does. */
  passageOfBlock: (number | null)[];
};

export function splitIntoPassages({ title, blocks }: UnsplitDocument): Split {
  const passages: Passage[] = [];
  const passageOfBlock: Split['passageOfBlock'] = blocks.map(() => null);
  const seen = new Map<string, number>();
  let parts: Part[] = [];
  let headings: { text: string; level: number }[] = [];

  const pack = (): void => {
    for (const packed of packParts(parts)) {
      for (const { block } of packed) passageOfBlock[block] ??= passages.length;
      passages.push(toPassage(title, packed));
    }
    parts = [];
  };

  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'row') {
      pack();
      const split = splitRow({ title, block });
      if (split.length > 0) passageOfBlock[at] = passages.length;
      passages.push(...split);
    } else if (block.kind === 'heading') {
      headings = [...headings.filter((heading) => heading.level < block.level), block];
      parts.push({
        text: block.text,
        heading: true,
        page: block.page,
        path: headings.map(({ text }) => text),
        opens: true,
        block: at,
      });
    } else if (!isBoilerplate(block.text, seen)) {
      const path = headings.map(({ text }) => text);
      splitSentences(block.text).forEach((text, index) => {
        parts.push({ text, page: block.page, path, opens: index === 0, block: at });
      });
    }
  }
  pack();
  return { passages, passageOfBlock };
}

type Part = Sentence & { path: string[]; opens: boolean; block: number };

/** The third time the same paragraph comes it is a banner or a footer. */
function isBoilerplate(text: string, seen: Map<string, number>): boolean {
  if (text.length < 20) return false;
  const times = (seen.get(text) ?? 0) + 1;
  seen.set(text, times);
  return times > 2;
}

/** The parts of each passage. */
function packParts(parts: readonly Part[]): Part[][] {
  const packed: Part[][] = [];
  let open: Part[] = [];
  for (const part of parts) {
    const size = sizeOf(open);
    const atHeading = part.heading === true && size > room * fullEnough;
    if (open.length > 0 && (atHeading || size + part.text.length > room)) {
      packed.push(open);
      open = part.heading ? [] : carryOver(open);
    }
    open.push(part);
  }
  if (open.length > 0) packed.push(open);
  return packed;
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
  };
}

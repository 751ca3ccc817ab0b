import PostalMime from 'postal-mime';
import type { Block } from '#server/engine/ingest/document.ts';
import { readHtml } from './html.ts';
import { readText } from './text.ts';

/** Reads the subject and the text of a saved email; attachments are uploaded on their own. */
export async function readEml(bytes: Buffer): Promise<{ title: string | null; blocks: Block[] }> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 32 });
  const subject = email.subject?.trim() ?? '';
  const { blocks } = email.html
    ? readHtml(email.html)
    : readText({ text: email.text ?? '', markdown: false });
  const heading: Block[] = subject ? [{ kind: 'heading', text: subject, level: 1 }] : [];
  return { title: subject || null, blocks: blocks.length > 0 ? [...heading, ...blocks] : [] };
}

import PostalMime, { type Attachment } from 'postal-mime';
import type { Block } from '#server/engine/ingest/document.ts';
import { readHtml } from './html.ts';
import type { EmailAttachment } from './read-attachments.ts';
import { readText } from './text.ts';

/** Reads the subject and the text of a saved email, and hands over what was attached to it. */
export async function readEml(
  bytes: Buffer,
): Promise<{ title: string | null; blocks: Block[]; attachments: EmailAttachment[] }> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 32 });
  const subject = email.subject?.trim() ?? '';
  const { blocks } = email.html
    ? readHtml(email.html)
    : readText({ text: email.text ?? '', markdown: false });
  const heading: Block[] = subject ? [{ kind: 'heading', text: subject, level: 1 }] : [];
  const attachments = email.attachments.flatMap(toAttachment);
  const hasText = blocks.length > 0 || attachments.length > 0;
  return { title: subject || null, blocks: hasText ? [...heading, ...blocks] : [], attachments };
}

/** Pictures that the text shows in place, such as a logo, are no attachments. */
function toAttachment({ filename, disposition, related, content, mimeType }: Attachment) {
  const isShown = related || (disposition === 'inline' && mimeType.startsWith('image/'));
  if (isShown || typeof content === 'string') return [];
  const name = filename ?? (mimeType === 'message/rfc822' ? 'email.eml' : '');
  return [{ name, bytes: Buffer.from(content as ArrayBuffer) }];
}

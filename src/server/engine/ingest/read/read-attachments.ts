import type { Block, ReadDocument, ReadWarning } from '#server/engine/ingest/document.ts';
import { ReadFailure } from './read-failure.ts';

export type EmailAttachment = { name: string; bytes: Buffer };

const mostAttachments = 20;
/** Then no further one is begun. */
const mostSeconds = 90;
const isPicture = /\.(?:png|jpe?g|webp)$/i;

/** Reads the files that came with an email, each under its name. One that can't be read is told of, the others are kept. */
export async function readAttachments({
  attachments,
  blocks,
  read,
}: {
  attachments: readonly EmailAttachment[];
  /** The email's own text. */
  blocks: readonly Block[];
  read: (attachment: EmailAttachment) => Promise<ReadDocument>;
}): Promise<{ blocks: Block[]; warnings: ReadWarning[] }> {
  const started = performance.now();
  const all = [...blocks];
  const warnings = new Set<ReadWarning>();
  if (attachments.length > mostAttachments) warnings.add('attachments-not-read');
  for (const attachment of attachments.slice(0, mostAttachments)) {
    const { name } = attachment;
    if (performance.now() - started > mostSeconds * 1_000) {
      warnings.add('attachments-not-read');
      break;
    }
    try {
      const document = await read(attachment);
      all.push({ kind: 'heading', text: name, level: 2 });
      all.push(...renumber({ blocks: document.blocks, tables: countTables(all) }));
      for (const warning of document.warnings) warnings.add(warning);
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      // A logo in a signature is no loss.
      if (error.code !== 'no-text' || !isPicture.test(name)) warnings.add('attachments-not-read');
    }
  }
  return { blocks: all, warnings: [...warnings] };
}

const countTables = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (most, block) => (block.kind === 'row' ? Math.max(most, block.table + 1) : most),
    0,
  );

/** Tables of several files are told apart, and the page of an attachment is no page of the email. */
function renumber({ blocks, tables }: { blocks: readonly Block[]; tables: number }): Block[] {
  return blocks.map(({ page: _, ...block }) =>
    block.kind === 'row' ? { ...block, table: block.table + tables } : block,
  );
}

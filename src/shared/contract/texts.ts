/** What browser and server say to each other about knowledge that is typed in. Each text is a document. */
import { z } from 'zod';
import { document, documentNameField } from './documents.ts';

export const textLimits = { characters: 50_000 };

const title = documentNameField;
/** Markdown: headings, lists, tables and links. */
const text = z
  .string({ error: 'Enter some text' })
  .max(
    textLimits.characters,
    `This is too long for one text. Use at most ${textLimits.characters.toLocaleString('en')} characters, or split it.`,
  )
  .refine((value) => /[\p{L}\p{N}]/u.test(value), 'Enter some text')
  .refine((value) => !value.includes('\0'), 'Enter plain text');

export const createTextInput = z.object({
  title,
  text,
  chatbotIds: z.array(z.uuid()).max(500, 'Choose fewer chatbots').default([]),
});
export type CreateTextInput = z.infer<typeof createTextInput>;

/** `version` is the one the editor was opened with: a save over someone else's is refused. */
export const updateTextInput = z.object({
  title,
  text,
  version: z.int({ error: 'Reload this text' }),
});
export type UpdateTextInput = z.infer<typeof updateTextInput>;

const textResponse = z.object({ document, text: z.string(), version: z.int() });
export type TextResponse = z.infer<typeof textResponse>;

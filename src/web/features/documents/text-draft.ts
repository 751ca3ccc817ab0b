/** What is typed, and the saved version it was typed over. */
export type TextDraft = { title: string; text: string; version: number };

export const textDraftKey = (id: string | null) => `text:${id ?? 'new'}`;

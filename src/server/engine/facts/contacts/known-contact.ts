import type { Contact } from './contact.ts';

export type KnownContact = { documentId: string; title: string; contact: Contact };

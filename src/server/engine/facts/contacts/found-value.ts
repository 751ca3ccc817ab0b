import type { ContactKind } from './contact.ts';

/** A contact's value where it stands in a line. */
export type FoundValue = {
  kind: ContactKind;
  value: string;
  channel: string;
  start: number;
  end: number;
};

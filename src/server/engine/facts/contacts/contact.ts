export type ContactKind = 'phone' | 'email' | 'address' | 'web' | 'messenger' | 'fax';

/** A way to reach the business, with the words that say what it is for. */
export type Contact = {
  kind: ContactKind;
  /** As the document writes it. */
  value: string;
  /** "Workshop", "Billing questions"; empty for the business itself. */
  label: string;
  /** Index of its block in the document. */
  block: number;
};

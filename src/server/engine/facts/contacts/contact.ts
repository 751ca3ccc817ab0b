export type ContactKind = 'phone' | 'email' | 'address' | 'web' | 'messenger' | 'social' | 'fax';

/** A way to reach the business, with the words that say what it is for. */
export type Contact = {
  kind: ContactKind;
  /** As the document writes it; the lines of an address are joined by commas. */
  value: string;
  /** "Workshop", "Billing questions"; empty for the business itself. */
  label: string;
  /** Index of its block in the document. */
  block: number;
  /** "WhatsApp", "Instagram"; empty where the kind says it all. */
  channel: string;
  /** Who answers there, where the document names someone. */
  person: string;
  /** What the document adds beside it: hours, "text only". */
  note: string;
  /** The nearest heading that is not just "Contact" or the document's title. */
  heading: string;
  /** The sentence it stands in when it has no label of its own; empty for lists and tables. */
  context: string;
  /** An emergency or after-hours line: never the number for everything. */
  isEmergency: boolean;
};

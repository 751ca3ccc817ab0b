/** What a contact may be for. Labels and questions in any language meet here. */
export type ContactPurpose =
  | 'orders'
  | 'bookings'
  | 'returns'
  | 'billing'
  | 'jobs'
  | 'events'
  | 'schools'
  | 'breakdown'
  | 'press'
  | 'complaints'
  | 'wholesale'
  | 'support'
  | 'privacy'
  | 'repairs'
  | 'lost';

/** What can be asked for: a way to be reached, or `any` when the visitor leaves it open. */
export type ContactChannel = 'phone' | 'email' | 'address' | 'web' | 'fax' | 'text' | 'social';

/**
 * Words and sentences about contacts in one language. Words are lower case, without accents and hyphens; a star at the
 * end of a word stands for any ending.
 */
export type ContactWords = {
  /** Words beside a value that say what it is: "Phone", "Tel", "Email". */
  channels: Record<ContactChannel, readonly string[]>;
  /** Phrases that ask for a channel on their own, whatever else the question says: "phone number". */
  asks: Record<ContactChannel, readonly string[]>;
  /** "The number of the workshop": asks for a phone number where a phone bears that label. */
  numberOf: readonly string[];
  /** "How can I reach you": any channel will do. */
  reach: readonly string[];
  /** "Who do I talk to about", "where do I send": a purpose follows. */
  who: readonly string[];
  /** Question words that make a plain channel word a request: "which email". */
  which: readonly string[];
  /** Words of questions about something else: directions, parking, hours, prices. */
  otherTopics: readonly string[];
  emergency: readonly string[];
  /** Labels of the number or address that stands for the whole business. */
  main: readonly string[];
  branch: readonly string[];
  /** Headings and labels without a purpose: "Contact", "Get in touch". */
  general: readonly string[];
  purposes: Record<ContactPurpose, readonly string[]>;
  /** Words that carry no purpose, also names for a business of any kind. */
  stop: readonly string[];
  templates: ContactTemplates;
};

/** Sentences with {value} and, where a label is known, {label}. */
export type ContactTemplates = {
  plain: Record<ContactChannel, string>;
  labelled: Record<ContactChannel, string>;
  /** For a contact that fits, but whose document gives no label to repeat. */
  fitting: Record<'phone' | 'email', string>;
  /** {who} is the person or the label, {value} one or more ways to reach them. */
  person: string;
  reach: string;
  emergency: string;
  or: string;
};

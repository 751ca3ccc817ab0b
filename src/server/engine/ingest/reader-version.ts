/**
 * Raise this whenever files are read, split or searched for facts differently. Documents read by an older version are
 * read again in the background.
 */
export const readerVersion = 22;

/** Stored for a document whose text or corrections changed since it was read. */
export const correctedVersion = 0;

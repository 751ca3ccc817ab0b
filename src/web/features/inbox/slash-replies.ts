import type { SavedReply } from '#shared/contract/conversations.ts';

export type Slash = {
  /** What follows the slash. */
  query: string;
  /** Where the slash is in the text. */
  start: number;
};

/** A slash at the start of a line, with the caret in the word after it: someone looks for a saved reply. */
export function findSlash({ text, caret }: { text: string; caret: number }): Slash | null {
  const match = /(?:^|\n)\/([^\s/]*)$/.exec(text.slice(0, caret));
  if (!match) return null;
  const query = match[1] ?? '';
  return { query, start: caret - query.length - 1 };
}

/** Those whose name begins with it come first. */
export function matchReplies({
  replies,
  query,
}: {
  replies: readonly SavedReply[];
  query: string;
}): SavedReply[] {
  const wanted = query.toLowerCase();
  const isNamed = ({ title }: SavedReply) => title.toLowerCase().startsWith(wanted);
  const isAbout = ({ title, text }: SavedReply) =>
    `${title} ${text}`.toLowerCase().includes(wanted);
  return [
    ...replies.filter(isNamed),
    ...replies.filter((reply) => !isNamed(reply) && isAbout(reply)),
  ];
}

/** Puts the visitor's name where the reply says {name}. Without one, "Hi {name}," becomes "Hi,". */
export function fillName({ text, name }: { text: string; name: string | null }): string {
  const given = name?.trim();
  return given ? text.replaceAll('{name}', given) : text.replace(/ ?\{name\}/g, '');
}

/** The text with a saved reply in place of the slash and what follows it, and where the caret goes. */
export function insertReply({
  text,
  slash: { query, start },
  reply,
}: {
  text: string;
  slash: Slash;
  reply: string;
}): { text: string; caret: number } {
  const end = start + query.length + 1;
  return {
    text: text.slice(0, start) + reply + text.slice(end),
    caret: start + reply.length,
  };
}

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { SavedReply } from '#shared/contract/conversations.ts';
import { fillName, findSlash, insertReply, matchReplies } from './slash-replies.ts';
import { useSavedReplies } from './use-saved-replies.ts';

/** Opens with a slash at the start of a line and follows what is typed after it. */
export function useReplyPicker({
  box,
  text,
  name,
  onChange,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Of the visitor, as far as it is known. */
  name: string | null;
  onChange: (text: string) => void;
}) {
  const { data: all = [] } = useSavedReplies();
  const [caret, setCaret] = useState(text.length);
  const [chosen, setChosen] = useState(0);
  /** Closed with Esc, until something else is typed. */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  /** Set after the text has been drawn. */
  const [nextCaret, setNextCaret] = useState<number | null>(null);
  const slash = closedFor === text ? null : findSlash({ text, caret });
  const replies = slash ? matchReplies({ replies: all, query: slash.query }) : [];
  const current = Math.min(chosen, Math.max(replies.length - 1, 0));

  useEffect(() => {
    if (nextCaret === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(nextCaret, nextCaret);
    setCaret(nextCaret);
    setNextCaret(null);
  }, [box, nextCaret]);

  function pick(reply: SavedReply): void {
    if (!slash) return;
    const filled = fillName({ text: reply.text, name });
    const inserted = insertReply({ text, slash, reply: filled });
    onChange(inserted.text);
    setChosen(0);
    setNextCaret(inserted.caret);
  }

  /** Returns whether the key was for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!slash || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { length } = replies;
    if (event.key === 'Escape') setClosedFor(text);
    else if (length === 0) return false;
    else if (event.key === 'ArrowDown') setChosen((current + 1) % length);
    else if (event.key === 'ArrowUp') setChosen((current - 1 + length) % length);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const reply = replies[current];
      if (reply) pick(reply);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    isOpen: slash !== null,
    replies,
    chosen: current,
    pick,
    handleKey,
    /** The caret moved, by typing or by a click. */
    follow(place: number) {
      setCaret(place);
      setChosen(0);
    },
    close: () => setClosedFor(text),
    /** Closes it and takes the slash away again. */
    cancel() {
      if (slash) onChange(insertReply({ text, slash, reply: '' }).text);
    },
    /** By a button: on a line of its own below what is typed. */
    start() {
      const line = text && !text.endsWith('\n') ? `${text}\n/` : `${text}/`;
      setClosedFor(null);
      onChange(line);
      setNextCaret(line.length);
    },
  };
}

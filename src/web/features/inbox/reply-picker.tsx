import { useEffect, useRef } from 'react';
import type { SavedReply } from '#shared/contract/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

type ReplyPickerProps = {
  id: string;
  replies: readonly SavedReply[];
  /** Which one Enter takes. */
  chosen: number;
  onPick: (reply: SavedReply) => void;
  onManage: () => void;
};

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Saved replies above the reply box. The focus stays in the box, which moves the choice by keys. */
export function ReplyPicker({ id, replies, chosen, onPick, onManage }: ReplyPickerProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="absolute inset-x-3 bottom-full z-10 mb-1 overflow-hidden rounded-card border border-line bg-surface shadow-raised">
      {replies.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label="Saved replies"
          className="max-h-56 overflow-y-auto"
        >
          {replies.map((reply, index) => (
            <button
              key={reply.id}
              id={optionId(id, index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // A click must not take the focus from the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(reply)}
              className={classNames(
                'block w-full px-3.5 py-2 text-left pointer-coarse:py-3',
                index === chosen ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="block truncate text-[14.5px] font-[600]">{reply.title}</span>
              <span className="block truncate text-[13px] text-ink-muted">{reply.text}</span>
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3.5 py-1.5 text-[13px] text-ink-muted">
        <span>
          {replies.length > 0
            ? 'Arrow keys to choose, Enter to insert, Esc to close'
            : 'No saved reply matches.'}
        </span>
        <Button
          variant="ghost"
          size="small"
          className="-mr-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onManage}
        >
          Manage replies
        </Button>
      </div>
    </div>
  );
}

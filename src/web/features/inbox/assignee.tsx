import type { Conversation } from '#shared/contract/conversations.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Who answers a conversation, as a small round mark: filled for the person who looks at it. */
export function Assignee({
  conversation: { state, humanId, humanName },
  userId,
}: {
  conversation: Pick<Conversation, 'state' | 'humanId' | 'humanName'>;
  userId: string;
}) {
  if (state !== 'human' || !humanName) return null;
  const isOwn = humanId === userId;
  return (
    <span
      role="img"
      aria-label={isOwn ? 'Assigned to you' : `Assigned to ${humanName}`}
      title={isOwn ? 'Assigned to you' : `Assigned to ${humanName}`}
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full text-[11px] font-[650]',
        isOwn ? 'bg-accent text-accent-ink' : 'border border-edge bg-sunken text-ink-soft',
      )}
    >
      {initialsOf(humanName)}
    </span>
  );
}

/** "Maria Rossi" is MR, "Maria" is M. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

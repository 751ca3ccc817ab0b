import { type ReactNode, useState } from 'react';
import { type Lead, mostNoteCharacters } from '#shared/contract/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useChangeLead } from './use-leads.ts';

type LeadNoteProps = {
  lead: Lead;
  mayEdit: boolean;
  /** Before the button that opens the note. */
  children?: ReactNode;
};

/** What the team wants to remember about this person. */
export function LeadNote({ lead, mayEdit, children }: LeadNoteProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChangeLead(lead.id);
  if (draft === null)
    return (
      <>
        {lead.note && (
          <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
            {lead.note}
          </p>
        )}
        <div className="mt-1 -mb-2 -ml-3 flex flex-wrap items-center">
          {children}
          {mayEdit && (
            <Button variant="ghost" size="small" onClick={() => setDraft(lead.note)}>
              {lead.note ? 'Edit note' : 'Add a note'}
            </Button>
          )}
        </div>
      </>
    );
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ note: draft }, { onSuccess: () => setDraft(null) });
      }}
    >
      <Textarea
        autoFocus
        aria-label={`Note about ${lead.name || lead.email || 'this lead'}`}
        rows={3}
        maxLength={mostNoteCharacters}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      {change.error && (
        <p role="alert" className="text-sm text-bad">
          {change.error.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="small" busyLabel={change.isPending && 'Saving...'}>
          Save note
        </Button>
        <Button type="button" variant="ghost" size="small" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

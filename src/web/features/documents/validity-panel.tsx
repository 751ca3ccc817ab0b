import { useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { type DatedPart, type ProposedDates, wholeDocumentKey } from '#shared/contract/validity.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DatesBadge } from './dates-badge.tsx';
import { DatesForm } from './dates-form.tsx';
import { describeDates } from './describe-dates.ts';
import { useSetValidity, useValidity } from './use-validity.ts';

const noDates = { validFrom: null, validUntil: null };

/** When the document and its parts may be quoted, and what its text proposes. */
export function ValidityPanel({ document }: { document: Document }) {
  const { data } = useValidity(document.id);
  const mayEdit = useMay('documents.edit');
  if (!data) return null;
  const { items, proposals } = data;
  const whole = items.find(({ key }) => key === wholeDocumentKey);
  const parts = items.filter(({ key }) => key !== wholeDocumentKey);
  if (!mayEdit && items.length === 0) return null;
  return (
    <section aria-labelledby="dates-heading" className="mb-6 border-b border-line pb-4">
      <h3 id="dates-heading" className="text-base font-[600]">
        Dates
      </h3>
      <p className="mt-1 text-ink-muted">
        Before the first day and after the last day, answers don’t use it.
      </p>
      {mayEdit &&
        proposals.map((proposal) => (
          <Proposal key={proposal.key} documentId={document.id} proposal={proposal} />
        ))}
      <ul className="mt-2 grid gap-1">
        <DatedRow
          documentId={document.id}
          name="Whole document"
          dates={whole ?? { key: wholeDocumentKey, label: '', ...noDates }}
          mayEdit={mayEdit}
        />
        {parts.map((part) => (
          <DatedRow
            key={part.key}
            documentId={document.id}
            name={`“${part.label}”`}
            dates={part}
            isLost={!part.isFound}
            mayEdit={mayEdit}
          />
        ))}
      </ul>
    </section>
  );
}

function Proposal({ documentId, proposal }: { documentId: string; proposal: ProposedDates }) {
  const setting = useSetValidity(documentId);
  const { key, label, quote, validFrom, validUntil } = proposal;
  const decide = (isAccepted: boolean) =>
    setting.mutate(
      { key, dates: isAccepted ? { validFrom, validUntil } : noDates },
      { onError: ({ message }) => toast.error({ title: 'Dates not saved', text: message }) },
    );
  const isWhole = label === '';
  const when = describeDates(proposal);
  return (
    <Notice
      className="mt-3"
      title={
        isWhole ? `Use the whole document only ${when}?` : `Use the part “${label}” only ${when}?`
      }
      actions={
        <>
          <Button
            size="small"
            aria-label={
              isWhole ? 'Accept dates of the whole document' : `Accept dates of the part “${label}”`
            }
            disabled={setting.isPending}
            onClick={() => decide(true)}
          >
            Accept dates
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-label={
              isWhole
                ? 'Dismiss dates of the whole document'
                : `Dismiss dates of the part “${label}”`
            }
            disabled={setting.isPending}
            onClick={() => decide(false)}
          >
            Dismiss
          </Button>
        </>
      }
    >
      {quote === label ? 'Its heading says so.' : `It says: “${quote}”`}
    </Notice>
  );
}

type DatedRowProps = {
  documentId: string;
  name: string;
  dates: DatedPart;
  /** The document no longer has this part. */
  isLost?: boolean;
  mayEdit: boolean;
};

function DatedRow({ documentId, name, dates, isLost = false, mayEdit }: DatedRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const setting = useSetValidity(documentId);
  const hasDates = dates.validFrom !== null || dates.validUntil !== null;
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 text-[14.5px] wrap-anywhere">{name}</span>
        {hasDates ? (
          <DatesBadge dates={dates} />
        ) : (
          <span className="text-[14px] text-ink-muted">no dates</span>
        )}
        {isLost && <span className="text-[13px] text-warn">no longer in the document</span>}
        {mayEdit && !isEditing && (
          <Button
            variant="ghost"
            size="small"
            aria-label={hasDates ? `Change dates: ${name}` : `Set dates: ${name}`}
            onClick={() => setIsEditing(true)}
          >
            {hasDates ? 'Change dates' : 'Set dates'}
          </Button>
        )}
      </div>
      {isEditing && (
        <DatesForm
          name={name}
          dates={{ validFrom: dates.validFrom, validUntil: dates.validUntil }}
          busy={setting.isPending}
          error={setting.error?.message}
          onSave={(input) =>
            setting.mutate(
              { key: dates.key, dates: input },
              { onSuccess: () => setIsEditing(false) },
            )
          }
          onCancel={() => {
            setting.reset();
            setIsEditing(false);
          }}
        />
      )}
    </li>
  );
}

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DatesBadge } from './dates-badge.tsx';
import { DatesForm } from './dates-form.tsx';
import { useSetValidity, useValidity } from './use-validity.ts';

type PartDatesProps = { documentId: string; partKey: string; name: string; mayEdit: boolean };

/** The dates of one paragraph, heading or row. A heading's dates count for everything under it. */
export function PartDates({ documentId, partKey: key, name, mayEdit }: PartDatesProps) {
  const { data } = useValidity(documentId);
  const setting = useSetValidity(documentId);
  const [isEditing, setIsEditing] = useState(false);
  const own = data?.items.find((item) => item.key === key);
  const dates = { validFrom: own?.validFrom ?? null, validUntil: own?.validUntil ?? null };
  if (!data || (!own && !mayEdit)) return null;
  if (!isEditing) {
    return (
      <>
        {own && <DatesBadge dates={dates} />}
        {mayEdit && (
          <Button
            variant="ghost"
            size="icon"
            className="-my-1.5 shrink-0 text-ink-muted"
            aria-label={`Set dates: ${name}`}
            onClick={() => setIsEditing(true)}
          >
            <CalendarClock aria-hidden />
          </Button>
        )}
      </>
    );
  }
  return (
    <div className="w-full">
      <DatesForm
        name={name}
        dates={dates}
        busy={setting.isPending}
        error={setting.error?.message}
        onSave={(input) =>
          setting.mutate({ key, dates: input }, { onSuccess: () => setIsEditing(false) })
        }
        onCancel={() => {
          setting.reset();
          setIsEditing(false);
        }}
      />
    </div>
  );
}

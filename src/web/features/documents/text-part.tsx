import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PartDates } from './part-dates.tsx';
import { PartEditor } from './part-editor.tsx';
import { PartText } from './part-text.tsx';
import { usePartCorrection } from './use-part-correction.ts';

type TextPartProps = {
  documentId: string;
  page: number;
  part: DescribedPart;
  /** The web page that the text was read from. */
  url: string | null;
  mayCorrect: boolean;
  mayDate: boolean;
  /** What someone came to see: it's marked and scrolled to. */
  isSought?: boolean;
};

/** A paragraph, heading or table row as the chatbot reads it, and what its owner can do about it. */
export function TextPart({
  documentId,
  page,
  part,
  url,
  mayCorrect,
  mayDate,
  isSought = false,
}: TextPartProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const correction = usePartCorrection({ documentId, page, part });
  const name = shorten(part.original);
  return (
    <li
      ref={place}
      {...(isSought && { 'aria-current': 'true' as const })}
      className={classNames(
        'group -mx-2 rounded-card px-2 py-1 hover:bg-sunken',
        isSought && 'bg-accent-soft outline-2 outline-accent-line',
      )}
    >
      {correction.isEditing ? (
        <PartEditor
          part={part}
          url={url}
          busy={correction.busy}
          onSave={correction.save}
          onStop={correction.stop}
        />
      ) : (
        <div className="flex flex-wrap items-start justify-end gap-2">
          <PartText part={part} />
          {mayCorrect && part.state === 'found' && part.unsure.length > 0 && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5 -mr-2 shrink-0 text-ink-muted"
              aria-label={`Confirm: ${name}`}
              title="This is right"
              onClick={correction.confirm}
            >
              <Check aria-hidden />
            </Button>
          )}
          <PartDates
            documentId={documentId}
            partKey={part.key}
            name={name}
            mayEdit={mayDate && part.state !== 'excluded'}
          />
          {mayCorrect && part.state === 'found' && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5 shrink-0 text-ink-muted"
              aria-label={`Correct: ${name}`}
              onClick={correction.edit}
            >
              <Pencil aria-hidden />
            </Button>
          )}
        </div>
      )}
      {mayCorrect && !correction.isEditing && part.state !== 'found' && (
        <div className="-mx-3 flex gap-1">
          {part.state === 'corrected' && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Change the correction of: ${name}`}
              onClick={correction.edit}
            >
              Change
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={`Undo the correction of: ${name}`}
            busyLabel={correction.isPending && 'Undoing...'}
            onClick={correction.undo}
          >
            Undo
          </Button>
        </div>
      )}
      {correction.error && (
        <p role="alert" className="text-[13.5px] text-bad">
          {correction.error.message}
        </p>
      )}
    </li>
  );
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

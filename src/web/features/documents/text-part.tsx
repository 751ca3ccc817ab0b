import { Check, Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { correctTextInput, type DescribedPart } from '#shared/contract/corrections.ts';
import { linkToText, quoteFragment, rowFragment } from '#shared/text-fragment.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PartDates } from './part-dates.tsx';
import { useTextCorrection } from './use-corrections.ts';

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
  const [isEditing, setIsEditing] = useState(false);
  const correction = useTextCorrection(documentId);
  const { key } = part;
  const change = (text: string | null | undefined) =>
    correction.mutate({ key, page, text }, { onSuccess: () => setIsEditing(false) });
  const { isPending, variables } = correction;
  const busy = isPending ? (variables.text === null ? 'leave-out' : 'save') : null;
  const stop = () => {
    correction.reset();
    setIsEditing(false);
  };
  return (
    <li
      ref={place}
      {...(isSought && { 'aria-current': 'true' as const })}
      className={classNames(
        'group -mx-2 rounded-card px-2 py-1 hover:bg-sunken',
        isSought && 'bg-accent-soft outline-2 outline-accent-line',
      )}
    >
      {isEditing ? (
        <Editor part={part} url={url} busy={busy} onSave={change} onStop={stop} />
      ) : (
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Shown part={part} />
          {mayCorrect && part.state === 'found' && part.unsure.length > 0 && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5 -mr-2 shrink-0 text-ink-muted"
              aria-label={`Confirm: ${shorten(part.original)}`}
              title="This is right"
              onClick={() => change(part.original)}
            >
              <Check aria-hidden />
            </Button>
          )}
          <PartDates
            documentId={documentId}
            partKey={key}
            name={shorten(part.original)}
            mayEdit={mayDate && part.state !== 'excluded'}
          />
          {mayCorrect && part.state === 'found' && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5 shrink-0 text-ink-muted"
              aria-label={`Correct: ${shorten(part.original)}`}
              onClick={() => setIsEditing(true)}
            >
              <Pencil aria-hidden />
            </Button>
          )}
        </div>
      )}
      {mayCorrect && !isEditing && part.state !== 'found' && (
        <div className="-mx-3 flex gap-1">
          {part.state === 'corrected' && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Change the correction of: ${shorten(part.original)}`}
              onClick={() => setIsEditing(true)}
            >
              Change
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={`Undo the correction of: ${shorten(part.original)}`}
            busyLabel={correction.isPending && 'Undoing...'}
            onClick={() => change(undefined)}
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

const textClassNames = 'max-w-[70ch] text-[14.5px] wrap-anywhere whitespace-pre-wrap';

function Shown({ part: { text, original, state, unsure, isPending } }: { part: DescribedPart }) {
  if (state === 'found') {
    return (
      <div className="min-w-0 flex-1 basis-48">
        <p className={textClassNames}>
          <Marked text={original} unsure={unsure} />
        </p>
        {isPending && <Pending />}
      </div>
    );
  }
  const isConfirmed = text === original;
  return (
    <div className="min-w-0 flex-1 basis-48">
      {text === null ? (
        <p className={textClassNames}>
          <s className="text-ink-muted">{original}</s>
        </p>
      ) : (
        <p className={textClassNames}>{text}</p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {text === null ? (
          <Badge>Left out</Badge>
        ) : (
          <Badge tone="accent">{isConfirmed ? 'Confirmed by you' : 'Corrected by you'}</Badge>
        )}
        {isPending && <Pending />}
      </p>
      {text !== null && !isConfirmed && (
        <p className="mt-1 text-[13px] wrap-anywhere whitespace-pre-wrap text-ink-muted">
          The document says: {original}
        </p>
      )}
    </div>
  );
}

/** With the words marked that text recognition was not sure of. */
function Marked({ text, unsure }: { text: string; unsure: DescribedPart['unsure'] }) {
  const pieces: ReactNode[] = [];
  let after = 0;
  for (const { from, to } of unsure) {
    pieces.push(
      text.slice(after, from),
      <mark key={from} className="rounded-[3px] bg-warn-soft px-0.5 text-warn">
        {text.slice(from, to)}
      </mark>,
    );
    after = to;
  }
  return [...pieces, text.slice(after)];
}

const Pending = () => (
  <span role="status" className="text-[13px] text-ink-muted">
    Reading again. Answers change in a few seconds.
  </span>
);

type EditorProps = {
  part: DescribedPart;
  url: string | null;
  /** What is being done right now. */
  busy: 'save' | 'leave-out' | null;
  onSave: (text: string | null) => void;
  onStop: () => void;
};

function Editor({ part: { original, ...part }, url, busy, onSave, onStop }: EditorProps) {
  const [text, setText] = useState(part.text ?? original);
  const [problem, setProblem] = useState<string | undefined>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { error } = correctTextInput.shape.text.safeParse(text);
    setProblem(error?.issues[0]?.message);
    if (!error) onSave(text);
  };
  const isRow = original.includes('\n');
  return (
    <form noValidate onSubmit={save} className="grid gap-2 py-2">
      <Field
        label="Always read this passage as"
        error={problem}
        help={
          isRow
            ? 'Keep one “Column: value” on each line.'
            : 'It stays this way when we read the document again.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={Math.min(12, Math.max(3, Math.ceil(text.length / 60)))}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {url && (
        <a
          href={linkToText({ url, fragments: [(isRow ? rowFragment : quoteFragment)(original)] })}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-[13.5px] text-accent underline-offset-2 hover:underline pointer-coarse:py-2"
        >
          See this passage on the page
        </a>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busyLabel={busy === 'save' && 'Saving...'}>
          Save correction
        </Button>
        <Button
          variant="secondary"
          size="small"
          busyLabel={busy === 'leave-out' && 'Leaving out...'}
          onClick={() => onSave(null)}
        >
          Leave out
        </Button>
        <Button variant="ghost" size="small" onClick={onStop}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

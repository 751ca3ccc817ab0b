import { type FormEvent, useId, useState } from 'react';
import { correctFactInput, type Document, type FactValue } from '#shared/contract/documents.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useCorrection } from './use-facts.ts';

type FactLineProps = {
  document: Document;
  value: FactValue;
  /** What the value is, above it: "Phone", "Price". */
  label?: string;
  /** How a screen reader names it: "opening hours". */
  name: string;
};

/** One value with what its owner can do about it. */
export function FactLine({ document, value, label, name }: FactLineProps) {
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = useMay('documents.edit');
  const correction = useCorrection(document);
  const change = (text: string | null | undefined) =>
    correction.mutate({ key: value.key, text }, { onSuccess: () => setIsEditing(false) });
  const stop = () => {
    correction.reset();
    setIsEditing(false);
  };
  return (
    <div className="grid gap-1 py-2">
      {label && <p className="text-[13px] text-ink-muted">{label}</p>}
      {isEditing ? (
        <Editor
          value={value}
          name={name}
          isBusy={correction.isPending}
          onSave={change}
          onStop={stop}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Shown value={value} />
          {mayEdit && (
            <Actions
              value={value}
              name={name}
              isBusy={correction.isPending}
              onEdit={() => setIsEditing(true)}
              onChange={change}
            />
          )}
        </div>
      )}
      {correction.error && (
        <p role="alert" className="text-[13.5px] text-bad">
          {correction.error.message}
        </p>
      )}
    </div>
  );
}

function Shown({ value: { text, original, state } }: { value: FactValue }) {
  if (state === 'hidden') {
    return (
      <p className="min-w-0 flex-1 basis-48 text-ink-muted">
        <s className="wrap-anywhere">{original}</s> <Badge>Not used in answers</Badge>
      </p>
    );
  }
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="wrap-anywhere">
        {text || <span className="text-ink-muted">Empty</span>}{' '}
        {state === 'corrected' && <Badge tone="accent">Corrected by you</Badge>}
      </p>
      {state === 'corrected' && (
        <p className="text-[13px] wrap-anywhere text-ink-muted">
          The document says: {original || 'nothing'}
        </p>
      )}
    </div>
  );
}

type ActionsProps = {
  value: FactValue;
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  onChange: (text: null | undefined) => void;
};

function Actions({
  value: { state, text, original },
  name,
  isBusy,
  onEdit,
  onChange,
}: ActionsProps) {
  const what = `${name}: ${text || original}`;
  const look = { variant: 'ghost', size: 'small', disabled: isBusy } as const;
  return (
    <div className="-mx-3 flex gap-1 sm:mx-0">
      {state !== 'hidden' && (
        <Button {...look} aria-label={`Edit ${what}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {state === 'found' ? (
        original && (
          <Button {...look} aria-label={`Hide ${what}`} onClick={() => onChange(null)}>
            Hide
          </Button>
        )
      ) : (
        <Button {...look} aria-label={`Undo ${what}`} onClick={() => onChange(undefined)}>
          Undo
        </Button>
      )}
    </div>
  );
}

type EditorProps = {
  value: FactValue;
  name: string;
  isBusy: boolean;
  onSave: (text: string) => void;
  onStop: () => void;
};

function Editor({ value, name, isBusy, onSave, onStop }: EditorProps) {
  const [text, setText] = useState(value.text);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { error } = correctFactInput.safeParse({ text });
    setProblem(error?.issues[0]?.message ?? null);
    if (!error) onSave(text);
  };
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2">
      <Input
        autoFocus
        aria-label={`New text for ${name}`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        className="min-w-0 flex-1 basis-48"
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" busyLabel={isBusy && 'Saving...'}>
        Save
      </Button>
      <Button type="button" variant="ghost" size="small" onClick={onStop}>
        Cancel
      </Button>
      {problem && (
        <p id={problemId} role="alert" className="w-full text-[13.5px] text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}

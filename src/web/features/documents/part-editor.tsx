import { type FormEvent, useState } from 'react';
import { correctTextInput, type DescribedPart } from '#shared/contract/corrections.ts';
import { linkToText, quoteFragment, rowFragment } from '#shared/text-fragment.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type PartEditorProps = {
  part: DescribedPart;
  url: string | null;
  /** What is being done right now. */
  busy: 'save' | 'leave-out' | null;
  onSave: (text: string | null) => void;
  onStop: () => void;
};

/** Where a person types how a passage is to be read, or leaves it out. */
export function PartEditor({
  part: { original, ...part },
  url,
  busy,
  onSave,
  onStop,
}: PartEditorProps) {
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

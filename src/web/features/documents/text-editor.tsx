import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type TextResponse, textLimits } from '#shared/contract/texts.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { getText } from './text-calls.ts';
import { type TextSaving, textQueryKey, useTextSaving } from './use-text-saving.ts';

type TextEditorProps = {
  /** Null for a new text. */
  id: string | null;
  /** Those that answer from a new text. */
  chatbotIds: string[];
  onClose: () => void;
};

export function TextEditor({ id, ...props }: TextEditorProps) {
  const client = useDataClient();
  const { data, error, refetch } = useQuery({
    queryKey: textQueryKey(id ?? ''),
    queryFn: ({ signal }) => getText({ client, id: id ?? '', signal }),
    enabled: id !== null,
    // What someone else saves meanwhile is reported on saving, not swapped in while typing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!id) return <TextForm loaded={null} {...props} />;
  if (data) return <TextForm loaded={data} {...props} />;
  if (!error) return <Skeleton className="h-80" />;
  return <LoadFailed title="The text could not be loaded" error={error} retry={refetch} />;
}

function TextForm({
  loaded,
  chatbotIds,
  onClose,
}: Omit<TextEditorProps, 'id'> & { loaded: TextResponse | null }) {
  const saving = useTextSaving({ loaded, chatbotIds, onSaved: onClose });
  const [isPreview, setIsPreview] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { typed, fields } = saving;
  const missing = {
    title: isChecked && !typed.title.trim() ? 'Enter a title' : undefined,
    text: isChecked && !typed.text.trim() ? 'Enter some text' : undefined,
  };

  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // The first field with an error gets the focus once its error is in the page.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (saving.isSaving) return;
    if (typed.title.trim() && typed.text.trim()) saving.save();
    else setRefusals(refusals + 1);
  }

  return (
    <Card className="p-5">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* What would be typed while it is saved would be lost. */}
        <fieldset disabled={saving.isSaving} className="contents">
          <Field
            label="Title"
            error={missing.title ?? fields.title}
            help="Visitors see it as the source of an answer."
          >
            {(control) => (
              <Input
                {...control}
                maxLength={255}
                placeholder="Returns and refunds"
                value={typed.title}
                onChange={({ target }) => saving.type({ title: target.value })}
              />
            )}
          </Field>
          {isPreview ? (
            <section aria-label="Preview" className="min-h-72 rounded-card border border-line p-4">
              <MarkdownPreview text={typed.text} />
            </section>
          ) : (
            <Field
              label="Text"
              error={missing.text ?? fields.text}
              aside={`${typed.text.length.toLocaleString(pageLanguage)} of ${textLimits.characters.toLocaleString(pageLanguage)} characters`}
              help="Write short paragraphs under clear headings. Cells pasted from a spreadsheet become a table."
            >
              {(control) => (
                <MarkdownField
                  {...control}
                  value={typed.text}
                  onChange={(text) => saving.type({ text })}
                />
              )}
            </Field>
          )}
        </fieldset>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            className="max-sm:w-full"
            busyLabel={saving.isSaving && 'Saving...'}
          >
            Save text
          </Button>
          <Button variant="secondary" onClick={() => setIsPreview(!isPreview)}>
            {isPreview ? 'Keep writing' : 'Preview'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Back to texts
          </Button>
          {saving.isChanged && (
            <>
              <Button variant="ghost" onClick={saving.discard}>
                Discard my changes
              </Button>
              <span role="status" className="text-[13.5px] text-ink-muted">
                Not saved yet. Your draft stays in this browser.
              </span>
            </>
          )}
        </div>
      </form>
      <TextConflict saving={saving} />
    </Card>
  );
}

/** Someone saved in between. Both texts are shown, and nothing is lost before the owner has chosen. */
function TextConflict({ saving }: { saving: TextSaving }) {
  const { conflict, typed } = saving;
  if (!conflict) return null;
  const { theirs } = conflict;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) conflict.decideLater();
      }}
      className="sm:w-[min(56rem,calc(100vw-2rem))]"
      title="This text was changed elsewhere"
      description="It was saved in another tab or by someone else since you opened it. Your changes aren't saved yet, and nothing is lost."
      footer={
        <>
          <Button variant="ghost" onClick={conflict.decideLater}>
            Keep editing
          </Button>
          <Button variant="secondary" onClick={conflict.takeTheirs}>
            Discard my changes
          </Button>
          <Button busyLabel={saving.isSaving && 'Saving...'} onClick={conflict.keepMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version name="Yours" title={typed.title} text={typed.text} />
        <Version name="Saved now" title={theirs.document.name} text={theirs.text} />
      </div>
    </Dialog>
  );
}

function Version({ name, title, text }: { name: string; title: string; text: string }) {
  return (
    <section aria-label={name} className="min-w-0">
      <p className="text-[13px] text-ink-muted">{name}</p>
      <p className="font-[600] wrap-anywhere">{title}</p>
      <div className="mt-1 max-h-80 overflow-y-auto rounded-card border border-line px-3 py-1">
        <MarkdownPreview text={text} />
      </div>
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import {
  type ApiDescription,
  type DescribedParameter,
  followReference,
  writeExample,
} from '#shared/contract/api-description.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ListedOperation } from './list-operations.ts';
import { type TriedCall, tryCall } from './try-call.ts';

type TryPanelProps = { listed: ListedOperation; description: ApiDescription; apiKey: string };

/** Makes the call with the reader's own key, on their own data. */
export function TryPanel({ listed, description, apiKey }: TryPanelProps) {
  const { method, path, operation } = listed;
  const content = operation.requestBody?.content ?? {};
  const jsonSchema = content['application/json']?.schema;
  const isUpload = 'multipart/form-data' in content;
  const [body, setBody] = useState(() =>
    jsonSchema
      ? JSON.stringify(writeExample(followReference({ schema: jsonSchema, description })), null, 2)
      : '',
  );
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<TriedCall | 'failed' | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (place: DescribedParameter['in']) =>
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place)
          .map(({ name }) => [name, String(form.get(`${place}.${name}`) ?? '').trim()]),
      );
    const file = form.get('file');
    const upload = new FormData();
    if (file) upload.set('file', file);
    upload.set('chatbotIds', String(form.get('chatbotIds') ?? ''));
    setPending(true);
    const asked = { method, path, params: read('path'), query: read('query'), key: apiKey };
    const sent = isUpload ? upload : jsonSchema ? body : null;
    setOutcome(await tryCall({ ...asked, body: sent }).catch(() => 'failed' as const));
    setPending(false);
  }

  return (
    <form noValidate method="post" onSubmit={send} className="flex flex-col gap-3">
      <ParameterFields parameters={operation.parameters.filter((one) => one.in !== 'header')} />
      {isUpload && (
        <>
          <Field label="file">
            {(control) => <input {...control} type="file" name="file" className="text-[14px]" />}
          </Field>
          <Field label="chatbotIds" aside="Optional">
            {(control) => <Input {...control} name="chatbotIds" autoComplete="off" />}
          </Field>
        </>
      )}
      {jsonSchema && (
        <Field label="Body">
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              spellCheck={false}
              className="font-mono text-[13px]"
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="small"
          disabled={apiKey === ''}
          busyLabel={isPending && 'Sending...'}
        >
          Send
        </Button>
        {apiKey === '' && (
          <span className="text-[13.5px] text-ink-muted">
            Enter a key at the top of the page first.
          </span>
        )}
      </div>
      <Outcome outcome={outcome} />
    </form>
  );
}

function ParameterFields({ parameters }: { parameters: readonly DescribedParameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {parameters.map((one) => (
        <Field key={one.name} label={one.name} aside={one.required ? '' : 'Optional'}>
          {(control) => (
            <Input
              {...control}
              name={`${one.in}.${one.name}`}
              autoComplete="off"
              spellCheck={false}
              placeholder={one.schema.default === undefined ? '' : String(one.schema.default)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function Outcome({ outcome }: { outcome: TriedCall | 'failed' | null }) {
  if (!outcome) return null;
  if (outcome === 'failed') return <Notice tone="bad" title="The call did not reach the server" />;
  return (
    <div aria-live="polite">
      <p className="text-[14px] text-ink-soft">
        Status <strong>{outcome.status}</strong>
        {outcome.limits && <span className="text-ink-muted"> · {outcome.limits}</span>}
      </p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
        tabIndex={0}
        className="mt-1.5 max-h-96 overflow-auto rounded-card border border-line bg-sunken p-3 text-[13px]"
      >
        {outcome.body}
      </pre>
    </div>
  );
}

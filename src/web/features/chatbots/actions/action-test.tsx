import { useState } from 'react';
import {
  type Action,
  actionLimits,
  action as actionSchema,
  alignPath,
  type TestActionResponse,
} from '#shared/contract/actions.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ActionPart } from './action-basics.tsx';
import { useActionTest } from './use-actions.ts';

/** The real call with the owner's own values, and its response to choose from. */
export function ActionTest({ chatbotId, ...part }: ActionPart & { chatbotId: string }) {
  const { action } = part;
  const test = useActionTest(chatbotId);
  const [values, setValues] = useState<Record<string, string>>({});
  const [incomplete, setIncomplete] = useState<string>();
  if (!action.call) return null;

  function run(): void {
    const checked = actionSchema.safeParse(action);
    setIncomplete(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) test.mutate({ action: checked.data, fields: values });
  }

  const refused = test.error instanceof ApiError ? test.error.fields : {};
  return (
    <SectionCard
      title="Test"
      text={
        action.changes
          ? "Makes the real call with the values you enter here, so it changes something. You don't have to save first."
          : "Makes the real call with the values you enter here. You don't have to save first."
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {action.fields.map(({ key, label }) => (
          <Field key={key} label={`Test: ${label || key}`} error={refused[`fields.${key}`]}>
            {(control) => (
              <Input
                {...control}
                value={values[key] ?? ''}
                onChange={({ target }) => setValues({ ...values, [key]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div>
        <Button variant="secondary" busyLabel={test.isPending && 'Calling...'} onClick={run}>
          Test action
        </Button>
      </div>
      {incomplete && (
        <Notice tone="warn" title="This action isn't complete">
          {incomplete}
        </Notice>
      )}
      {test.error && (
        <Notice tone="bad" title="The test couldn't run">
          {test.error.message}
        </Notice>
      )}
      {test.data && <TestResult {...part} result={test.data} />}
    </SectionCard>
  );
}

function TestResult({ action, change, result }: ActionPart & { result: TestActionResponse }) {
  const { works, message, status, milliseconds, response, values, shown } = result;
  const { checks } = action;
  const choices = values.map(({ path, sample }) => ({ path: alignPath({ path, checks }), sample }));
  return (
    <>
      <Notice
        tone={works ? 'good' : 'bad'}
        title={status === null ? 'No response' : `Status ${status} in ${milliseconds} ms`}
      >
        <ServerText>{message}</ServerText>
      </Notice>
      {shown.length > 0 && (
        <div>
          <h3 className="text-[15px] font-[560]">Visitors would see</h3>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[14.5px]">
            {shown.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {choices.length > 0 && (
        <fieldset>
          <legend className="text-[15px] font-[560]">Values in the response</legend>
          <p className="mt-1 text-[13.5px] text-ink-muted">Tick what visitors may see.</p>
          <ul className="mt-1 max-h-80 overflow-y-auto rounded-control border border-line px-3">
            {choices.map(({ path, sample }) => (
              <li key={path}>
                <Checkbox
                  label={
                    <>
                      <code>{path}</code> <span className="text-ink-muted">{sample}</span>
                    </>
                  }
                  checked={action.shown.some((one) => one.path === path)}
                  onChange={({ target }) =>
                    change({ shown: withShown({ action, path, isShown: target.checked }) })
                  }
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {response && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-[15px]">Full response</summary>
          <pre className="rounded-control bg-sunken p-3 text-[13px] whitespace-pre-wrap wrap-anywhere">
            {response}
          </pre>
        </details>
      )}
    </>
  );
}

function withShown({
  action: { shown },
  path,
  isShown,
}: {
  action: Pick<Action, 'shown'>;
  path: string;
  isShown: boolean;
}): Action['shown'] {
  if (!isShown) return shown.filter((one) => one.path !== path);
  if (shown.length >= actionLimits.shown) return shown;
  const name =
    path
      .split('.')
      .at(-1)
      ?.replace(/\[\d*\]/g, '')
      .replace(/_/g, ' ') ?? path;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return [...shown, { path, label, format: 'text' }];
}

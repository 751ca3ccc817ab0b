import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  type Action,
  type ActionSecret,
  actionLimits,
  actionSecretInput,
  orderKinds,
  originOf,
} from '#shared/contract/actions.ts';
import { ChoiceCards } from '#web/features/chatbots/editor/choice-cards.tsx';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ActionPart } from './action-basics.tsx';
import { useActions, useSecretChange } from './use-actions.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const emptyCall = { method: 'POST', url: '', headers: [], body: '' } as const;

/** Where the form goes: to Leads, or to an address of the owner's. */
export function ActionCall({ chatbotId, ...part }: ActionPart & { chatbotId: string }) {
  const { action, change, problem } = part;
  const { call } = action;
  const isOrder = orderKinds.includes(action.kind);
  return (
    <SectionCard
      title="What happens"
      text="Calls go to public https addresses only. Visitors never see the address or its keys."
    >
      {!isOrder && (
        <ChoiceCards
          label="When the form is sent"
          value={call ? 'call' : 'lead'}
          onChange={(choice) =>
            change(
              choice === 'call'
                ? { call: { ...emptyCall, headers: [] } }
                : { call: null, changes: true, checks: [], shown: [] },
            )
          }
          options={[
            { value: 'lead', label: 'Create a lead', text: 'It appears in Leads and is emailed.' },
            { value: 'call', label: 'Call an address', text: 'Your shop, service or automation.' },
          ]}
        />
      )}
      {call && <CallFields {...part} call={call} chatbotId={chatbotId} />}
      {call && !isOrder && (
        <div>
          <Checkbox
            label="Ask visitors to confirm on a card first"
            checked={action.changes}
            onChange={({ target }) => change({ changes: target.checked })}
          />
          <FieldError>{problem('changes')}</FieldError>
        </div>
      )}
    </SectionCard>
  );
}

type Call = NonNullable<Action['call']>;

function CallFields({
  action,
  call,
  change,
  problem,
  chatbotId,
}: ActionPart & { call: Call; chatbotId: string }) {
  const setCall = (changes: Partial<Call>) => change({ call: { ...call, ...changes } });
  const setHeader = (at: number, changes: Partial<Call['headers'][number]>) =>
    setCall({
      headers: call.headers.map((one, index) => (index === at ? { ...one, ...changes } : one)),
    });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Field label="Method" error={problem('call.method')}>
          {(control) => (
            <Select
              {...control}
              value={call.method}
              onChange={({ target }) => setCall({ method: target.value as Call['method'] })}
            >
              {methods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Address" error={problem('call.url') ?? problem('call')}>
          {(control) => (
            <Input
              {...control}
              value={call.url}
              inputMode="url"
              placeholder="https://shop.example.com/orders/{{order}}"
              onChange={({ target }) => setCall({ url: target.value })}
            />
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="text-[15px] font-[560]">Headers</legend>
        <ul className="mt-2 grid gap-3">
          {call.headers.map((header, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a header's name changes while it's typed
            <li key={at} className="grid gap-2 rounded-control border border-line p-3">
              <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2">
                <Input
                  value={header.name}
                  aria-label={`Name of header ${at + 1}`}
                  placeholder="X-Api-Key"
                  onChange={({ target }) => setHeader(at, { name: target.value })}
                />
                <Checkbox
                  label="Secret"
                  checked={header.isSecret}
                  onChange={({ target }) => setHeader(at, { isSecret: target.checked, value: '' })}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove header ${header.name || at + 1}`}
                  onClick={() => setCall({ headers: call.headers.toSpliced(at, 1) })}
                >
                  <X aria-hidden />
                </Button>
              </div>
              {header.isSecret ? (
                <SecretField chatbotId={chatbotId} action={action} header={header.name} />
              ) : (
                <Input
                  value={header.value}
                  aria-label={`Value of header ${at + 1}`}
                  onChange={({ target }) => setHeader(at, { value: target.value })}
                />
              )}
              <FieldError>
                {problem(`call.headers.${at}.name`) ?? problem(`call.headers.${at}.value`)}
              </FieldError>
            </li>
          ))}
        </ul>
        {call.headers.length < actionLimits.headers && (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() =>
              setCall({ headers: [...call.headers, { name: '', value: '', isSecret: true }] })
            }
          >
            <Plus aria-hidden /> Add header
          </Button>
        )}
      </fieldset>
      {call.method !== 'GET' && (
        <Field
          label="Body"
          help="JSON. What visitors type goes where the names in double braces are."
          error={problem('call.body')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={call.body}
              className="font-mono text-[13.5px]"
              onChange={({ target }) => setCall({ body: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** The key goes to the server at once and never comes back; only its end is shown. */
function SecretField({
  chatbotId,
  action: { id: actionId, call, kind },
  header,
}: {
  chatbotId: string;
  action: Action;
  header: string;
}) {
  const { data } = useActions(chatbotId);
  const change = useSecretChange(chatbotId);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const origin = originOf(call?.url ?? '');
  const stored = data?.secrets.find(isStored({ actionId, header, origin }));
  const isWooCommerce = kind === 'woocommerce' && header === 'Authorization';

  function save(): void {
    const typed = value.trim();
    const isPair = isWooCommerce && /^ck_\w+:cs_\w+$/.test(typed);
    const key = isPair ? `Basic ${btoa(typed)}` : typed;
    const checked = actionSecretInput.safeParse({
      ...{ actionId, header, value: key },
      address: origin,
    });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const isAddress = issue?.path[0] === 'address';
      setProblem(isAddress ? 'Enter the address first' : issue?.message);
      return;
    }
    change.mutate(checked.data, {
      onSuccess: () => setValue(''),
      onError: (error) => setProblem(error.message),
    });
  }

  return (
    <Field
      label="Key"
      error={problem}
      aside={describeStored(stored)}
      help={
        isWooCommerce
          ? 'The consumer key and secret with a colon between them, such as ck_1:cs_2. Stored encrypted, sent only to this host, never shown again.'
          : 'Stored encrypted, sent only to this host, never shown again.'
      }
    >
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <span className="min-w-48 flex-1">
            <PasswordInput
              {...control}
              value={value}
              autoComplete="off"
              onChange={({ target }) => {
                setValue(target.value);
                setProblem(undefined);
              }}
            />
          </span>
          <Button variant="secondary" busyLabel={change.isPending && 'Saving...'} onClick={save}>
            {stored ? 'Replace key' : 'Store key'}
          </Button>
          {stored && (
            <Button
              variant="ghost"
              className="text-bad"
              onClick={() => change.mutate({ secretId: stored.id })}
            >
              Remove key
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

function describeStored(stored: ActionSecret | undefined): string {
  if (!stored) return 'None stored';
  return stored.last4 ? `Stored: ends in ${stored.last4}` : 'Stored';
}

const isStored =
  ({ actionId, header, origin }: { actionId: string; header: string; origin: string }) =>
  (secret: ActionSecret): boolean =>
    secret.actionId === actionId &&
    secret.header === header.toLowerCase() &&
    secret.origin === origin;

import { type Action, orderKinds } from '#shared/contract/actions.ts';
import { ChoiceCards } from '#web/features/chatbots/editor/choice-cards.tsx';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ActionPart } from './action-basics.tsx';
import { HeaderFields } from './header-fields.tsx';

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
      <HeaderFields
        {...{ action, problem, chatbotId }}
        headers={call.headers}
        onChange={(headers) => setCall({ headers })}
      />
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

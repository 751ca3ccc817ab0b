import { Plus, X } from 'lucide-react';
import { type Action, actionLimits } from '#shared/contract/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ActionPart } from './action-basics.tsx';
import { SecretField } from './secret-field.tsx';

type Header = NonNullable<Action['call']>['headers'][number];
type HeaderFieldsProps = Pick<ActionPart, 'action' | 'problem'> & {
  chatbotId: string;
  headers: Header[];
  onChange: (headers: Header[]) => void;
};

/** What is sent with each call; the value of a secret header is a stored key. */
export function HeaderFields({ action, problem, chatbotId, headers, onChange }: HeaderFieldsProps) {
  const setHeader = (at: number, changes: Partial<Header>) =>
    onChange(headers.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <fieldset>
      <legend className="text-[15px] font-[560]">Headers</legend>
      <ul className="mt-2 grid gap-3">
        {headers.map((header, at) => (
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
                onClick={() => onChange(headers.toSpliced(at, 1))}
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
      {headers.length < actionLimits.headers && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => onChange([...headers, { name: '', value: '', isSecret: true }])}
        >
          <Plus aria-hidden /> Add header
        </Button>
      )}
    </fieldset>
  );
}

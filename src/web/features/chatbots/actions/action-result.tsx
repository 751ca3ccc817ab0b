import { Plus, X } from 'lucide-react';
import {
  type Action,
  actionLimits,
  orderKinds,
  type ShownFormat,
  shownFormats,
} from '#shared/contract/actions.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ActionPart } from './action-basics.tsx';

const formatNames: Record<ShownFormat, string> = {
  text: 'As it is',
  words: 'As words',
  date: 'Date',
  money: 'Price',
  link: 'Link',
};

/** What proves that the visitor may see it, and what they see. */
export function ActionResult(part: ActionPart) {
  const { action, change, problem } = part;
  return (
    <SectionCard title="The result" text="Only the values you choose here reach your visitors.">
      <Field label="What visitors read when it worked" error={problem('done')}>
        {(control) => (
          <Input
            {...control}
            value={action.done}
            onChange={({ target }) => change({ done: target.value })}
          />
        )}
      </Field>
      {action.call && (
        <>
          <ProofFields {...part} />
          <ShownFields {...part} />
        </>
      )}
    </SectionCard>
  );
}

function ProofFields({ action: { checks, fields, kind }, change, problem }: ActionPart) {
  const setCheck = (at: number, changes: Partial<Action['checks'][number]>) =>
    change({ checks: checks.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <fieldset>
      <legend className="text-[15px] font-[560]">Proof</legend>
      <p className="mt-1 text-[13.5px] text-ink-muted">
        What was typed must be what the response says. Otherwise visitors read that nothing was
        found, without the reason.
      </p>
      <ul className="mt-2 grid gap-2">
        {checks.map((check, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a check has no identity but its place
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
            <Select
              value={check.field}
              aria-label={`Field of proof ${at + 1}`}
              onChange={({ target }) => setCheck(at, { field: target.value })}
            >
              {fields.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label || key}
                </option>
              ))}
            </Select>
            <Input
              value={check.path}
              aria-label={`Path of proof ${at + 1}`}
              placeholder="billing.email"
              onChange={({ target }) => setCheck(at, { path: target.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove proof ${at + 1}`}
              onClick={() => change({ checks: checks.toSpliced(at, 1) })}
            >
              <X aria-hidden />
            </Button>
            <div className="col-span-3 empty:hidden">
              <FieldError>
                {problem(`checks.${at}.path`) ?? problem(`checks.${at}.field`)}
              </FieldError>
            </div>
          </li>
        ))}
      </ul>
      <FieldError>{problem('checks')}</FieldError>
      {checks.length === 0 && !orderKinds.includes(kind) && (
        <Notice tone="warn" className="mt-2">
          Without a proof, everyone sees the result. That's fine for stock or prices, never for data
          about a person.
        </Notice>
      )}
      {checks.length < actionLimits.checks && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => change({ checks: [...checks, { field: fields[0]?.key ?? '', path: '' }] })}
        >
          <Plus aria-hidden /> Add proof
        </Button>
      )}
    </fieldset>
  );
}

function ShownFields({ action: { shown }, change, problem }: ActionPart) {
  const setShown = (at: number, changes: Partial<Action['shown'][number]>) =>
    change({ shown: shown.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <fieldset>
      <legend className="text-[15px] font-[560]">Shown values</legend>
      <p className="mt-1 text-[13.5px] text-ink-muted">
        Test the action below and tick values, or type their paths.
      </p>
      <ul className="mt-2 grid gap-2">
        {shown.map((one, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity but its place
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <Input
              value={one.label}
              aria-label={`Label of value ${at + 1}`}
              placeholder="Label"
              className="max-sm:col-span-2 sm:col-span-3"
              onChange={({ target }) => setShown(at, { label: target.value })}
            />
            <Input
              value={one.path}
              aria-label={`Path of value ${at + 1}`}
              placeholder="status"
              className="max-sm:col-span-2"
              onChange={({ target }) => setShown(at, { path: target.value })}
            />
            <Select
              value={one.format}
              aria-label={`Format of value ${at + 1}`}
              onChange={({ target }) => setShown(at, { format: target.value as ShownFormat })}
            >
              {shownFormats.map((format) => (
                <option key={format} value={format}>
                  {formatNames[format]}
                </option>
              ))}
            </Select>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove value ${one.label || at + 1}`}
              onClick={() => change({ shown: shown.toSpliced(at, 1) })}
            >
              <X aria-hidden />
            </Button>
            <div className="col-span-full empty:hidden">
              <FieldError>{problem(`shown.${at}.label`) ?? problem(`shown.${at}.path`)}</FieldError>
            </div>
          </li>
        ))}
      </ul>
      <FieldError>{problem('shown')}</FieldError>
    </fieldset>
  );
}

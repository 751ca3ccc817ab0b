import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Action,
  type ActionField,
  actionLimits,
  type FieldType,
  fieldTypes,
} from '#shared/contract/actions.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ProblemOf } from './action-problems.ts';

export type ActionPart = {
  action: Action;
  change(changes: Partial<Action>): void;
  problem: ProblemOf;
};

const typeNames: Record<FieldType, string> = {
  text: 'Text',
  long: 'Long text',
  email: 'Email',
  phone: 'Phone',
  order: 'Order number',
  number: 'Number',
  date: 'Date',
};

/** What visitors see and when: name, questions, the form. */
export function ActionBasics({ action, change, problem }: ActionPart) {
  return (
    <SectionCard
      title="What visitors see"
      text="The chatbot offers the form when a question means the same as the name or one of the example questions."
    >
      <Field label="Action name" error={problem('name')}>
        {(control) => (
          <Input
            {...control}
            value={action.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Offer this action to visitors"
        checked={action.enabled}
        onChange={({ target }) => change({ enabled: target.checked })}
      />
      <Field
        label="Example questions"
        help={`One per line, in the words your customers use. At most ${actionLimits.questions}.`}
        error={problem('questions') ?? firstProblem({ problem, count: action.questions.length })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={action.questions.join('\n')}
            onChange={({ target }) => change({ questions: target.value.split('\n') })}
            onBlur={() =>
              change({ questions: action.questions.filter((question) => question.trim() !== '') })
            }
          />
        )}
      </Field>
      <Field label="What the chatbot says" error={problem('intro')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={action.intro}
            onChange={({ target }) => change({ intro: target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <FormFields action={action} change={change} problem={problem} />
    </SectionCard>
  );
}

/** What stands in the field, for eyes; the field itself says it in full. */
function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <span aria-hidden className="text-[13px] text-ink-muted">
        {caption}
      </span>
      {children}
    </div>
  );
}

const firstProblem = ({ problem, count }: { problem: ProblemOf; count: number }) =>
  Array.from({ length: count }, (_, at) => problem(`questions.${at}`)).find(Boolean);

function FormFields({ action: { fields }, change, problem }: ActionPart) {
  const setField = (at: number, changes: Partial<ActionField>) =>
    change({ fields: fields.map((field, one) => (one === at ? { ...field, ...changes } : field)) });
  return (
    <fieldset>
      <legend className="text-[15px] font-[560]">Form fields</legend>
      <p className="mt-1 text-[13.5px] text-ink-muted">
        What visitors type. Use the name in double braces where you need it in the call, such as{' '}
        <code>{'{{email}}'}</code>.
      </p>
      <ul className="mt-2 grid gap-3">
        {fields.map((field, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a field's name changes while it's typed
            key={at}
            className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-2"
          >
            <Captioned caption="Label">
              <Input
                value={field.label}
                aria-label={`Label of field ${at + 1}`}
                aria-invalid={problem(`fields.${at}.label`) ? true : undefined}
                onChange={({ target }) => setField(at, { label: target.value })}
              />
            </Captioned>
            <Captioned caption="Name in the call">
              <Input
                value={field.key}
                aria-label={`Name of field ${at + 1}`}
                aria-invalid={problem(`fields.${at}.key`) ? true : undefined}
                onChange={({ target }) => setField(at, { key: target.value })}
              />
            </Captioned>
            <Select
              value={field.type}
              aria-label={`Type of field ${at + 1}`}
              onChange={({ target }) => setField(at, { type: target.value as FieldType })}
            >
              {fieldTypes.map((type) => (
                <option key={type} value={type}>
                  {typeNames[type]}
                </option>
              ))}
            </Select>
            <span className="flex items-start justify-between gap-2">
              <Checkbox
                label="Required"
                checked={field.required}
                onChange={({ target }) => setField(at, { required: target.checked })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove field ${field.label || at + 1}`}
                onClick={() => change({ fields: fields.toSpliced(at, 1) })}
              >
                <X aria-hidden />
              </Button>
            </span>
            <div className="sm:col-span-2">
              <FieldError>
                {problem(`fields.${at}.label`) ??
                  problem(`fields.${at}.key`) ??
                  problem(`fields.${at}.required`)}
              </FieldError>
            </div>
          </li>
        ))}
      </ul>
      <FieldError>{problem('fields')}</FieldError>
      {fields.length < actionLimits.fields && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() =>
            change({
              fields: [
                ...fields,
                { key: `field_${fields.length + 1}`, label: '', type: 'text', required: false },
              ],
            })
          }
        >
          <Plus aria-hidden /> Add form field
        </Button>
      )}
    </fieldset>
  );
}

import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { actionPresets } from '#shared/action-presets.ts';
import { type Action, type ActionKind, actionLimits } from '#shared/contract/actions.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { ActionBasics } from './action-basics.tsx';
import { ActionCall } from './action-call.tsx';
import { ActionLog } from './action-log.tsx';
import { problemsOf } from './action-problems.ts';
import { ActionResult } from './action-result.tsx';
import { ActionTest } from './action-test.tsx';

/** What visitors can look up or request. Saved with the chatbot's other settings. */
export default function ActionsSection({ saving }: { saving: ChatbotSaving }) {
  const { form } = saving;
  const chatbotId = saving.loaded.id;
  const actions = form.watch('actions');
  const [openId, setOpenId] = useState<string | null>(null);
  const index = actions.findIndex(({ id }) => id === openId);
  const opened = actions[index];

  function setActions(next: Action[]): void {
    form.setValue('actions', next, { shouldDirty: true });
    if (form.formState.errors.actions) void form.trigger('actions');
  }

  function add(kind: ActionKind): void {
    const preset = actionPresets.find((one) => one.kind === kind);
    if (!preset) return;
    const id = crypto.randomUUID();
    setActions([...actions, { ...structuredClone(preset.action), id, kind }]);
    setOpenId(id);
  }

  const part = opened && {
    action: opened,
    change: (changes: Partial<Action>) =>
      setActions(actions.map((one, at) => (at === index ? { ...one, ...changes } : one))),
    problem: problemsOf({ form, index }),
  };
  return (
    <div className="flex flex-col gap-5">
      <SectionCard
        title="Actions"
        text="Visitors can look something up or request it in the chat. A form asks for what is needed, and nothing is called before they send it."
      >
        {actions.length > 0 && (
          <ul className="grid gap-2">
            {actions.map((action, at) => (
              <ActionRow
                key={action.id}
                action={action}
                isOpen={action.id === openId}
                hasProblem={Boolean(form.formState.errors.actions?.[at])}
                onToggle={() => setOpenId(action.id === openId ? null : action.id)}
                onRemove={() => setActions(actions.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        {actions.length < actionLimits.actions && (
          <fieldset>
            <legend className="text-[15px] font-[560]">Add an action</legend>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {actionPresets.map(({ kind, title, text }) => (
                <button
                  key={kind}
                  type="button"
                  onClick={() => add(kind)}
                  className="flex flex-col rounded-control border border-edge bg-surface p-3 text-left hover:border-accent disabled:opacity-55"
                >
                  <span className="block font-[600]">{title}</span>
                  <span className="mt-0.5 block text-[13.5px] text-ink-muted">{text}</span>
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </SectionCard>
      {part && (
        <div key={part.action.id} className="flex flex-col gap-5">
          <ActionBasics {...part} />
          <ActionCall {...part} chatbotId={chatbotId} />
          <ActionResult {...part} />
          <ActionTest {...part} chatbotId={chatbotId} />
        </div>
      )}
      <ActionLog chatbotId={chatbotId} />
    </div>
  );
}

function ActionRow({
  action: { id, name, enabled, kind },
  isOpen,
  hasProblem,
  onToggle,
  onRemove,
}: {
  action: Action;
  isOpen: boolean;
  hasProblem: boolean;
  onToggle: () => void;
  onRemove: () => void;
}) {
  return (
    <li className="rounded-control border border-line">
      <div className="flex items-center gap-2 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-3 py-2 text-left"
        >
          <ChevronDown
            aria-hidden
            className={isOpen ? 'size-4 shrink-0' : 'size-4 shrink-0 -rotate-90'}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-[600] wrap-anywhere">{name || 'Unnamed action'}</span>
            <span className="block text-[13.5px] text-ink-muted">
              {actionPresets.find((one) => one.kind === kind)?.title}
            </span>
          </span>
          <Badge tone={enabled ? 'good' : 'quiet'}>{enabled ? 'On' : 'Off'}</Badge>
        </button>
        <Button variant="ghost" size="icon" aria-label={`Remove action ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <div className={hasProblem ? 'px-3 pb-2' : 'px-3'} id={`problem-${id}`}>
        <FieldError>{hasProblem && 'Something in this action is missing or not valid.'}</FieldError>
      </div>
    </li>
  );
}

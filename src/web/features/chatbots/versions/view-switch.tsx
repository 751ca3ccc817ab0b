import { classNames } from '#web/ui/class-names.ts';
import { useDraft } from './use-versions.ts';

export type AnswerView = 'draft' | 'published';

const views = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Live' },
] as const;

type ViewSwitchProps = {
  chatbotId: string;
  view: AnswerView;
  onChoose: (view: AnswerView) => void;
};

/** Which of the two answers, while they differ. */
export function ViewSwitch({ chatbotId, view, onChoose }: ViewSwitchProps) {
  const { data: draft } = useDraft(chatbotId);
  if (!draft || draft.state === 'published') return null;
  return (
    <fieldset className="mb-3 flex gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">Answers from</legend>
      {views.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChoose(value)}
          className={classNames(
            'min-h-9 flex-1 rounded-[6px] text-[14.5px] font-[560] text-ink-muted pointer-coarse:min-h-11',
            view === value && 'bg-surface text-ink shadow-sm',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

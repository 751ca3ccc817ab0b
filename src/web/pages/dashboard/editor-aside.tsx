import type { ReactNode } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { AnswerView } from '#web/features/chatbots/versions/view-switch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TestChat } from './test-chat.tsx';

export type AsideView = 'test' | 'preview';

type EditorAsideProps = {
  chatbot: Chatbot;
  view: AsideView;
  /** Null where the widget can't be previewed. */
  onChoose: ((view: AsideView) => void) | null;
  /** The widget is in its corner. */
  isPreviewed: boolean;
  answersFrom: AnswerView;
  viewSwitch: ReactNode;
};

const views = [
  { value: 'test', label: 'Test chat' },
  { value: 'preview', label: 'Preview' },
] as const;

/** The test chat, or room for the real widget in the corner: shown together, one would cover the other. */
export function EditorAside({
  chatbot,
  view,
  onChoose,
  isPreviewed,
  answersFrom,
  viewSwitch,
}: EditorAsideProps) {
  return (
    <aside aria-label="Playground" className="max-xl:hidden">
      <div className="sticky top-32">
        {onChoose && (
          <fieldset className="mb-3 flex gap-1 rounded-control bg-sunken p-1">
            <legend className="sr-only">Show</legend>
            {views.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={view === value}
                onClick={() => onChoose(value)}
                className={classNames(
                  'min-h-9 flex-1 rounded-[6px] text-[14.5px] font-[560] text-ink-muted',
                  view === value && 'bg-surface text-ink shadow-sm',
                )}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
        {viewSwitch}
        {/* Only hidden, so that what was asked is still there afterwards. */}
        <div hidden={view !== 'test'}>
          <TestChat chatbot={chatbot} answersFrom={answersFrom} />
        </div>
        {view === 'preview' && (
          <p data-widget-preview className="text-[14.5px] text-ink-muted">
            {isPreviewed && answersFrom === 'published'
              ? 'The button in the corner is the chat as your customers have it now. What you ask there is neither kept nor counted.'
              : null}
            {isPreviewed && answersFrom === 'draft'
              ? 'The button in the corner is the real chat. It follows every change you type, and looks to your customers exactly like this. What you ask there is neither kept nor counted.'
              : null}
            {!isPreviewed && 'Loading the chat...'}
          </p>
        )}
      </div>
    </aside>
  );
}

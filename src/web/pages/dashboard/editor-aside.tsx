import type { ReactNode, RefObject } from 'react';
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
  /** The widget is in its frame. */
  isPreviewed: boolean;
  frame: RefObject<HTMLDivElement | null>;
  answersFrom: AnswerView;
  viewSwitch: ReactNode;
};

const views = [
  { value: 'test', label: 'Test chat' },
  { value: 'preview', label: 'Preview' },
] as const;

/** The test chat, or the real widget as customers see it. */
export function EditorAside({
  chatbot,
  view,
  onChoose,
  isPreviewed,
  frame,
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
          <WidgetFrame frame={frame} isPreviewed={isPreviewed} answersFrom={answersFrom} />
        )}
      </div>
    </aside>
  );
}

type WidgetFrameProps = Pick<EditorAsideProps, 'frame' | 'isPreviewed' | 'answersFrom'>;

/** A corner of the customer's page, a little smaller than life. The real widget is put into it. */
function WidgetFrame({ frame, isPreviewed, answersFrom }: WidgetFrameProps) {
  return (
    <>
      <div className="relative h-[calc(min(752px,100vh)*0.8155)] overflow-hidden rounded-card border border-line bg-sunken">
        {!isPreviewed && (
          <p className="grid h-full place-content-center text-[14.5px] text-ink-muted">
            Loading the chat...
          </p>
        )}
        {/* The widget takes the nearest element with a transform for its window. */}
        <div
          ref={frame}
          className="absolute top-0 left-0 h-[min(752px,100vh)] w-[412px] origin-top-left scale-[0.8155]"
        />
      </div>
      {isPreviewed && (
        <p className="mt-3 text-[13.5px] text-ink-muted">
          {answersFrom === 'published'
            ? 'This is the chat as your customers have it now. What you ask here is neither kept nor counted.'
            : 'This is the real chat. It follows every change you type, and your customers see exactly this. What you ask here is neither kept nor counted.'}
        </p>
      )}
    </>
  );
}

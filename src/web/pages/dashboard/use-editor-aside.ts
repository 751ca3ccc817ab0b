import { useRef, useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import type { AnswerView } from '#web/features/chatbots/versions/view-switch.tsx';
import { useWidgetPreview } from '#web/features/chatbots/widget-preview.ts';
import type { AsideView } from './editor-aside.tsx';

type EditorAsideState = {
  /** As the form has it now, saved or not. */
  chatbot: Chatbot;
  section: SectionId;
  hasPlayground: boolean;
  mayPreview: boolean;
};

/** What is beside the form: a test chat, or the widget as visitors would see it. */
export function useEditorAside({ chatbot, section, hasPlayground, mayPreview }: EditorAsideState) {
  const isShown = hasPlayground && section !== 'playground';
  const [answersFrom, setAnswersFrom] = useState<AnswerView>('draft');
  const [chosen, setChosen] = useState<AsideView | null>(null);
  const view = chosen ?? (section === 'appearance' ? 'preview' : 'test');
  // On a phone it would lie over the form.
  const canPreview = mayPreview && window.matchMedia('(width >= 80rem)').matches;
  const frame = useRef<HTMLDivElement>(null);
  const isPreviewed = useWidgetPreview(chatbot, {
    isWanted: canPreview && (isShown ? view === 'preview' : !hasPlayground),
    answersFrom,
    frame,
  });
  return {
    isShown,
    view: canPreview ? view : 'test',
    /** Null where there is nothing to choose. */
    choose: canPreview ? setChosen : null,
    isPreviewed,
    frame,
    answersFrom,
    setAnswersFrom,
  };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { loadWidget, type Widget } from '#web/lib/load-widget.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { startPreview } from './chatbot-calls.ts';
import type { AnswerView } from './versions/view-switch.tsx';

type WidgetPreview = {
  isWanted: boolean;
  answersFrom: AnswerView;
  /** Where it is shown, with room for the open chat. */
  frame: RefObject<HTMLElement | null>;
};

/**
 * The real widget, following every change as it is typed; one chatbot for as long as it is mounted. It's open in the
 * frame, or closed in the corner of the page where there is no frame. What is asked in it leaves no trace. Returns
 * whether it is there: without the script nothing is shown rather than something made up.
 */
export function useWidgetPreview(
  chatbot: Chatbot,
  { isWanted, answersFrom, frame }: WidgetPreview,
): boolean {
  const widget = useRef<Widget | null>(null);
  // What customers have comes from the server.
  const options = answersFrom === 'draft' ? previewOptions(chatbot) : { chatbotId: chatbot.id };
  const latest = useRef(options);
  latest.current = options;
  const [isShown, setShown] = useState(false);
  const client = useDataClient();
  // A new picture is part of the saved settings, which the widget reads when it starts.
  const { id, avatarUrl } = chatbot;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture starts the widget anew
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    Promise.all([loadWidget(), startPreview({ client, id, view: answersFrom })]).then(
      ([api, visitor]) => {
        if (isGone) return;
        const place = frame.current;
        // The frame is the page: nothing else is in its corners.
        const level = place ? { level: 0 } : {};
        widget.current = api.init({ ...latest.current, ...level, visitor }) ?? null;
        if (place) {
          widget.current?.on('ready', ({ target }) => place.append(target as HTMLElement));
          // Before its settings are here it opens without taking the focus from the form.
          widget.current?.open();
        }
        setShown(widget.current !== null);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = null;
      setShown(false);
    };
  }, [isWanted, client, id, avatarUrl, answersFrom, frame]);

  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the options
  useEffect(() => {
    widget.current?.update(latest.current);
  }, [key]);
  return isShown;
}

/** Incomplete color values are ignored while the owner types. */
export function previewOptions(chatbot: Chatbot): Record<string, unknown> & { chatbotId: string } {
  const { primaryColor, secondaryColor } = chatbot;
  const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
  return {
    chatbotId: chatbot.id,
    name: chatbot.name,
    greeting: chatbot.greeting,
    placeholder: chatbot.placeholder,
    suggestedQuestions: chatbot.suggestedQuestions.filter((question) => question.trim()),
    contactFields: chatbot.contactFields,
    showSources: chatbot.showSources,
    position: chatbot.position,
    // Above the help chatbot where they share a corner, else where customers see it.
    level: chatbot.position === 'bottom-left' ? 1 : 0,
    theme: chatbot.theme,
    launcherText: chatbot.launcherText,
    ...(isColor(primaryColor) ? { primaryColor } : {}),
    ...(isColor(secondaryColor) ? { secondaryColor } : {}),
  };
}

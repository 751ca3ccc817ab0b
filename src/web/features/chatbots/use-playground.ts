import { useDataClient } from '#web/state/data-client.tsx';
import { type AnswerTurn, useAnswerTurns } from '#web/state/use-answer-turns.ts';
import { rememberAsked } from './asked.ts';
import type { AnswerView } from './versions/view-switch.tsx';

export type PlaygroundTurn = AnswerTurn;

const remembered = { turns: 5, characters: 8000 };

/** The test chat: the real answers from the real documents, without spending the plan's messages. */
export function usePlayground({
  chatbotId,
  answersFrom,
}: {
  chatbotId: string;
  answersFrom: AnswerView;
}) {
  const { streamAnswer } = useDataClient();
  return useAnswerTurns({
    streamAnswer,
    path: `/api/chatbots/${encodeURIComponent(chatbotId)}/playground`,
    details: { view: answersFrom },
    remembered,
    onAnswered: rememberAsked,
  });
}

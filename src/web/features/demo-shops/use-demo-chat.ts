import { demoShopLimits } from '#shared/contract/demo-shop-limits.ts';
import type { DemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { streamAnswer } from '#web/lib/stream-answer.ts';
import { useAnswerTurns } from '#web/state/use-answer-turns.ts';

const remembered = {
  turns: demoShopLimits.turns / 2,
  characters: demoShopLimits.turnCharacters,
};

/** A conversation with a demo shop: real answers, kept nowhere but in this page. */
export function useDemoChat(industry: DemoShopIndustry) {
  const { turns, ask } = useAnswerTurns({
    streamAnswer,
    path: `/api/demo-shops/${industry}/ask`,
    remembered,
  });
  const isAnswering = turns.at(-1)?.state === 'answering';
  return {
    turns,
    isAnswering,
    /** False where there is nothing to ask, or an answer is still coming. */
    send(text: string): boolean {
      const question = text.trim().slice(0, demoShopLimits.questionCharacters);
      if (!question || isAnswering) return false;
      void ask(question);
      return true;
    },
  };
}

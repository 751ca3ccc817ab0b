import type { Chatbot } from '#shared/contract/chatbots.ts';
import { useTestTally } from '#web/features/answer-tests/use-answer-tests.ts';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { usePings } from '#web/features/chatbots/use-pings.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';

/** What can be told about a section without opening it. */
export function useSectionStates({
  chatbot: { id, documentsCount },
  hasTests,
}: {
  chatbot: Pick<Chatbot, 'id' | 'documentsCount'>;
  hasTests: boolean;
}): Partial<Record<SectionId, string>> {
  const { data: sites = [] } = usePings(id);
  const { data: tally } = useTestTally(id, { isWanted: hasTests });
  const installed = sites.filter(({ refused }) => !refused).length;
  return {
    ...(documentsCount > 0 && {
      knowledge: plural({ count: documentsCount, one: '{count} source', other: '{count} sources' }),
    }),
    ...(tally && describeTests(tally)),
    ...(installed > 0 && {
      install: plural({
        count: installed,
        one: 'Live on {count} site',
        other: 'Live on {count} sites',
      }),
    }),
  };
}

function describeTests({ passed, failed }: { passed: number; failed: number }) {
  const total = passed + failed;
  if (total === 0) return {};
  return {
    tests:
      failed > 0 ? `${format(failed)} of ${format(total)} failing` : `${format(passed)} passing`,
  };
}

const format = (number: number) => number.toLocaleString(pageLanguage);

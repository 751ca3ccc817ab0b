import { useState } from 'react';
import type { AnswerTest } from '#shared/contract/answer-tests.ts';

const isFailed = ({ result }: AnswerTest): boolean => result?.state === 'failed';

const filters = [
  { value: '', label: 'All tests', fits: () => true },
  { value: 'failed', label: 'Failed', fits: isFailed },
  {
    value: 'changed',
    label: 'Changed answers',
    fits: ({ result }: AnswerTest) => result?.hasChanged === true,
  },
] as const;

/** Which tests are shown, failed ones first, and how many each filter has. */
export function useTestFilter(tests: readonly AnswerTest[]) {
  const [chosen, choose] = useState('');
  const { fits } = filters.find(({ value }) => value === chosen) ?? filters[0];
  return {
    chosen,
    choose,
    options: filters.map((filter) => ({
      value: filter.value,
      label: filter.label,
      count: tests.filter(filter.fits).length,
    })),
    shown: [...tests.filter(isFailed), ...tests.filter((test) => !isFailed(test))].filter(fits),
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AnswerTest,
  AnswerTestInput,
  CreateTestsResponse,
  ImportTestsResponse,
  SuggestedTestsResponse,
  TestComparison,
  TestRun,
  TestRunReport,
  TestsResponse,
} from '#shared/contract/answer-tests.ts';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const keyOf = (chatbotId: string) => ['answer-tests', chatbotId] as const;
const pathOf = (chatbotId: string, rest = '') =>
  `/api/chatbots/${encodeURIComponent(chatbotId)}/tests${rest}` as const;

const progressMs = 700;
/** Long lists are read less often: they cost the server more than the tests do. */
const longProgressMs = 2_500;
const longList = 100;
/** Runs also start without anyone here, after a change or at night. */
const quietMs = 20_000;

export const isOpen = ({ state }: TestRun): boolean => state !== 'done';

export function useAnswerTests(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: keyOf(chatbotId),
    queryFn: ({ signal }) => client.call<TestsResponse>({ path: pathOf(chatbotId), signal }),
    refetchInterval({ state: { data } }) {
      if (!data?.runs.some(isOpen)) return quietMs;
      return data.items.length > longList ? longProgressMs : progressMs;
    },
  });
}

/** How many tests passed and failed last, for a screen that only mentions them. */
export function useTestTally(chatbotId: string, { isWanted }: { isWanted: boolean }) {
  const client = useDataClient();
  return useQuery({
    queryKey: keyOf(chatbotId),
    queryFn: ({ signal }) => client.call<TestsResponse>({ path: pathOf(chatbotId), signal }),
    enabled: isWanted,
    retry: false,
    select: ({ items }) => ({
      passed: items.filter(({ result }) => result?.state === 'passed').length,
      failed: items.filter(({ result }) => result?.state === 'failed').length,
    }),
  });
}

/** Read again with each run that is finished. */
export function useComparison({
  chatbotId,
  testId,
  run,
}: {
  chatbotId: string;
  testId: string;
  run: number;
}) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...keyOf(chatbotId), 'comparison', testId, run],
    queryFn: ({ signal }) =>
      client.call<TestComparison>({ path: pathOf(chatbotId, `/${testId}/comparison`), signal }),
    placeholderData: (before) => before,
  });
}

/** The chatbot's documents, to choose the one that an answer must cite. */
export function useCitable(chatbotId: string): Pick<Document, 'id' | 'name'>[] {
  const client = useDataClient();
  const { data } = useQuery({
    queryKey: ['documents', 'citable', chatbotId],
    queryFn: ({ signal }) =>
      client.call<{ items: Document[] }>({
        path: `/api/documents?chatbotId=${encodeURIComponent(chatbotId)}&limit=100`,
        signal,
      }),
  });
  return data?.items ?? [];
}

function useChange<Input, ResponseBody>(
  chatbotId: string,
  callOf: (input: Input) => {
    path: `/api/${string}`;
    method: 'POST' | 'PATCH' | 'DELETE';
    body?: unknown;
  },
) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => client.call<ResponseBody>(callOf(input)),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(chatbotId) }),
  });
}

/** With an id the test is changed, without one it is new. */
export const useSaveTest = (chatbotId: string) =>
  useChange<{ id: string | null; input: AnswerTestInput }, AnswerTest>(
    chatbotId,
    ({ id, input }) => ({
      path: pathOf(chatbotId, id ? `/${id}` : ''),
      method: id ? 'PATCH' : 'POST',
      body: input,
    }),
  );

export const useDeleteTest = (chatbotId: string) =>
  useChange<string, unknown>(chatbotId, (id) => ({
    path: pathOf(chatbotId, `/${id}`),
    method: 'DELETE',
  }));

export const useRunTests = (chatbotId: string) =>
  useChange<void, TestRunReport>(chatbotId, () => ({
    path: pathOf(chatbotId, '/run'),
    method: 'POST',
    body: {},
  }));

export const useAddTests = (chatbotId: string) =>
  useChange<AnswerTestInput[], CreateTestsResponse>(chatbotId, (items) => ({
    path: pathOf(chatbotId, '/bulk'),
    method: 'POST',
    body: { items },
  }));

export const useImportTests = (chatbotId: string) =>
  useChange<string, ImportTestsResponse>(chatbotId, (csv) => ({
    path: pathOf(chatbotId, '/import'),
    method: 'POST',
    body: { csv },
  }));

/** Each of them is asked first, which takes a moment. */
export function useSuggestions(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...keyOf(chatbotId), 'suggestions'],
    queryFn: ({ signal }) =>
      client.call<SuggestedTestsResponse>({
        path: pathOf(chatbotId, '/suggestions'),
        method: 'POST',
        body: {},
        signal,
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

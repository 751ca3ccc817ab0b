import type { DataClient } from '#web/state/data-client.tsx';
import { answerInDemo } from './answer-in-demo.ts';
import { callChatbots } from './demo-chatbots.ts';
import { callDocuments, receiveFile } from './demo-documents.ts';
import { callFigures } from './demo-figures.ts';
import { callInbox } from './demo-inbox.ts';
import type { DemoCall, DemoResponse } from './demo-world.ts';
import { onlyInAccount } from './only-in-account.ts';
import { createSampleWorld, type Samples } from './sample-world.ts';

/** Answers the dashboard's calls from sample data in memory. Nothing in here can reach a server. */
export function createDemoClient(samples: Samples): DataClient {
  const world = createSampleWorld(samples);
  return {
    async call<ResponseBody>({ path, method = 'GET', body }: Parameters<DataClient['call']>[0]) {
      const { pathname, searchParams: query } = new URL(path, 'https://demo.invalid');
      const pieces = pathname.split('/').slice(2).map(decodeURIComponent);
      const answer = answerCall({ world, method, path: pieces, query, body });
      if (answer === undefined) throw onlyInAccount('This needs an account of your own.');
      // A copy, as from a server: screens compare what they were given before with what they get now.
      return structuredClone(answer) as ResponseBody;
    },
    async upload<ResponseBody>({
      path,
      file,
      fields = {},
      onProgress,
    }: Parameters<DataClient['upload']>[0]) {
      onProgress?.(100);
      const id = /^\/api\/documents\/([^/]+)\/file$/.exec(path)?.[1] ?? null;
      return structuredClone(await receiveFile({ world, id, file, fields })) as ResponseBody;
    },
    streamAnswer({ path, body, signal }) {
      const [, , , chatbotId = ''] = path.split('/');
      const { text: question } = body as { text: string };
      return answerInDemo({ world, chatbotId, question, signal });
    },
    link: () => null,
    // No one else works in here, so there are never any events.
    subscribe: () => () => undefined,
  };
}

function answerCall(call: DemoCall): DemoResponse {
  const [first] = call.path;
  if (first === 'chatbots') return callChatbots(call);
  if (first === 'documents') return callDocuments(call);
  if (first === 'conversations' || first === 'saved-replies' || first === 'leads')
    return callInbox(call);
  return callFigures(call);
}

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { assertChatbot } from '#server/features/api/chatbot-bounds.ts';
import type { ApiCaller } from '#server/features/api-keys/index.ts';
import { askAsProgram, collectAnswer } from '#server/features/chat/index.ts';
import {
  findLiveChatbot,
  type LiveChatbot,
  listChatbots,
} from '#server/features/chatbots/index.ts';
import { describeError } from '#server/http/describe-error.ts';
import { brand } from '#shared/brand.ts';
import { apiAnswers, apiInputs } from '#shared/contract/api.ts';
import type { ApiScope } from '#shared/contract/api-keys.ts';
import { AppError } from '#shared/errors.ts';
import { searchKnowledge } from './search-knowledge.ts';

type Of = { deps: Deps; caller: ApiCaller };

/** One message of the protocol, answered by a server that lives as long as the message. */
export async function answerMcp({
  request,
  parsedBody,
  ...of
}: Of & { request: Request; parsedBody: unknown }): Promise<Response> {
  const server = createServer({ ...of, signal: request.signal });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

const chatbotId = z
  .uuid()
  .toLowerCase()
  .optional()
  .describe('Which chatbot. May be left out where the API key is for one chatbot.');

function createServer({ signal, ...of }: Of & { signal: AbortSignal }): McpServer {
  const { deps } = of;
  const server = new McpServer({ name: brand.name, version: deps.env.version });
  server.registerTool(
    'list_chatbots',
    {
      title: 'List chatbots',
      description: 'The chatbots whose knowledge can be searched, with their ids.',
      annotations: { readOnlyHint: true },
    },
    () => answerTool({ ...of, scope: 'read', run: () => listOwn(of) }),
  );
  server.registerTool(
    'search_knowledge',
    {
      title: 'Search knowledge',
      description:
        'Finds the passages of a chatbot’s documents and curated answers that fit a query, with where they stand.',
      inputSchema: {
        chatbotId,
        query: apiInputs.AskQuestion.shape.text,
        limit: z.int().min(1).max(20).default(5),
      },
      annotations: { readOnlyHint: true },
    },
    ({ query, limit, ...named }) =>
      answerTool({
        ...of,
        scope: 'read',
        async run() {
          const chatbot = await getOwn({ ...of, ...named });
          return { passages: await searchKnowledge({ deps, chatbot, query, limit, signal }) };
        },
      }),
  );
  server.registerTool(
    'ask_chatbot',
    {
      title: 'Ask a chatbot',
      description:
        'Gives the chatbot’s own answer to a question, with its sources. When it asks back, `options` lists what it offers: ask again with one of them and the same conversationId. Counts as one message of the plan.',
      inputSchema: {
        chatbotId,
        question: apiInputs.AskQuestion.shape.text,
        conversationId: apiInputs.AskQuestion.shape.conversationId,
      },
    },
    ({ question, conversationId, ...named }) =>
      answerTool({
        ...of,
        scope: 'chat',
        async run() {
          const chatbot = await getOwn({ ...of, ...named });
          const input = { text: question, conversationId, visitor: {} };
          const asked = await askAsProgram({ deps, chatbot, input, idempotencyKey: null });
          const start = { conversationId: asked.conversationId, visitorToken: '' };
          return apiAnswers.ChatAnswer.parse(
            await collectAnswer({ start, events: asked.events(signal) }),
          );
        },
      }),
  );
  return server;
}

async function listOwn({ deps, caller: { workspaceId, chatbotId: only } }: Of) {
  const all = await listChatbots({ deps, workspaceId });
  const chatbots = all
    .filter(({ id }) => only === null || id === only)
    .map(({ id, name, description }) => ({ id, name, description }));
  return { chatbots };
}

async function getOwn({
  deps,
  caller,
  chatbotId: named,
}: Of & { chatbotId?: string | undefined }): Promise<LiveChatbot> {
  const id = named ?? caller.chatbotId;
  if (!id)
    throw new AppError('invalid_input', 'Please name a chatbot: list_chatbots gives the ids.');
  assertChatbot({ caller, chatbotId: id });
  const chatbot = await findLiveChatbot({ deps, id });
  if (chatbot?.workspaceId === caller.workspaceId) return chatbot;
  throw new AppError('not_found', 'This chatbot does not exist.');
}

/** A refusal is told to the assistant in words; what went wrong inside stays in the log. */
async function answerTool({
  caller,
  scope,
  run,
  deps,
}: Of & { scope: ApiScope; run: () => Promise<object> }) {
  try {
    if (!caller.scopes.includes(scope)) {
      throw new AppError('forbidden', `This API key lacks the permission "${scope}".`);
    }
    const text = JSON.stringify(await run());
    return { content: [{ type: 'text' as const, text }] };
  } catch (error) {
    const { message, status, cause } = describeError(error);
    if (status >= 500) deps.log.error({ err: cause ?? error }, 'a tool failed');
    return { isError: true, content: [{ type: 'text' as const, text: message }] };
  }
}

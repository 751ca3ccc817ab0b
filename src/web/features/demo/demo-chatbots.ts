import type { AnswerInput } from '#shared/contract/answers.ts';
import type {
  Chatbot,
  ChatbotSummary,
  CreateChatbotInput,
  UpdateChatbotInput,
} from '#shared/contract/chatbots.ts';
import type { DemoCall, DemoResponse, DemoWorld } from './demo-world.ts';
import { onlyInAccount } from './only-in-account.ts';
import { countDocuments, createChatbot } from './sample-world.ts';
import { wordsOf } from './words-of.ts';

/** Everything below /api/chatbots. */
export function callChatbots(call: DemoCall): DemoResponse {
  const { world, method, body } = call;
  const [, id, part] = call.path;
  if (!id) {
    if (method === 'GET') {
      return {
        items: world.chatbots.map((one) => summarise({ world, chatbot: one })),
        count: world.chatbots.length,
      };
    }
    return addChatbot({
      world,
      chatbot: createChatbot({ ...(body as CreateChatbotInput), ...madeNow() }),
    });
  }
  const chatbot = world.chatbots.find((one) => one.id === id);
  if (!chatbot) return undefined;
  if (part === 'answers') return callAnswers({ ...call, chatbot });
  if (part === 'install') return { items: [] };
  if (part === 'tests') {
    if (method === 'GET') return { items: [], runs: [], mostModelCalls: 0 };
    throw onlyInAccount('Tests run on your own documents: they need an account of your own.');
  }
  if (part === 'health') return { sources: 1, weak: [], unused: [], days: 90, answers: 0 };
  if (part === 'booking') {
    throw onlyInAccount(
      'Proposals come from your own documents: they need an account of your own.',
    );
  }
  if (part === 'actions') {
    if (method === 'GET') return { secrets: [], calls: [] };
    throw onlyInAccount('Keys and tests of actions need an account of your own.');
  }
  if (part === 'conflicts') return { items: [], checkedAt: null, isChecking: false };
  if (part === 'draft' || part === 'versions') {
    const draft = { state: 'published', published: 1, changes: null, failing: [] };
    if (method === 'GET') return part === 'draft' ? draft : { items: [], draft };
    throw onlyInAccount('Versions need an account of your own.');
  }
  if (part === 'duplicate') {
    const { id: _, ...settings } = chatbot;
    return addChatbot({
      world,
      chatbot: createChatbot({
        ...settings,
        name: `${chatbot.name} (copy)`,
        documentsCount: 0,
        ...madeNow(),
      }),
    });
  }
  if (part === 'avatar') {
    return change(chatbot, {
      avatarUrl: method === 'PUT' ? URL.createObjectURL(body as Blob) : null,
    });
  }
  if (part)
    throw onlyInAccount('Keys and secrets need an account of your own: the demo keeps none.');
  if (method === 'PATCH') {
    const { version: _, ...changes } = body as UpdateChatbotInput;
    return change(chatbot, changes);
  }
  if (method === 'DELETE') return deleteChatbot({ world, chatbot });
  return chatbot;
}

function summarise({ world, chatbot }: { world: DemoWorld; chatbot: Chatbot }): ChatbotSummary {
  const own = world.threads.filter(({ chatbotId }) => chatbotId === chatbot.id);
  return {
    ...chatbot,
    conversationsThisMonth: own.length * 31,
    lastActivityAt: own[0]?.lastMessageAt ?? null,
  };
}

function madeNow() {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}

function addChatbot({ world, chatbot }: { world: DemoWorld; chatbot: Chatbot }): Chatbot {
  world.chatbots.unshift(chatbot);
  return chatbot;
}

function change(chatbot: Chatbot, changes: Partial<Chatbot>): Chatbot {
  const updatedAt = new Date().toISOString();
  return Object.assign(chatbot, changes, { version: chatbot.version + 1, updatedAt });
}

function deleteChatbot({ world, chatbot: { id } }: { world: DemoWorld; chatbot: Chatbot }) {
  world.chatbots = world.chatbots.filter((one) => one.id !== id);
  world.threads = world.threads.filter(({ chatbotId }) => chatbotId !== id);
  world.leads = world.leads.filter(({ chatbotId }) => chatbotId !== id);
  world.answers = world.answers.filter(({ chatbotId }) => chatbotId !== id);
  for (const document of world.documents) {
    document.chatbotIds = document.chatbotIds.filter((of) => of !== id);
  }
  countDocuments(world);
  return {};
}

/** The pairs an owner wrote. */
function callAnswers({
  world,
  method,
  path,
  query,
  body,
  chatbot,
}: DemoCall & { chatbot: Chatbot }): DemoResponse {
  const answerId = path[3];
  const own = world.answers.filter(({ chatbotId }) => chatbotId === chatbot.id);
  if (answerId === 'similar') return { similar: findSimilar({ own, query }) };
  if (method === 'GET') return { items: own };
  if (method === 'POST') {
    const made = {
      ...(body as AnswerInput),
      id: crypto.randomUUID(),
      chatbotId: chatbot.id,
      ...madeNow(),
    };
    world.answers.unshift(made);
    return made;
  }
  const answer = world.answers.find(({ id }) => id === answerId);
  if (!answer) return undefined;
  if (method === 'PATCH') return Object.assign(answer, body, { updatedAt: madeNow().updatedAt });
  world.answers = world.answers.filter((one) => one !== answer);
  return {};
}

/** The server compares meanings; here the words must be the same. */
function findSimilar({ own, query }: { own: DemoWorld['answers']; query: URLSearchParams }) {
  const wordsIn = (text: string) => wordsOf(text).join(' ');
  const asked = wordsIn(query.get('question') ?? '');
  return (
    own.find(({ id, question }) => id !== query.get('exceptId') && wordsIn(question) === asked) ??
    null
  );
}

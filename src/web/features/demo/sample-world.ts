import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { industryStarters } from '#shared/industry-starters.ts';
import { type DemoDocument, type DemoWorld, sampleId } from './demo-world.ts';
import { sampleConversations } from './sample-conversations.ts';
import { splitText } from './split-text.ts';

export type Samples = { now: Date; files: readonly { name: string; text: string }[] };

/** A restaurant's account as it looks after some weeks. */
export function createSampleWorld({ now, files }: Samples): DemoWorld {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const bella = createChatbot({
    id: sampleId({ kind: 1, number: 1 }),
    name: 'Bella',
    description: 'Answers guests of Trattoria Bella about the menu, tables and opening hours.',
    primaryColor: '#9F1239',
    secondaryColor: '#FFF1F2',
    createdAt: ago(24 * 41),
    updatedAt: ago(52),
  });
  const catering = createChatbot({
    id: sampleId({ kind: 1, number: 2 }),
    name: 'Catering desk',
    description: 'For parties in the cellar and deliveries to offices.',
    greeting: 'Planning a party? Ask me about the cellar, catering and vouchers.',
    active: false,
    createdAt: ago(24 * 9),
    updatedAt: ago(24 * 6),
  });
  const documents = files.map(({ name, text }, index) =>
    createDocument({
      id: sampleId({ kind: 2, number: index }),
      name,
      text,
      chatbotIds: name.startsWith('house-rules') ? [bella.id, catering.id] : [bella.id],
      createdAt: ago(24 * (40 - index)),
    }),
  );
  const world: DemoWorld = {
    chatbots: [bella, catering],
    documents,
    ...sampleConversations({ chatbot: bella, documents, ago }),
    answers: [
      {
        id: crypto.randomUUID(),
        chatbotId: bella.id,
        question: 'Do you have a table free tonight?',
        answer: 'Please call +49 8382 555 0142: we see at once what is free this evening.',
        createdAt: ago(24 * 20),
        updatedAt: ago(24 * 20),
      },
    ],
    savedReplies: [
      {
        id: crypto.randomUUID(),
        title: 'Table confirmed',
        text: 'Your table is confirmed. We look forward to seeing you!',
      },
    ],
  };
  countDocuments(world);
  return world;
}

type NewChatbot = Partial<Chatbot> &
  Pick<Chatbot, 'name' | 'description' | 'createdAt' | 'updatedAt'>;

export function createChatbot(given: NewChatbot): Chatbot {
  const { greeting, placeholder, systemPrompt, suggestedQuestions } = industryStarters.restaurants;
  return {
    ...chatbotDefaults,
    greeting,
    placeholder,
    systemPrompt,
    suggestedQuestions: [...suggestedQuestions],
    industry: 'restaurants',
    id: crypto.randomUUID(),
    avatarUrl: null,
    modelKeyLast4: null,
    hasIdentitySecret: false,
    readOnly: false,
    documentsCount: 0,
    version: 1,
    ...given,
  };
}

type NewDocument = Pick<DemoDocument, 'name' | 'text' | 'chatbotIds' | 'createdAt'> & {
  id?: string;
};

export function createDocument(given: NewDocument): DemoDocument {
  const passages = splitText(given).length;
  return {
    id: crypto.randomUUID(),
    source: 'file',
    type: given.name.split('.').at(-1)?.toLowerCase() ?? 'txt',
    bytes: new Blob([given.text]).size,
    state: 'ready',
    failure: null,
    pages: null,
    recognizing: null,
    passages,
    sentencesTotal: passages,
    sentencesEmbedded: passages,
    notes: [],
    validFrom: null,
    validUntil: null,
    olderVersion: null,
    updatedAt: given.createdAt,
    ...given,
  };
}

export function countDocuments({ chatbots, documents }: DemoWorld): void {
  for (const chatbot of chatbots) {
    const own = documents.filter(({ chatbotIds }) => chatbotIds.includes(chatbot.id));
    chatbot.documentsCount = own.length;
  }
}

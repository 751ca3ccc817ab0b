import type { Shop } from '../chat/shop.ts';

export const searchPath = '/api/conversations?search=nothing-like-it';

/** Every list and figure of the dashboard, by name. */
export async function listCalls(shop: Shop): Promise<[name: string, path: string][]> {
  const inbox = await shop.call('/api/conversations');
  const { items } = (await inbox.json()) as { items: { id: string }[] };
  const chatbot = `chatbotId=${shop.chatbotId}`;
  const day = (offset: number) =>
    new Date(Date.now() - offset * 86_400_000).toISOString().slice(0, 10);
  const year = `from=${day(364)}&to=${day(0)}`;
  return [
    ['home', '/api/home'],
    ['analytics, 30 days', '/api/analytics'],
    ['analytics, 90 days', '/api/analytics?days=90'],
    ['analytics, a year', `/api/analytics?${year}`],
    ['analytics, a chatbot and a year', `/api/analytics?${chatbot}&${year}`],
    ['advanced, 30 days', '/api/analytics/advanced'],
    ['advanced, 90 days', '/api/analytics/advanced?days=90'],
    ['advanced, a year', `/api/analytics/advanced?${year}`],
    ['unanswered questions, 90 days', '/api/analytics/gaps?days=90'],
    ['topics, 90 days', '/api/analytics/topics?days=90'],
    ['answered since', '/api/analytics/closed-gaps'],
    ['questions as a file, 30 days', '/api/analytics.csv'],
    ['inbox', '/api/conversations'],
    ['inbox, waiting', '/api/conversations?state=waiting'],
    ['inbox, search for what is common', '/api/conversations?search=winter'],
    ['inbox, search for what is rare', '/api/conversations?search=item%204000%20cost'],
    ['inbox, search for what is not there', searchPath],
    ['a conversation', `/api/conversations/${items[0]?.id}`],
    ['leads', '/api/leads'],
    ['documents', '/api/documents'],
    ['chatbots', '/api/chatbots'],
    [
      'questions used',
      `/api/messages?count=1&since=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`,
    ],
  ];
}

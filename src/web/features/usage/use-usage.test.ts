import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { decideCreation, fetchUsage, hasRoomFor, limitFor } from './use-usage.ts';

const user = {
  effective_plan: 'starter',
  chatbot_allowance: null,
  is_superuser: false,
  role: 'user',
} as const;
const usage = { chatbots: 1, documents: 9, messagesThisMonth: 3, apiCallsThisMonth: 0 };

test('a failing usage call falls back to the three counts', async () => {
  const paths: string[] = [];
  const client = {
    call: async ({ path }: { path: string }) => {
      paths.push(path.replace(/since=.*/, 'since='));
      if (path.includes('rpc')) throw new ApiError({ code: 'internal', message: '', status: 500 });
      return { count: paths.length };
    },
  };
  const answer = await fetchUsage({ client: client as never, userId: 'u' });
  expect(paths).toEqual([
    '/api/rpc/get_user_usage',
    '/api/chatbots?count=1',
    '/api/documents?count=1',
    '/api/messages?count=1&since=',
  ]);
  expect(answer).toEqual({
    chatbots: 2,
    documents: 3,
    messagesThisMonth: 4,
    apiCallsThisMonth: 0,
  });
});

test('chatbots need known usage below the limit and a plan, documents only no known refusal', () => {
  const room = (input: object, resource: 'chatbot' | 'document') =>
    hasRoomFor({ profile: user, usage, resource, ...input });
  expect(room({}, 'chatbot')).toBe(false);
  expect(room({ usage: { ...usage, chatbots: 0 } }, 'chatbot')).toBe(true);
  expect(room({ usage: undefined }, 'chatbot')).toBe(false);
  expect(room({ usage: undefined }, 'document')).toBe(true);
  expect(room({}, 'document')).toBe(true);
  expect(room({ usage: { ...usage, documents: 10 } }, 'document')).toBe(false);
  const free = { ...user, effective_plan: 'free' };
  expect(room({ profile: free, usage: { ...usage, chatbots: 0 } }, 'chatbot')).toBe(false);
  const superuser = { ...user, is_superuser: true };
  expect(room({ profile: superuser }, 'chatbot')).toBe(true);
  expect(limitFor({ profile: superuser, resource: 'document' })).toBe(-1);
});

test('a chatbot is created only once the usage is known', () => {
  const decide = (input: object) => decideCreation({ profile: user, usage, ...input });
  expect(decide({ usage: undefined })).toBe('unknown');
  expect(decide({ usage: { ...usage, chatbots: 0 } })).toBe('allowed');
  expect(decide({})).toBe('full');
  expect(decide({ profile: { ...user, effective_plan: 'free' }, usage: undefined })).toBe('full');
  expect(decide({ profile: { ...user, is_superuser: true }, usage: undefined })).toBe('allowed');
});

import { expect, test } from 'vitest';
import { describePlanRequest } from './describe-plan-request.ts';

const describe = (query: string) => describePlanRequest(new URLSearchParams(query));

test.each([
  [
    'intent=create-chatbot&plan=business',
    "I've reached my chatbot limit and would like to upgrade to Business. How do I get it?",
  ],
  [
    'intent=upload-document',
    "I've reached my document limit and would like to upgrade. How do I get it?",
  ],
  ['intent=general&plan=starter', "I'd like to upgrade to Starter. How do I get it?"],
  ['intent=general&plan=<b>', "I'd like to upgrade. How do I get it?"],
])('%s is put into words', (query, message) => {
  expect(describe(`topic=plans&${query}`)).toMatchObject({
    message,
    title: "Plans aren't sold online here",
  });
});

test('Enterprise is arranged individually, and other links say nothing', () => {
  expect(describe('topic=plans&intent=general&plan=enterprise')?.title).toMatch(/^Enterprise/);
  expect(describe('topic=plans')).toBeNull();
  expect(describe('topic=plans&intent=__proto__')).toBeNull();
  expect(describe('topic=problem&intent=general')).toBeNull();
});

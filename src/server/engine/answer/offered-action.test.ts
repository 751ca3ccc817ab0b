import { describe, expect, it } from 'vitest';
import { findOfferedAction, type OfferedAction } from './offered-action.ts';

const at = (x: number): Float32Array => Float32Array.of(x, Math.sqrt(1 - x * x));
const order: OfferedAction = {
  id: 'order',
  name: 'Order status',
  intro: 'I can look that up.',
  asksForOrder: true,
  questions: [
    { question: 'Order status', vector: at(0.7) },
    { question: 'Where is my order?', vector: at(1) },
  ],
};
const newsletter: OfferedAction = {
  id: 'newsletter',
  name: 'Newsletter',
  intro: 'Sign up here.',
  asksForOrder: false,
  questions: [{ question: 'Can I subscribe to your newsletter?', vector: at(-1) }],
};
const find = ({
  question,
  vector = null,
  before,
}: {
  question: string;
  vector?: Float32Array | null;
  before?: string;
}) =>
  findOfferedAction({
    question,
    vector,
    history: before
      ? [
          { role: 'visitor', text: 'Where is my order?' },
          { role: 'assistant', text: before },
        ]
      : [],
    actions: [order, newsletter],
  })?.id ?? null;

describe('findOfferedAction', () => {
  it.each([
    'Where is my order?',
    'where is my order 10482',
    'Where is my order #SO-1001?',
    'order status',
    'Order status 4711-B',
  ])('offers the order look-up for %j by its words', (question) => {
    expect(find({ question })).toBe('order');
  });

  it('offers an action by meaning, sooner when nothing else is known', () => {
    const vague = { question: 'My parcel still has not come', vector: at(0.75), history: [] };
    const actions = [{ ...order, questions: order.questions.slice(1) }];
    expect(findOfferedAction({ ...vague, actions })).toBeNull();
    expect(findOfferedAction({ ...vague, actions, isUnknown: true })?.id).toBe('order');
    expect(find({ question: 'My parcel still has not come', vector: at(0.95) })).toBe('order');
    expect(find({ question: 'Put me on your mailing list', vector: at(-0.95) })).toBe('newsletter');
  });

  it.each(['#1001', '1001', 'my order number is SO-1001', "it's 20817"])(
    'takes %j after the offer for the number that was asked for',
    (question) => {
      expect(find({ question, before: 'I can look that up.' })).toBe('order');
      expect(find({ question, before: 'We open at nine.' })).toBeNull();
      expect(find({ question })).toBeNull();
    },
  );

  it.each([
    'What does delivery cost?',
    'How do I order 20 chairs for our restaurant next month?',
    'Do you sell gift cards?',
  ])('leaves %j to the documents', (question) => {
    expect(find({ question, vector: at(0.1) })).toBeNull();
    expect(find({ question, before: 'I can look that up.' })).toBeNull();
  });
});

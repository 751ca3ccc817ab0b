/** Questions and answers as CSV files, in and out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  type CuratedAnswer,
  type ImportAnswersResponse,
  importAnswersResponse,
} from '#shared/contract/answers.ts';
import type { ErrorBody } from '#shared/errors.ts';

let app: TestApp;
let ann: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'enterprise' });
});
afterAll(() => app.close());

const send = (path: string, csv: string | Uint8Array, who = ann) =>
  who.browser.request(path, {
    ...{ method: 'POST', headers: { 'content-type': 'text/csv' } },
    body: csv as string | Uint8Array<ArrayBuffer>,
  });

async function createShop() {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}/answers`;
  const list = async () =>
    (await ann.send<{ items: CuratedAnswer[] }>('GET', path)).body.items.map(
      ({ question, answer }) => [question, answer] as const,
    );
  const bring = async (csv: string | Uint8Array, query = ''): Promise<ImportAnswersResponse> => {
    const response = await send(`${path}/import${query}`, csv);
    expect(response.status).toBe(200);
    return importAnswersResponse.parse(await response.json());
  };
  const download = async () =>
    Buffer.from(await (await ann.browser.request(`${path}.csv`)).arrayBuffer()).toString();
  return { id, path, list, bring, download };
}

const statesOf = ({ rows }: ImportAnswersResponse) => rows.map(({ row, state }) => [row, state]);

describe('a file', () => {
  test('is previewed row by row without saving anything, then saved as previewed', async () => {
    const shop = await createShop();
    await ann.send('POST', shop.path, { question: 'Do you deliver?', answer: 'Yes.' });
    await ann.send('POST', shop.path, { question: 'Can I pay by card?', answer: 'Yes.' });
    const csv = [
      'Answer,Question,Category',
      'From ten to six.,When are you open?,Hours',
      'Yes.,can I pay by card,Money',
      'Only in town.,Do you deliver?,',
      'Daily.,When are you OPEN,',
      ',Is there parking?,',
      `Yes.,${'x'.repeat(501)},`,
      '',
      'On request.,Do you gift-wrap?,',
    ].join('\r\n');
    const preview = await shop.bring(csv, '?preview=1');
    expect(preview.ignoredColumns).toEqual(['Category']);
    const states = [
      [2, 'new'],
      [3, 'same'],
      [4, 'replaces'],
      [5, 'repeated'],
      [6, 'invalid'],
      [7, 'invalid'],
      [9, 'new'],
    ];
    expect(statesOf(preview)).toEqual(states);
    expect(preview.rows.map(({ note }) => note)).toEqual([
      null,
      null,
      'The answer now: Yes.',
      'Same question as in row 2',
      'Answer is required',
      'Please use at most 500 characters',
      null,
    ]);
    expect(preview.counts).toEqual({ new: 2, same: 1, replaces: 1, repeated: 1, invalid: 2 });
    expect(await shop.list()).toHaveLength(2);
    expect(statesOf(await shop.bring(csv))).toEqual(states);
    expect(new Map(await shop.list())).toEqual(
      new Map([
        ['When are you open?', 'From ten to six.'],
        ['Do you gift-wrap?', 'On request.'],
        ['Can I pay by card?', 'Yes.'],
        ['Do you deliver?', 'Only in town.'],
      ]),
    );
  });

  test('leaves answers that are there as they are when it is asked to', async () => {
    const shop = await createShop();
    await ann.send('POST', shop.path, { question: 'Do you deliver?', answer: 'Yes.' });
    const csv = 'question;answer\nDo you deliver?;No.\nIs it far?;No.';
    expect(statesOf(await shop.bring(csv, '?keep=1'))).toEqual([
      [2, 'kept'],
      [3, 'new'],
    ]);
    expect(await shop.list()).toContainEqual(['Do you deliver?', 'Yes.']);
  });

  test.each([
    [
      'semicolons and Windows letters',
      Buffer.from('Frage;Antwort\nK\xf6nnen wir?;Ja, gr\xfcn.', 'latin1'),
    ],
    ['tabs', 'question\tanswer\nKönnen wir?\tJa, grün.'],
    ['UTF-16', Buffer.from('\uFEFFquestion,answer\nKönnen wir?,"Ja, grün."', 'utf16le')],
    ['no names of columns', 'Können wir?,"Ja, grün."'],
  ])('with %s is read', async (_, csv) => {
    const shop = await createShop();
    await shop.bring(csv);
    expect(await shop.list()).toEqual([['Können wir?', 'Ja, grün.']]);
  });

  test('that was exported is imported as it was, formulas are harmless in it', async () => {
    const shop = await createShop();
    const pairs = [
      ['=cmd|calc?', '+1 555 0134'],
      ['What is there?', '- soup\n- "bread", butter'],
      ['How cold?', '-5 °C; @night'],
    ] as const;
    for (const [question, answer] of pairs) await ann.send('POST', shop.path, { question, answer });
    const csv = await shop.download();
    expect(csv).toMatch(/^\uFEFFquestion,answer\r\n/);
    expect(csv).toContain("'=cmd|calc?");
    const other = await createShop();
    await other.bring(csv);
    expect(new Map(await other.list())).toEqual(new Map(pairs));
    expect(await other.download()).toBe(csv);
  });

  test('beyond the limit adds what fits and says which rows did not', async () => {
    const shop = await createShop();
    const rows = Array.from({ length: 1_002 }, (_, at) => `Question number ${at}?,Answer ${at}.`);
    const { counts, rows: lines } = await shop.bring(['question,answer', ...rows].join('\n'));
    expect(counts).toEqual({ new: 1_000, 'over-limit': 2 });
    expect(lines.at(-1)?.note).toBe('A chatbot can have at most 1,000 answers');
    const listed = await shop.list();
    expect(listed).toHaveLength(1_000);
    expect(listed[0]).toEqual(['Question number 0?', 'Answer 0.']);
  });
});

describe('a file is refused', () => {
  test.each([
    ['nothing in it', '', 'This file is empty.'],
    ['only names of columns', 'question,answer\n', 'This file has no questions and answers.'],
    ['one column', 'one\ntwo\n', 'We need two columns: “question” and “answer”.'],
    ['another kind of file', Buffer.from(Array.from({ length: 400 }, (_, at) => at % 32)), 'CSV'],
    ['too many rows', 'a,b\n'.repeat(2_001), 'more than 2,000 rows'],
  ])('with %s', async (_, csv, message) => {
    const shop = await createShop();
    const response = await send(`${shop.path}/import`, csv);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.message).toContain(message);
  });

  test('when it is too large, and when the chatbot is someone else’s', async () => {
    const shop = await createShop();
    expect((await send(`${shop.path}/import`, 'x'.repeat(2_097_153))).status).toBe(413);
    const bob = await createTenant(app);
    expect((await send(`${shop.path}/import`, 'a,b', bob)).status).toBe(404);
    expect((await bob.browser.request(`${shop.path}.csv`)).status).toBe(404);
  });
});

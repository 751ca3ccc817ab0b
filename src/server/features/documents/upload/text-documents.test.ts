import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '#server/db/schema/documents.ts';
import { documentAccountData } from '#server/features/documents/account-data.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { type TextResponse, textLimits } from '#shared/contract/texts.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { plans } from '#shared/plans.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
let chatbotId: string;

beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
  bob = await createTenant(app, { plan: 'starter' });
  ({ id: chatbotId } = await ann.createChatbot());
});
afterAll(() => app.close());

const signal = new AbortController().signal;
async function readAll(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await processDocuments({ deps: app.deps, signal });
}
const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });
const create = (who: Tenant, input: object) =>
  who.send<TextResponse & ErrorBody>('POST', '/api/texts', input);
const save = (who: Tenant, id: string, input: object) =>
  who.send<TextResponse & ErrorBody>('PUT', `/api/texts/${id}`, input);

const workshop = `## Courses

| Course | Price |
|---|---|
| Pottery for beginners | 45 € |
| Glazing | 60 € |

- Aprons are included.
- Bring old shoes.

See [our calendar](https://kiln.example/calendar).`;

describe('a typed text', () => {
  let saved: TextResponse;

  test('is saved and answers with its title as the source', async () => {
    const input = { title: 'Pottery courses', text: workshop, chatbotIds: [chatbotId] };
    const { status, body } = await create(ann, input);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ text: workshop, version: 1 });
    expect(body.document).toMatchObject({ name: 'Pottery courses', source: 'text', type: 'md' });
    saved = body;
    await readAll();
    const answer = await ask('How much is the glazing course?');
    expect(answer).toContain('60 €');
    expect(answer).toContain('"title":"Pottery courses"');
    expect(await ask('Are aprons included?')).toContain('Aprons are included');
  });

  test('is opened as it was typed, listed apart from files, and counted with them', async () => {
    const { body } = await ann.send<TextResponse>('GET', `/api/texts/${saved.document.id}`);
    expect(body).toMatchObject({ text: workshop, version: 1, document: { state: 'ready' } });
    const totalOf = async (query: string) =>
      (await ann.send<{ total: number }>('GET', `/api/documents${query}`)).body.total;
    expect(await totalOf('?source=text')).toBe(1);
    expect(await totalOf('?source=file')).toBe(0);
    expect(await totalOf('')).toBe(1);
    const file = await ann.browser.request(`/api/documents/${saved.document.id}/file`, {});
    expect(file.headers.get('content-disposition')).toContain('Pottery courses.md');
    expect(await file.text()).toBe(workshop);
  });

  test('is changed: the new text answers and the old one no longer does', async () => {
    const { id } = saved.document;
    const text = workshop.replace('60 €', '75 €').replaceAll('\n', '\r\n');
    const { status, body } = await save(ann, id, { title: 'Courses', text, version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, document: { id, name: 'Courses', state: 'queued' } });
    expect(body.text).not.toContain('\r');
    expect(await ask('How much is the glazing course?')).not.toContain('60 €');
    await readAll();
    const answer = await ask('How much is the glazing course?');
    expect(answer).toContain('75 €');
    expect(answer).not.toContain('60 €');
  });

  test('is not saved over a newer one, which comes with the refusal', async () => {
    const { id } = saved.document;
    const { status, body } = await save(ann, id, { title: 'Mine', text: 'Mine.', version: 1 });
    expect(status).toBe(409);
    expect(body.error.current).toMatchObject({ version: 2, document: { name: 'Courses' } });
    await ann.send('PATCH', `/api/documents/${id}`, { name: 'All courses' });
    expect((await save(ann, id, { title: 'Mine', text: 'Mine.', version: 2 })).status).toBe(409);
    const both = await Promise.all(
      ['One', 'Two'].map((text) => save(ann, id, { title: 'Race', text, version: 3 })),
    );
    expect(both.map((response) => response.status).sort()).toEqual([200, 409]);
  });

  test('keeps files and texts apart', async () => {
    const { id } = saved.document;
    expect((await ann.replace(id, { name: 'a.txt', content: 'New' })).status).toBe(409);
    const file = await ann.addDocument({ name: 'hours.md', content: 'We open at ten.' });
    expect((await ann.send('GET', `/api/texts/${file.id}`)).status).toBe(404);
    const over = await save(ann, file.id, { title: 'T', text: 'Text', version: 1 });
    expect(over.status).toBe(404);
    const twin = await create(ann, { title: 'Hours', text: 'We open at ten.' });
    expect(twin.status).toBe(409);
    expect(twin.body.error.message).toContain('hours.md');
  });

  test('is nothing to another workspace or a stranger', async () => {
    const path = `/api/texts/${saved.document.id}`;
    expect((await bob.send('GET', path)).status).toBe(404);
    expect((await save(bob, saved.document.id, { title: 'T', text: 'T', version: 4 })).status).toBe(
      404,
    );
    const foreign = { title: 'T', text: 'Mine', chatbotIds: [chatbotId] };
    expect((await create(bob, foreign)).status).toBe(404);
    const stranger = await app.request(path);
    expect(stranger.status).toBe(401);
  });

  test('is in the export and gone once it is deleted', async () => {
    const last = { title: 'Courses', text: workshop, version: 4 };
    expect((await save(ann, saved.document.id, last)).status).toBe(200);
    await readAll();
    expect(await ask('How much is the glazing course?')).toContain('60 €');
    const [row] = await app.deps.database.orm.select().from(documents);
    const data = documentAccountData(app.deps);
    const exported = await data.exportData({ workspaceId: row?.workspaceId ?? '' });
    expect(JSON.stringify(exported)).toContain('Bring old shoes');
    expect((await ann.send('DELETE', `/api/documents/${saved.document.id}`)).status).toBe(200);
    expect(await ask('How much is the glazing course?')).not.toContain('60 €');
    expect((await ann.send('GET', `/api/texts/${saved.document.id}`)).status).toBe(404);
  });
});

describe('bad input', () => {
  test.each([
    [{ text: 'T' }, 'title', 'Please name this document'],
    [{ title: ' ', text: 'T' }, 'title', 'Please name this document'],
    [{ title: 'a\nb', text: 'T' }, 'title', 'Please use a single line of text'],
    [{ title: 'T' }, 'text', 'Enter some text'],
    [{ title: 'T', text: ' \n---\n' }, 'text', 'Enter some text'],
    [{ title: 'T', text: 'a\0b' }, 'text', 'Enter plain text'],
    [{ title: 'T', text: 'a'.repeat(textLimits.characters + 1) }, 'text', 'This is too long'],
  ])('%o is refused', async (input, field, message) => {
    const { status, body } = await create(ann, input);
    expect(status).toBe(400);
    expect(body.error.fields?.[field]).toContain(message);
  });

  test('the longest text of wide characters is taken', async () => {
    const text = '語'.repeat(textLimits.characters);
    expect((await create(ann, { title: 'Long', text })).status).toBe(201);
  });
});

test('texts count as documents of the plan', async () => {
  for (let at = 0; at < plans.starter.documents; at += 1) {
    expect((await create(bob, { title: `Note ${at}`, text: `Note number ${at}` })).status).toBe(
      201,
    );
  }
  const { status, body } = await create(bob, { title: 'More', text: 'One too many' });
  expect(status).toBe(402);
  expect(body.error.message).toContain('document limit');
});

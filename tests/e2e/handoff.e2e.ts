/** When the assistant is not enough: a human steps in at once, later by mail, or the quota says so. */
import { expect } from 'vitest';
import { weekdays } from '../../src/shared/contract/opening-hours.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop } from './harness/shop.ts';
import { ask, log } from './harness/widget-parts.ts';

const form = 'Leave your details';

journey('a human takes over, the assistant is silent, and comes back', async ({ open }) => {
  const owner = await open();
  const id = await createShop({ page: owner });
  await owner.goto('/app/inbox');
  const visitor = await open({ viewport: phone, path: `/chat/${id}` });
  await ask(visitor, 'When are you open?');
  await log(visitor).getByText('7:00 – 18:30').first().waitFor();
  await ask(visitor, 'Do you bake wedding cakes with my photo?');
  await log(visitor).getByText('Would you like me to pass your question on').waitFor();
  // No one is called until the visitor says so, also after a reload.
  await visitor.reload();
  await log(visitor).getByRole('button', { name: 'Ask the team' }).waitFor();
  expect(await visitor.getByText('AI assistant', { exact: true }).count()).toBe(1);
  await visitor.getByRole('button', { name: 'Talk to a human' }).click();
  await visitor.getByText('Ask our team to join this chat?').waitFor();
  await visitor.getByRole('button', { name: 'Not now' }).click();
  expect(await owner.getByRole('link', { name: /Waiting/ }).count()).toBe(0);
  await log(visitor).getByRole('button', { name: 'Ask the team' }).click();
  await visitor.getByText('Waiting for our team…').waitFor();

  await owner.getByRole('link', { name: /Waiting/ }).click();
  await owner.getByRole('button', { name: 'Take over' }).click();
  await visitor.getByText('Our team is here').waitFor();
  // Typing is told only by the person who has taken over; the visitor may know of it before the owner's own screen does.
  await owner.getByRole('button', { name: 'Hand back' }).waitFor();
  const reply = owner.getByLabel('Your reply');
  await reply.pressSequentially('Maria here');
  await visitor.getByText(/is typing…/).waitFor();
  await owner.reload();
  await expect.poll(() => reply.inputValue()).toBe('Maria here');
  await owner.getByRole('button', { name: 'Send reply' }).click();
  await log(visitor).getByText('Maria here').waitFor();
  await ask(visitor, 'How much is delivery?');
  await owner.getByRole('log').getByText('How much is delivery?').waitFor();

  await owner.getByRole('button', { name: 'Keep as answer' }).click();
  const keeping = owner.getByRole('dialog', { name: 'Keep this reply as an answer' });
  // What the assistant could not answer is proposed, not what was said last.
  const question = keeping.getByLabel('Question', { exact: true });
  expect(await question.inputValue()).toBe('Do you bake wedding cakes with my photo?');
  expect(await keeping.getByLabel('Answer', { exact: true }).inputValue()).toBe('Maria here');
  const asked = keeping.getByLabel('Which question did you answer?');
  await asked.selectOption('When are you open?');
  expect(await question.inputValue()).toBe('When are you open?');
  await asked.selectOption('Do you bake wedding cakes with my photo?');
  await keeping.getByLabel('Answer', { exact: true }).fill('Yes, with any photo.');
  await keeping.getByRole('button', { name: 'Save answer' }).click();
  await owner.getByText('Kept as an answer').waitFor();
  const answers = await (await owner.request.get(`/api/chatbots/${id}/answers`)).json();
  expect(answers.items).toMatchObject([
    { question: 'Do you bake wedding cakes with my photo?', answer: 'Yes, with any photo.' },
  ]);

  await owner.getByRole('button', { name: 'Hand back' }).click();
  await visitor.getByText('AI assistant', { exact: true }).waitFor();
  expect(await log(visitor).getByText('6.50 euros').count()).toBe(0);
  await ask(visitor, 'How much is the delivery of cakes?');
  await log(visitor).getByText('6.50 euros').first().waitFor();
});

journey('no one is there: details, a mail to the owner, a reply by mail', async ({ open }) => {
  const owner = await open();
  const openingHours = Object.fromEntries(weekdays.map((day) => [day, []]));
  const id = await createShop({ page: owner, settings: { openingHours } });
  const mailTo = async (address: string, text: string) =>
    expect
      .poll(async () => {
        const { mails } = await (await owner.request.get('/api/dev/outbox')).json();
        const mine = mails.filter((mail: { to: string }) => mail.to === address);
        return JSON.stringify(mine);
      })
      .toContain(text);
  const email = `visitor-${crypto.randomUUID().slice(0, 8)}@home.example`;
  const visitor = await open({ path: `/chat/${id}` });
  await ask(visitor, 'Do you bake wedding cakes with my photo?');
  await log(visitor).getByRole('button', { name: 'Leave my details' }).click();
  expect(await visitor.getByRole('button', { name: 'Ask the team' }).count()).toBe(0);
  const details = visitor.getByRole('form', { name: form });
  await details.getByLabel('Your email').fill(email);
  await details.getByRole('checkbox').check();
  await details.getByRole('button', { name: 'Send my details' }).click();
  await visitor.getByText('Thank you. We have your details').first().waitFor();
  await visitor.close();
  const { user } = await (await owner.request.get('/api/auth/get-session')).json();
  await mailTo(user.email, 'wedding cakes');

  await owner.goto('/app/inbox');
  await owner.getByRole('link', { name: new RegExp(email) }).click();
  await owner.getByLabel('Your reply').fill('Yes, we do. Send us the picture.');
  await owner.getByRole('button', { name: 'Send reply' }).click();
  await owner.getByRole('log').getByText('Yes, we do.').waitFor();
  // The visitor is given a minute to come back before a mail goes out.
  const thread = owner.url().split('/').at(-1)?.split('?')[0];
  await runSql(
    `update pgboss.job set start_after = now() where name = 'mail-unseen-reply' and singleton_key = $1`,
    [thread],
  );
  await mailTo(email, 'Yes, we do. Send us the picture.');
});

journey('questions used up: a short notice and the form, nothing is lost', async ({ open }) => {
  const owner = await open();
  const id = await createShop({ page: owner });
  const visitor = await open({ path: `/chat/${id}` });
  await ask(visitor, 'When are you open?');
  await log(visitor).getByText('7:00 – 18:30').first().waitFor();
  await runSql(
    `update usage_months set messages = 2000 from chatbots
      where chatbots.id = $1 and usage_months.workspace_id = chatbots.workspace_id`,
    [id],
  );
  await ask(visitor, 'And how much is delivery?');
  await log(visitor).getByText('I cannot answer questions at the moment.').waitFor();
  const details = visitor.getByRole('form', { name: form });
  await details.getByLabel('Your email').fill('guest@home.example');
  await details.getByRole('checkbox').check();
  await details.getByRole('button', { name: 'Send my details' }).click();
  await visitor.getByText('Thank you. We have your details').first().waitFor();
  await owner.goto('/app/leads');
  await owner.getByRole('link', { name: 'guest@home.example' }).waitFor();
  await owner.getByText('And how much is delivery?').waitFor();
});

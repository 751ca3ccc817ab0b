/** Someone is invited, accepts, answers in the inbox, and finds nothing else to do. */
import { expect } from 'vitest';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop } from './harness/shop.ts';
import { newEmail, signUpOnScreen } from './harness/sign-up.ts';
import { ask, log } from './harness/widget-parts.ts';

journey('invite, accept, answer as an agent, be removed', async ({ open, tolerate }) => {
  // What an agent's browser is told once it has been removed.
  tolerate(/401 \(Unauthorized\)/);
  const owner = await open();
  const chatbotId = await createShop({ page: owner });
  const { user } = await (await owner.request.get('/api/auth/get-session')).json();
  await runSql(
    `update profiles set plan_id = 'business', subscription_status = 'active' where id = $1`,
    [user.id],
  );

  await owner.goto('/app/settings/team');
  const email = newEmail();
  await owner.getByLabel('Invite by email').fill(email);
  await owner.getByRole('combobox', { name: 'Role', exact: true }).selectOption('agent');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  await owner.getByRole('list', { name: 'Invitations' }).getByText(email).waitFor();
  // Once the message about it has faded in.
  await expect.poll(() => findAxeViolations({ page: owner })).toEqual([]);

  const agent = await open();
  let link = '';
  await expect
    .poll(async () => {
      const { mails } = await (await owner.request.get('/api/dev/outbox')).json();
      const mail = mails.find(({ to }: { to: string }) => to === email);
      link = /\/invitation#[\w-]+/.exec(mail?.text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await agent.goto(link);
  await agent.getByRole('heading', { name: /^Join Maria Rossi/ }).waitFor();
  expect(await findAxeViolations({ page: agent })).toEqual([]);
  await signUpOnScreen({ page: agent, email });
  await agent.waitForURL('**/app');
  await agent.getByRole('link', { name: 'See the invitation' }).click();
  await agent.getByRole('button', { name: 'Accept the invitation' }).click();

  await agent.waitForURL('**/app/inbox');
  const places = agent.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  expect(await places.allTextContents()).toEqual(['Inbox', 'Bookings']);
  const visitor = await open({ viewport: phone, path: `/chat/${chatbotId}` });
  await ask(visitor, 'Can I talk to a human?');
  await agent.getByRole('link', { name: /Waiting/ }).click();
  await agent.getByLabel('Your reply').fill('Here I am');
  await agent.getByRole('button', { name: 'Send reply' }).click();
  await log(visitor).getByText('Here I am').waitFor();
  expect(await agent.getByRole('button', { name: 'Keep as answer' }).count()).toBe(0);

  for (const place of ['settings', `chatbots/${chatbotId}/basics`]) {
    await agent.goto(`/app/${place}`);
    await agent.getByRole('heading', { name: 'This is not part of your role' }).waitFor();
  }
  for (const path of ['chatbots', 'documents', 'leads', 'team']) {
    expect((await agent.request.get(`/api/${path}`)).status(), path).toBe(403);
  }

  await agent.goto('/app/inbox');
  await agent.getByRole('heading', { name: 'Inbox' }).waitFor();
  await owner.reload();
  await owner.getByRole('button', { name: /^Remove/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.getByText('is out of the team').waitFor();
  // Without a click: the live stream ends as soon as a team member is removed.
  await agent.getByText('Authentication Required').waitFor();
});

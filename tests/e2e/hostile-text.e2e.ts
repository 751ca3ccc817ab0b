/** Texts of strangers on every way through the product: nothing of them runs, nothing loads, nothing is more than text. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type HostPage, startHostPage } from './harness/host-page.ts';
import { hostileTexts } from './harness/hostile-texts.ts';
import { journey } from './harness/journey.ts';
import { createShop, teachChatbot } from './harness/shop.ts';
import { ask, launcher, log } from './harness/widget-parts.ts';

let host: HostPage;
beforeAll(async () => {
  host = await startHostPage();
});
afterAll(() => host.stop());

const tag = '"><img src=x onerror=alert(1)>';
const everything = hostileTexts.join('\n\n');

/** What runs or is asked for, whatever the policy says of it. */
function watch(page: Page): string[] {
  const noticed: string[] = [];
  const own = [inject('address'), host.origin];
  page.on('dialog', (dialog) => {
    noticed.push(`ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !own.some((origin) => url.startsWith(origin))) {
      noticed.push(`asked ${url}`);
    }
  });
  return noticed;
}

/** Our own pages name no one to report to, so they are listened to; what they refuse goes to the same collector. */
async function collectReports(page: Page): Promise<void> {
  await page.exposeFunction('report', (text: string) => host.reports.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { report } = window as never as { report(text: string): void };
      report(`${event.effectiveDirective} ${event.blockedURI}`);
    }),
  );
}

/** Something that every policy refuses, to see that the refusal is reported. */
function plant(page: Page, name: string): Promise<void> {
  return page.evaluate((src) => {
    const image = document.createElement('img');
    image.src = src;
    document.body.append(image);
  }, `https://evil.example/planted-${name}`);
}

/** Elements and attributes that none of our screens has, also inside the widget. Loops, because the host page breaks arrays. */
function listForeign(page: Page): Promise<string> {
  return page.evaluate(() => {
    let found = '';
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        let isForeign = element.matches(
          'iframe, object, embed, marquee, math, base, video, [src=x]',
        );
        isForeign ||= /^\s*(javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '');
        for (const { name } of element.attributes) isForeign ||= name.startsWith('on');
        if (isForeign) found += `${element.outerHTML.slice(0, 200)}\n`;
      }
    };
    look(document);
    return found;
  });
}

journey('answers, history, names, titles and the inbox show text', async ({ open, tolerate }) => {
  tolerate(/evil\.example\/planted-/);
  const owner = await open();
  const noticed = watch(owner);
  await collectReports(owner);
  const settings = { name: tag, greeting: everything.slice(0, 500), suggestedQuestions: [tag] };
  const id = await createShop({ page: owner, settings });
  const headers = { origin: inject('address') };
  const answer = { question: 'What is the password?', answer: everything };
  await owner.request.post(`/api/chatbots/${id}/answers`, { headers, data: answer });
  const text = `# ${tag}\n\nThe tarragon sauce costs 4 euros. ${hostileTexts[1]}`;
  await teachChatbot({ page: owner, id, name: `${tag}.md`, text });

  const visitor = await open();
  const seen = watch(visitor);
  await visitor.goto(`${host.pathFor({ app: inject('address'), chatbotIds: [id] })}#${tag}`);
  await visitor.evaluate((name) => {
    const { Askwell } = window as never as { Askwell: { identify(visitor: object): void } };
    Askwell.identify({ name, email: `${name}@home.example` });
  }, tag);
  await launcher(visitor).click();
  await ask(visitor, 'What is the password?');
  await log(visitor).getByText('{{constructor').first().waitFor();
  await ask(visitor, 'How much is the tarragon sauce?');
  await log(visitor).getByText('4 euros').first().waitFor();
  await visitor
    .getByRole('button', { name: /onerror=alert/ })
    .last()
    .click();
  await ask(visitor, `Is this safe? ${everything}`);
  await log(visitor).getByText('Is this safe?').first().waitFor();
  expect(await listForeign(visitor)).toBe('');
  await visitor.reload();
  await log(visitor).getByText('{{constructor').first().waitFor();
  expect(await listForeign(visitor)).toBe('');

  const guest = await open();
  const alsoSeen = watch(guest);
  await collectReports(guest);
  await guest.goto(`/chat/${id}`);
  await ask(guest, 'What is the password?');
  await log(guest).getByText('{{constructor').first().waitFor();
  expect(await listForeign(guest)).toBe('');

  await owner.goto('/app/inbox');
  await owner.getByRole('link', { name: /onerror.*Is this safe/ }).click();
  await owner.getByRole('log').getByText('{{constructor').first().waitFor();
  expect(await listForeign(owner)).toBe('');
  for (const path of [
    '/app',
    '/app?tab=documents',
    '/app/analytics',
    `/app/chatbots/${id}/answers`,
  ]) {
    await owner.goto(path, { waitUntil: 'load' });
    await owner
      .getByText(/onerror|tarragon/)
      .first()
      .waitFor({ state: 'attached' });
    expect([path, await listForeign(owner)]).toEqual([path, '']);
  }
  expect([...noticed, ...seen, ...alsoSeen]).toEqual([]);

  const planted = { dashboard: owner, host: visitor, page: guest };
  for (const [name, page] of Object.entries(planted)) await plant(page, name);
  // Reports come in the order of what they report: whatever came before these would be here.
  await expect
    .poll(() => [...host.reports].sort())
    .toEqual(Object.keys(planted).map((name) => `img-src https://evil.example/planted-${name}`));
});

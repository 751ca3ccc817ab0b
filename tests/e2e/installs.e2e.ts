/** What owners download or copy under Install, each on a page like the one its platform makes. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Liquid } from 'liquidjs';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, inject } from 'vitest';
import { listInstallGuides } from '../../src/web/features/chatbots/editor/install-guides.ts';
import { journey, phone } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';
import { ask, launcher, log } from './harness/widget-parts.ts';

type Files = Record<string, string>;
let pages: Record<string, string>;
let site: { url: string; stop(): Promise<void> };
beforeAll(async () => {
  pages = {};
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    const isScript = request.url?.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.writeHead(page ? 200 : 404).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
});
afterAll(() => site.stop());

const frame = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"><body><main><h1>Shop</h1></main>${body}</body></html>`;

/** Presses the download of a guide and unpacks what comes. */
async function download({ page, label }: { page: Page; label: string }): Promise<Files> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label }).click(),
  ]);
  const content = Buffer.concat(await (await file.createReadStream()).toArray());
  const name = file.suggestedFilename();
  if (!name.endsWith('.zip')) return { [name]: content.toString() };
  return Object.fromEntries(
    Object.entries(unzipSync(content)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

/** The chat is on the page and answers. In a window of its own: an open chat goes on from page to page. */
async function expectAnswer({ page, path }: { page: Page; path: string }): Promise<void> {
  await page.goto(site.url + path);
  await launcher(page).click();
  await ask(page, 'Do you deliver cakes?');
  await log(page).getByText('6.50').first().waitFor();
}

journey(
  'the plugin, the app embed, the package and the template work as downloaded',
  async ({ open }) => {
    const owner = await open();
    const id = await createShop({ page: owner });
    await owner.goto(`/app/chatbots/${id}/install`);
    const choose = (name: string) => owner.getByRole('tab', { name }).click();

    // WordPress: the element as its script loader writes it, with the attributes that the plugin adds.
    await choose('WordPress');
    const { 'askwell-chat/askwell-chat.php': plugin = '' } = await download({
      page: owner,
      label: 'Download plugin',
    });
    const server = /'server' +=> '([^']+)'/.exec(plugin)?.[1];
    const chatbotId = /'chatbot_id' +=> '([^']+)'/.exec(plugin)?.[1];
    const attributes = /' (async data-chatbot-id="%s"[^']*)'/.exec(plugin)?.[1];
    pages['/wordpress'] = frame(
      `<script ${attributes?.replace('%s', chatbotId ?? '')} src='${server}/widget.js' id='askwell-chat-js'></script>`,
    );
    await expectAnswer({ page: await open(), path: '/wordpress' });

    // Shopify: the block, rendered by Liquid with what its settings start with.
    await choose('Shopify');
    const embed = await download({ page: owner, label: 'Download app embed' });
    const block = embed['askwell-shopify/extensions/askwell-chat/blocks/chat.liquid'] ?? '';
    const [template = '', schema = ''] = block.split('{% schema %}');
    const { settings } = JSON.parse(schema.replace('{% endschema %}', '')) as {
      settings: { id: string; default: string }[];
    };
    const values = Object.fromEntries(settings.map((setting) => [setting.id, setting.default]));
    pages['/shopify'] = frame(
      await new Liquid().parseAndRender(template, {
        block: { settings: values },
        request: { locale: { iso_code: 'en' } },
      }),
    );
    await expectAnswer({ page: await open(), path: '/shopify' });

    // Tag Manager: the template's code with stand-ins for the sandbox's own functions.
    await choose('Tag Manager');
    const { 'askwell-chat.tpl': tag = '' } = await download({
      page: owner,
      label: 'Download template',
    });
    const [, code = ''] =
      /___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n([\s\S]+?)\n___WEB_PERMISSIONS___/.exec(tag) ?? [];
    pages['/tag-manager'] = frame(`<script>
    const injectScript = (src, onload, onerror) =>
      document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror, async: true }));
    const callInWindow = (path, ...args) =>
      path.split('.').reduce((at, name) => at[name], window)(...args);
    const own = { injectScript, callInWindow };
    const data = { chatbotId: '${id}', gtmOnSuccess() {}, gtmOnFailure() { throw new Error('failed') } };
    new Function('require', 'data', ${JSON.stringify(code)})((name) => own[name], data);
  </script>`);
    await expectAnswer({ page: await open(), path: '/tag-manager' });

    // React: the package, bundled into an app that takes the chat away and brings it back.
    await choose('React / Next.js');
    const files = await download({ page: owner, label: 'Download package' });
    pages['/app.js'] = await bundleApp({ files, id });
    pages['/react'] = frame('<div id="app"></div><script type="module" src="/app.js"></script>');
    const page = await open();
    await expectAnswer({ page, path: '/react' });
    await page.getByRole('button', { name: 'Toggle' }).click();
    await launcher(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Toggle' }).click();
    await page.getByText('ready 2').waitFor();
  },
);

/** A small app that renders the package's component, as one file. */
async function bundleApp({ files, id }: { files: Files; id: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-react-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      const target = join(folder, 'node_modules', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    for (const name of ['react', 'react-dom', 'scheduler']) {
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
    }
    await writeFile(
      join(folder, 'app.jsx'),
      `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AskwellChat } from 'askwell-react';
function App() {
  const [isShown, setShown] = useState(true);
  const [ready, setReady] = useState(0);
  return <>
    <button onClick={() => setShown(!isShown)}>Toggle</button>
    <p>ready {ready}</p>
    {isShown && <AskwellChat chatbotId="${id}" onReady={() => setReady((count) => count + 1)} />}
  </>;
}
createRoot(document.getElementById('app')).render(<App />);`,
    );
    const bundle = await rolldown({
      input: join(folder, 'app.jsx'),
      cwd: folder,
      platform: 'browser',
      logLevel: 'silent',
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    return output[0].code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

journey('the line for site builders works in their pages, on a phone too', async ({ open }) => {
  const owner = await open();
  const id = await createShop({ page: owner });
  const origin = inject('address');
  const guides = listInstallGuides({ origin, chatbotId: id, position: 'bottom-left' });
  const codeOf = (name: string) => guides.find((guide) => guide.id === name)?.code ?? '';
  // Wix and Squarespace put it at the end of the body, Webflow after its own scripts, with jQuery's $ taken.
  pages['/wix'] = frame(`<div id="SITE_CONTAINER"></div>${codeOf('wix')}`);
  pages['/squarespace'] = frame(`<div id="siteWrapper"></div>${codeOf('squarespace')}`);
  pages['/webflow'] = frame(
    `<script>window.$ = window.jQuery = () => {}</script>${codeOf('webflow')}`,
  );
  for (const path of ['/wix', '/squarespace', '/webflow']) {
    await expectAnswer({ page: await open({ viewport: phone }), path });
  }
});

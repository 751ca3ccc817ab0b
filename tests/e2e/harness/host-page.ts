/** Someone else's site, on a port of its own, that makes life hard: strict policy, hostile CSS, broken prototypes, an AMD loader. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HostPage = {
  origin: string;
  /** The address of a page that shows these chatbots. */
  pathFor(options: { app: string; chatbotIds: string[] }): string;
  /** What browsers sent because the policy refused it: "directive address". */
  reports: string[];
  stop(): Promise<void>;
};

const css = `* { all: revert; color: red !important; font-size: 40px !important; opacity: .9 !important }
body *, div { transform: rotate(3deg) !important; display: block !important; position: static !important }`;

const script = `
window.define = () => { throw new Error('define was called') };
window.define.amd = {};
for (const name of ['map', 'filter', 'forEach', 'reduce', 'find', 'some', 'every', 'includes', 'flatMap'])
  Array.prototype[name] = () => { throw new Error('Array.prototype.' + name + ' is broken') };
Array.prototype.toJSON = () => 'broken';
Array.prototype.surprise = true;
window.complaints = [];
const complain = (text) => { window.complaints[window.complaints.length] = text };
addEventListener('error', (event) => complain(event.message));
addEventListener('unhandledrejection', (event) => complain(String(event.reason)));
document.addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective + ' ' + event.blockedURI));
const ids = new URL(document.currentScript.src).searchParams.get('ids').split(',');
window.Askwell = { q: [] };
for (const chatbotId of ids) window.Askwell.q.push(['init', { chatbotId }]);
window.namesBefore = Object.keys(window).join();
`;

export async function startHostPage(): Promise<HostPage> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/style.css') return response.setHeader('Content-Type', 'text/css').end(css);
    if (pathname === '/hostile.js') {
      return response.setHeader('Content-Type', 'text/javascript').end(script);
    }
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (pathname === '/csp-report') {
      const { 'csp-report': report } = JSON.parse((await request.toArray()).join(''));
      reports.push(`${report['effective-directive']} ${report['blocked-uri']}`);
      return response.writeHead(204).end();
    }
    const app = searchParams.get('app') ?? '';
    const policy = [
      "default-src 'none'",
      "img-src 'self'",
      `script-src 'self' ${app}`,
      `connect-src ${app}`,
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /csp-report',
    ].join('; ');
    response.setHeader('Content-Security-Policy', policy).setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Host</title><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">
<script src="/hostile.js?ids=${searchParams.get('ids')}"></script>
<body><h1>A shop</h1><script src="${app}/widget.js" async></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    reports,
    pathFor: ({ app, chatbotIds }) =>
      `${origin}/?app=${encodeURIComponent(app)}&ids=${chatbotIds.join(',')}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * A CalDAV server as it speaks on the wire (RFC 4791): discovery by PROPFIND, calendar-query and calendar-multiget by
 * REPORT, PUT and DELETE of entries, basic authentication. It also publishes the calendar as one ICS file.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CaldavDouble = Awaited<ReturnType<typeof startCaldavDouble>>;
type Asked = { method: string; path: string; depth: string; body: string };

export const caldavLogin = { username: 'ada', password: 'app-password-1' };
const home = '/calendars/ada/';
const calendar = `${home}work/`;

export async function startCaldavDouble() {
  const entries = new Map<string, string>();
  const requests: Asked[] = [];
  const state = { failing: 0 };
  const expected = `Basic ${Buffer.from(`${caldavLogin.username}:${caldavLogin.password}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const asked = { method, path, depth: String(headers.depth ?? ''), body };
      requests.push(asked);
      if (state.failing) return void response.writeHead(state.failing).end();
      if (path === '/public.ics') return publish({ response, entries });
      if (headers.authorization !== expected) return void response.writeHead(401).end();
      return answer({ asked, response, entries });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Entries by their file's name. */
    entries,
    requests,
    state,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Reply = { response: ServerResponse; entries: Map<string, string> };

function publish({ response, entries }: Reply): void {
  const events = [...entries.values()].flatMap(
    (text) => text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [],
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//double//EN', ...events];
  response.writeHead(200, { 'content-type': 'text/calendar' });
  response.end([...lines, 'END:VCALENDAR', ''].join('\r\n'));
}

function answer({
  asked: { method, path, body, depth },
  response,
  entries,
}: Reply & { asked: Asked }) {
  const name = path.startsWith(calendar) ? path.slice(calendar.length) : '';
  if (method === 'PUT' && name) {
    const isNew = !entries.has(name);
    entries.set(name, body);
    return void response.writeHead(isNew ? 201 : 204, { etag: etagOf(body) }).end();
  }
  if (method === 'DELETE' && name) {
    return void response.writeHead(entries.delete(name) ? 204 : 404).end();
  }
  if (method === 'PROPFIND') return multistatus({ response, parts: describe({ path, depth }) });
  if (method === 'REPORT' && path === calendar) {
    const isQuery = body.includes('calendar-query');
    const wanted = [...body.matchAll(/<(?:\w+:)?href>([^<]+)</g)].map(([, href = '']) => href);
    const found = [...entries].filter(
      ([file]) => isQuery || wanted.some((href) => href.endsWith(`/${file}`)),
    );
    const parts = found.map(([file, text]) =>
      entryPart({ file, text, withData: !isQuery || body.includes('calendar-data') }),
    );
    return multistatus({ response, parts });
  }
  return void response.writeHead(path.startsWith('/.well-known') ? 404 : 405).end();
}

const etagOf = (text: string) => `"${text.length}-${text.charCodeAt(text.length >> 1)}"`;

function describe({ path, depth }: { path: string; depth: string }): string[] {
  const principal =
    '<d:current-user-principal><d:href>/principals/ada/</d:href></d:current-user-principal>';
  if (path === home || path === calendar) {
    const itself = part({ href: home, props: '<d:resourcetype><d:collection/></d:resourcetype>' });
    const work = part({
      href: calendar,
      props: `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname>
        <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
        <d:supported-report-set><d:supported-report><d:report><c:calendar-query/></d:report></d:supported-report></d:supported-report-set>
        <cs:getctag>1</cs:getctag>`,
    });
    return path === calendar ? [work] : depth === '0' ? [itself] : [itself, work];
  }
  const homeSet = `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`;
  return [part({ href: path, props: path.startsWith('/principals/') ? homeSet : principal })];
}

const part = ({ href, props }: { href: string; props: string }) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

const entryPart = ({ file, text, withData }: { file: string; text: string; withData: boolean }) =>
  part({
    href: `${calendar}${file}`,
    props: `<d:getetag>${escapeXml(etagOf(text))}</d:getetag>${
      withData ? `<c:calendar-data>${escapeXml(text)}</c:calendar-data>` : ''
    }`,
  });

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function multistatus({ response, parts }: { response: ServerResponse; parts: string[] }): void {
  response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' });
  response.end(
    `<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${parts.join('')}</d:multistatus>`,
  );
}

import type { DescribedPart } from '#shared/contract/corrections.ts';
import type { Document, UpdateDocumentInput } from '#shared/contract/documents.ts';
import type { DemoCall, DemoDocument, DemoResponse, DemoWorld } from './demo-world.ts';
import { describeDemoFacts } from './describe-demo-facts.ts';
import { onlyInAccount } from './only-in-account.ts';
import { countDocuments, createDocument } from './sample-world.ts';

/** Everything below /api/documents. */
export function callDocuments({ world, method, path, query, body }: DemoCall): DemoResponse {
  const [, id, part] = path;
  if (!id) return listDocuments({ world, query });
  const document = world.documents.find((one) => one.id === id);
  if (!document) return undefined;
  if (part === 'text') {
    return { page: 1, pages: 1, text: document.text, parts: describeParts(document), url: null };
  }
  // Corrections need an account.
  if (part === 'facts') return method === 'GET' ? describeDemoFacts(document) : undefined;
  if (method === 'DELETE') world.documents = world.documents.filter((one) => one !== document);
  if (method === 'PATCH') {
    Object.assign(document, body as UpdateDocumentInput, { updatedAt: new Date().toISOString() });
  }
  countDocuments(world);
  return describe(document);
}

type Received = {
  world: DemoWorld;
  /** The document whose file is replaced; null makes a new one. */
  id: string | null;
  file: File;
  fields: Record<string, string>;
};

/** The browser reads what is text already; the rest is the server's work. */
export async function receiveFile({ world, id, file, fields }: Received) {
  if (!/\.(txt|md|csv|html)$/i.test(file.name)) {
    throw onlyInAccount(
      'The demo reads .txt, .md, .csv and .html files. Your own account reads PDF and Word too.',
    );
  }
  const text = readText({ name: file.name, source: await file.text() });
  const twin = world.documents.find((one) => one.text === text);
  if (twin) return { document: describe(twin), duplicateOf: twin.id };
  const old = world.documents.find((one) => one.id === id);
  const document = createDocument({
    name: file.name,
    text,
    chatbotIds: old?.chatbotIds ?? fields.chatbotIds?.split(',').filter(Boolean) ?? [],
    createdAt: new Date().toISOString(),
  });
  if (old) Object.assign(old, document, { id: old.id, createdAt: old.createdAt });
  else world.documents.unshift(document);
  countDocuments(world);
  return { document: describe(old ?? document), duplicateOf: null };
}

function readText({ name, source }: { name: string; source: string }): string {
  if (!/\.html$/i.test(name)) return source;
  return new DOMParser().parseFromString(source, 'text/html').body.textContent.trim();
}

function listDocuments({ world, query }: { world: DemoWorld; query: URLSearchParams }) {
  const search = (query.get('search') ?? '').toLowerCase();
  const chatbotId = query.get('chatbotId');
  const state = query.get('state');
  const ids = query.get('ids')?.split(',');
  const found = world.documents.filter(
    (document) =>
      document.name.toLowerCase().includes(search) &&
      (!chatbotId || document.chatbotIds.includes(chatbotId)) &&
      (!state || document.state === state) &&
      (!ids || ids.includes(document.id)),
  );
  return { items: found.map(describe), nextCursor: null, total: found.length, count: found.length };
}

function describe({ text: _, ...document }: DemoDocument): Document {
  return document;
}

/** As the server does, but without corrections. */
function describeParts({ text }: DemoDocument): DescribedPart[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((original, at) => ({
      ...{ key: String(at), text: original, original },
      ...{ state: 'found', unsure: [], isPending: false },
    }));
}

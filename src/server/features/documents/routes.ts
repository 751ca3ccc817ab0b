import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import {
  correctFact,
  undoCorrection,
} from '#server/features/documents/corrections/correct-fact.ts';
import {
  getDocumentFacts,
  listFactRows,
} from '#server/features/documents/corrections/get-document-facts.ts';
import { getDocumentText } from '#server/features/documents/corrections/get-document-text.ts';
import { decideOlderVersion } from '#server/features/documents/replacements/older-versions.ts';
import { fileHeaders } from '#server/features/documents/upload/file-headers.ts';
import { receiveUpload } from '#server/features/documents/upload/receive-upload.ts';
import {
  replaceDocumentFile,
  uploadDocument,
} from '#server/features/documents/upload/upload-document.ts';
import { limitUploads } from '#server/features/documents/upload/upload-rate.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { chatbotDocumentsInput } from '#shared/contract/chatbots.ts';
import {
  correctFactInput,
  deleteDocumentQuery,
  documentFileQuery,
  documentsQuery,
  documentTextQuery,
  factKeyField,
  factRowsQuery,
  olderVersionInput,
  updateDocumentInput,
} from '#shared/contract/documents.ts';
import { getDocument } from './get-document.ts';
import {
  deleteDocument,
  listDocuments,
  openDocumentFile,
  replaceChatbotDocuments,
  retryDocument,
  updateDocument,
} from './manage-documents.ts';

const ofOne = z.object({ id: z.uuid() });
const ofPair = ofOne.extend({ olderId: z.uuid() });
const ofFact = ofOne.extend({ key: factKeyField });
const ofSession = (c: Context<SessionEnv>) => c.get('session').workspaceId;

export function documentRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'documents.read');
  const mayEdit = requireSession(deps, 'documents.edit');
  const one = validate({ param: ofOne });
  const mayUpload = requireFlag({ flags: deps.env.flags, flag: 'documentUpload' });
  const limited = limitUploads(deps);
  return new Hono<SessionEnv>()
    .get('/api/documents', mayRead, validate({ query: documentsQuery }), async (c) => {
      const query = c.req.valid('query');
      const found = await listDocuments({ deps, workspaceId: ofSession(c), query });
      return c.json(query.count ? { count: found.total } : found);
    })
    .post('/api/documents', mayUpload, mayEdit, limited, async (c) => {
      const { workspaceId, userId } = c.get('session');
      const stored = await receiveUpload({
        deps,
        request: c.req.raw,
        use: (upload) => uploadDocument({ deps, workspaceId, userId, upload }),
      });
      return c.json(stored, stored.duplicateOf ? 200 : 201);
    })
    .get('/api/documents/:id', mayRead, one, async (c) =>
      c.json(await getDocument({ deps, workspaceId: ofSession(c), ...c.req.valid('param') })),
    )
    .patch(
      '/api/documents/:id',
      mayEdit,
      validate({ param: ofOne, json: updateDocumentInput }),
      async (c) => {
        const of = { deps, workspaceId: ofSession(c), ...c.req.valid('param') };
        return c.json(
          await updateDocument({
            ...of,
            userId: c.get('session').userId,
            input: c.req.valid('json'),
          }),
        );
      },
    )
    .delete(
      '/api/documents/:id',
      mayEdit,
      validate({ param: ofOne, query: deleteDocumentQuery }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const forGood = c.req.valid('query').forGood !== undefined;
        await deleteDocument({ deps, workspaceId, userId, ...c.req.valid('param'), forGood });
        return c.json({ deleted: true });
      },
    )
    .get(
      '/api/documents/:id/text',
      mayRead,
      validate({ param: ofOne, query: documentTextQuery }),
      async (c) => {
        const of = { deps, workspaceId: ofSession(c), ...c.req.valid('param') };
        return c.json(await getDocumentText({ ...of, ...c.req.valid('query') }));
      },
    )
    .get('/api/documents/:id/facts', mayRead, one, async (c) => {
      const of = { deps, workspaceId: ofSession(c), ...c.req.valid('param') };
      return c.json(await getDocumentFacts(of));
    })
    .get(
      '/api/documents/:id/fact-rows',
      mayRead,
      validate({ param: ofOne, query: factRowsQuery }),
      async (c) => {
        const of = { deps, workspaceId: ofSession(c), ...c.req.valid('param') };
        return c.json(await listFactRows({ ...of, ...c.req.valid('query') }));
      },
    )
    .put(
      '/api/documents/:id/facts/:key',
      mayEdit,
      validate({ param: ofFact, json: correctFactInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        await correctFact({ ...of, ...c.req.valid('json') });
        return c.json({ corrected: true });
      },
    )
    .delete('/api/documents/:id/facts/:key', mayEdit, validate({ param: ofFact }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      await undoCorrection({ deps, workspaceId, userId, ...c.req.valid('param') });
      return c.json({ corrected: false });
    })
    .get(
      '/api/documents/:id/file',
      mayRead,
      validate({ param: ofOne, query: documentFileQuery }),
      async (c) => {
        const of = { deps, workspaceId: ofSession(c), ...c.req.valid('param') };
        const file = await openDocumentFile(of);
        const isView = c.req.valid('query').view !== undefined;
        for (const header of fileHeaders({ ...file, isView })) c.header(...header);
        return c.body(Readable.toWeb(file.content) as ReadableStream);
      },
    )
    .put('/api/documents/:id/file', mayUpload, mayEdit, limited, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      const of = { deps, workspaceId, ...c.req.valid('param') };
      await getDocument(of);
      const document = await receiveUpload({
        deps,
        request: c.req.raw,
        use: (upload) => replaceDocumentFile({ ...of, userId, upload }),
      });
      return c.json(document);
    })
    .post('/api/documents/:id/retry', mayEdit, one, async (c) =>
      c.json(await retryDocument({ deps, workspaceId: ofSession(c), ...c.req.valid('param') })),
    )
    .post(
      '/api/documents/:id/older/:olderId',
      mayEdit,
      validate({ param: ofPair, json: olderVersionInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await decideOlderVersion({ ...of, input: c.req.valid('json') }));
      },
    )
    .put(
      '/api/chatbots/:id/documents',
      mayEdit,
      validate({ param: ofOne, json: chatbotDocumentsInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const { id: chatbotId } = c.req.valid('param');
        const { documentIds } = c.req.valid('json');
        await replaceChatbotDocuments({ deps, workspaceId, userId, chatbotId, documentIds });
        return c.json({ documentIds });
      },
    );
}

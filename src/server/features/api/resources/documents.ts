import {
  assertChatbot,
  assertOnlyHere,
  narrow,
  narrowDocument,
} from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import {
  deleteDocument,
  getDocument,
  listDocuments,
  receiveUpload,
  updateDocument,
  uploadDocument,
} from '#server/features/documents/index.ts';
import { apiQueries } from '#shared/contract/api.ts';
import { AppError } from '#shared/errors.ts';

const one = '/documents/{documentId}';

export const documentOperations = [
  defineOperation({
    id: 'listDocuments',
    method: 'get',
    path: '/documents',
    tag: 'Documents',
    summary: 'List documents',
    scope: 'read',
    query: apiQueries.documents,
    answer: { list: 'Document' },
    async handle({ deps, caller, query }) {
      const { workspaceId } = caller;
      const found = await listDocuments({ deps, workspaceId, query: narrow({ caller, query }) });
      return {
        items: found.items.map((document) => narrowDocument({ caller, document })),
        nextCursor: found.nextCursor,
      };
    },
  }),
  defineOperation({
    id: 'uploadDocument',
    method: 'post',
    path: '/documents',
    tag: 'Documents',
    summary: 'Upload a document',
    description:
      'One file, and the chatbots that shall know it. It is read in the background: ask for the document until its `state` is `ready` or `failed`. The same content is stored once; sending it again answers 200 with `duplicateOf`.',
    scope: 'write',
    isUpload: true,
    status: 201,
    answer: 'UploadedDocument',
    async handle({ deps, c, caller }) {
      if (!deps.env.flags.documentUpload) {
        throw new AppError('not_found', 'Uploading is switched off on this installation.');
      }
      const { workspaceId, userId } = caller;
      const stored = await receiveUpload({
        deps,
        request: c.req.raw,
        use(upload) {
          for (const chatbotId of upload.chatbotIds) assertChatbot({ caller, chatbotId });
          const chatbotIds = caller.chatbotId ? [caller.chatbotId] : upload.chatbotIds;
          return uploadDocument({ deps, workspaceId, userId, upload: { ...upload, chatbotIds } });
        },
      });
      const document = narrowDocument({ caller, document: stored.document });
      return c.json({ ...stored, document }, stored.duplicateOf ? 200 : 201);
    },
  }),
  defineOperation({
    id: 'getDocument',
    method: 'get',
    path: one,
    tag: 'Documents',
    summary: 'Get a document and how far it has been read',
    scope: 'read',
    answer: 'Document',
    async handle({ deps, caller, params: { documentId: id } }) {
      const document = await getDocument({ deps, workspaceId: caller.workspaceId, id });
      return narrowDocument({ caller, document });
    },
  }),
  defineOperation({
    id: 'updateDocument',
    method: 'patch',
    path: one,
    tag: 'Documents',
    summary: 'Rename a document, choose which chatbots know it, or set its dates',
    description:
      'Before `validFrom` and after `validUntil`, answers don’t use the document. Both days are included and count in the time zone of each chatbot. `null` removes a day.',
    scope: 'write',
    body: 'UpdateDocument',
    answer: 'Document',
    async handle({ deps, caller, params: { documentId: id }, body: input }) {
      const of = { deps, workspaceId: caller.workspaceId, id };
      if (caller.chatbotId) {
        assertOnlyHere({ caller, document: await getDocument(of) });
        for (const chatbotId of input.chatbotIds ?? []) assertChatbot({ caller, chatbotId });
      }
      return updateDocument({ ...of, userId: caller.userId, input });
    },
  }),
  defineOperation({
    id: 'deleteDocument',
    method: 'delete',
    path: one,
    tag: 'Documents',
    summary: 'Delete a document',
    description:
      'It leaves answers like every change: at once, or when the tests of a chatbot have passed. Earlier versions of chatbots keep it, unless it is deleted with `forGood=true`.',
    scope: 'write',
    query: apiQueries.deleteDocument,
    answer: 'Deleted',
    async handle({ deps, caller, params: { documentId: id }, query: { forGood } }) {
      const of = { deps, workspaceId: caller.workspaceId, id };
      if (caller.chatbotId) assertOnlyHere({ caller, document: await getDocument(of) });
      await deleteDocument({ ...of, userId: caller.userId, forGood: forGood !== undefined });
      return { deleted: true };
    },
  }),
];

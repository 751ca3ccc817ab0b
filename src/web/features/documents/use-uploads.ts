import { useSyncExternalStore } from 'react';
import { listEndings } from '#shared/document-types.ts';
import { limits } from '#shared/limits.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useUnsentWork } from '#web/state/unsent-work.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { createUploadQueue } from './upload-queue.ts';
import { useRefreshDocuments } from './use-documents.ts';

/** Files being uploaded. Once the server has one, it leaves this list and appears among the documents. */
export function useUploads() {
  const client = useDataClient();
  const onChanged = useRefreshDocuments();
  const rules = usePublicConfig()?.upload ?? limits.upload;
  const queue = useUnsentWork().keep('uploads', () => createUploadQueue({ client, onChanged }));
  return {
    items: useSyncExternalStore(queue.subscribe, queue.getItems),
    accept: listEndings(rules.types).join(','),
    rules,
    add: (files: Iterable<File>, chatbotIds: readonly string[]) =>
      queue.add({ files, chatbotIds, rules }),
    retry: queue.retry,
    remove: queue.remove,
  };
}

export type Uploads = ReturnType<typeof useUploads>;

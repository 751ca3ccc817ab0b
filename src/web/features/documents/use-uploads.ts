import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { toast } from '#web/ui/toast.tsx';
import { checkFile } from './check-file.ts';
import { uploadDocument } from './document-calls.ts';
import { useRefreshDocuments } from './use-documents.ts';

export type UploadItem = {
  id: string;
  file: File;
  chatbotIds: readonly string[];
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  error: string | null;
  /** A refusal stays one; a line that broke is worth another try. */
  canRetry: boolean;
  isLimit: boolean;
};

const atOnce = 2;

/** Files on their way. Once the server has one it leaves this list and appears among the documents. */
export function useUploads() {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const rules = usePublicConfig()?.upload ?? limits.upload;
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const stops = useRef(new Map<string, AbortController>());

  function change(id: string, update: Partial<UploadItem>): void {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...update } : item)));
  }
  function remove(id: string): void {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setItems((all) => all.filter((item) => item.id !== id));
  }

  async function send({ id, file, chatbotIds }: UploadItem): Promise<void> {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const { document, duplicateOf } = await uploadDocument({
        client,
        file,
        chatbotIds,
        signal: stop.signal,
        onProgress: (percent) => change(id, { percent }),
      });
      remove(id);
      if (duplicateOf) {
        toast.info({
          title: 'Already there',
          text: `${file.name} is the same as ${document.name}.`,
        });
      } else toast.success({ title: 'Document uploaded!', text: document.name });
      refresh();
    } catch (error) {
      if (stop.signal.aborted || !(error instanceof ApiError)) return;
      const isLimit = error.code === 'payment_required';
      const canRetry = error.status === 0 || error.status >= 500 || error.status === 429;
      change(id, { state: 'failed', error: error.message, canRetry, isLimit });
      toast.error({ title: 'Upload failed', text: `${file.name}: ${error.message}` });
      if (isLimit) refresh();
    }
  }

  const next = items.find(({ state }) => state === 'waiting');
  const isFree = items.filter(({ state }) => state === 'sending').length < atOnce;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts the next one when a place is free, nothing else
  useEffect(() => {
    if (!next || !isFree) return;
    change(next.id, { state: 'sending' });
    void send(next);
  }, [next?.id, isFree]);

  const isBusy = items.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return {
    items,
    accept: rules.types.join(','),
    rules,
    add(files: Iterable<File>, chatbotIds: readonly string[]): void {
      const added = [...files].map((file): UploadItem => {
        const error = checkFile({ file, rules });
        return {
          id: crypto.randomUUID(),
          file,
          chatbotIds,
          state: error ? 'failed' : 'waiting',
          percent: 0,
          error,
          canRetry: false,
          isLimit: false,
        };
      });
      const refused = added.filter(({ error }) => error);
      if (refused[0]) {
        const { file, error } = refused[0];
        const more = refused.length > 1 ? ` And ${refused.length - 1} more.` : '';
        toast.error({ title: 'Upload failed', text: `${file.name}: ${error}${more}` });
      }
      setItems((all) => [...all, ...added]);
    },
    retry: (id: string) => change(id, { state: 'waiting', error: null, percent: 0 }),
    remove,
  };
}

export type Uploads = ReturnType<typeof useUploads>;

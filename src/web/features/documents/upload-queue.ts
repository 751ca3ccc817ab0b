import { ApiError } from '#web/lib/api-error.ts';
import type { DataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';
import { checkFile } from './check-file.ts';
import { uploadDocument } from './document-calls.ts';

export type UploadItem = {
  id: string;
  file: File;
  chatbotIds: readonly string[];
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  error: string | null;
  /** A refusal is final; a broken connection or an ended session is worth another try. */
  canRetry: boolean;
  isLimit: boolean;
};

type Rules = Parameters<typeof checkFile>[0]['rules'];

const atOnce = 2;

/** Files being uploaded. It outlives every page, so the upload continues wherever its owner goes in the app. */
export function createUploadQueue({
  client,
  onChanged,
}: {
  client: Pick<DataClient, 'call' | 'upload'>;
  /** Documents or what the plan has left are different now. */
  onChanged: () => void;
}) {
  let items: readonly UploadItem[] = [];
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: readonly UploadItem[]): void {
    items = next;
    const isBusy = items.some(({ state }) => state !== 'failed');
    if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
    for (const listener of listeners) listener();
  }
  function change(id: string, update: Partial<UploadItem>): void {
    set(items.map((item) => (item.id === id ? { ...item, ...update } : item)));
  }
  function remove(id: string): void {
    stops.get(id)?.abort();
    stops.delete(id);
    set(items.filter((item) => item.id !== id));
    sendNext();
  }

  function sendNext(): void {
    for (;;) {
      const next = items.find(({ state }) => state === 'waiting');
      if (!next || stops.size >= atOnce) return;
      void send(next);
    }
  }

  async function send({ id, file, chatbotIds }: UploadItem): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: 'sending' });
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
      onChanged();
    } catch (error) {
      if (!stop.signal.aborted) fail(id, file, error);
    }
  }

  function fail(id: string, file: File, error: unknown): void {
    stops.delete(id);
    const isLimit = error instanceof ApiError && error.code === 'payment_required';
    const status = error instanceof ApiError ? error.status : 0;
    const canRetry = status === 0 || status >= 500 || status === 429 || status === 401;
    const text = error instanceof Error ? error.message : '';
    change(id, { state: 'failed', error: text, canRetry, isLimit });
    toast.error({ title: 'Upload failed', text: `${file.name}: ${text}` });
    if (isLimit) onChanged();
    sendNext();
  }

  return {
    getItems: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({
      files,
      chatbotIds,
      rules,
    }: {
      files: Iterable<File>;
      chatbotIds: readonly string[];
      rules: Rules;
    }): void {
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
      set([...items, ...added]);
      sendNext();
    },
    retry(id: string): void {
      change(id, { state: 'waiting', error: null, canRetry: false, percent: 0 });
      sendNext();
    },
    remove,
    /** After a sign-out nothing more is sent. */
    stop(): void {
      for (const stop of stops.values()) stop.abort();
      stops.clear();
      set([]);
    },
  };
}

/** A reload ends an upload, so the browser asks first. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

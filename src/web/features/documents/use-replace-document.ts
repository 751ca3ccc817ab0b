import { useMutation } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { toast } from '#web/ui/toast.tsx';
import { checkFile } from './check-file.ts';
import { replaceDocument } from './document-calls.ts';
import { useRefreshDocuments } from './use-documents.ts';

/** Uploads a new file in place of a document's, unless the file can be refused before it's sent. */
export function useReplaceDocument(id: string) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const rules = usePublicConfig()?.upload ?? limits.upload;
  const replacement = useMutation({
    mutationFn: (file: File) => replaceDocument({ client, id, file }),
    onSuccess: () => {
      refresh();
      toast.success({ title: 'Document uploaded!', text: 'It is being read again.' });
    },
    onError: (error) => toast.error({ title: 'Upload failed', text: error.message }),
  });

  function replace(file: File | undefined): void {
    if (!file) return;
    const problem = checkFile({ file, rules });
    if (problem) toast.error({ title: 'Upload failed', text: problem });
    else replacement.mutate(file);
  }

  return { replace, types: rules.types, isPending: replacement.isPending };
}

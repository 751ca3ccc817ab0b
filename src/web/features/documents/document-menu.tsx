import { Download, EllipsisVertical, FileText, Link2, RefreshCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { listEndings } from '#shared/document-types.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';
import { fileAddress } from './document-calls.ts';
import { useReplaceDocument } from './use-replace-document.ts';

type DocumentMenuProps = { document: Document; onOpen: (what: 'assign' | 'delete') => void };

export function DocumentMenu({ document, onOpen }: DocumentMenuProps) {
  const download = useDataClient().link(fileAddress(document.id));
  const picker = useRef<HTMLInputElement>(null);
  const { replace, types, isPending } = useReplaceDocument(document.id);
  return (
    <>
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={listEndings(types).join(',')}
        className="hidden"
        onChange={({ target }) => {
          replace(target.files?.[0]);
          target.value = '';
        }}
      />
      <DeferredMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${document.name}`}>
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuSeparator }) => (
          <>
            <MenuItem onSelect={() => onOpen('assign')}>
              <Link2 aria-hidden /> Choose chatbots
            </MenuItem>
            {download && (
              <MenuItem asChild>
                <a href={download} download>
                  <Download aria-hidden /> Download
                </a>
              </MenuItem>
            )}
            {document.source === 'file' && (
              <MenuItem onSelect={() => picker.current?.click()}>
                {isPending ? <RefreshCw aria-hidden /> : <FileText aria-hidden />} Replace with a
                new file
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem className="text-bad" onSelect={() => onOpen('delete')}>
              <Trash2 aria-hidden /> Delete
            </MenuItem>
          </>
        )}
      </DeferredMenu>
    </>
  );
}

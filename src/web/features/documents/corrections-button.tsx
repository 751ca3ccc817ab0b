import { useState } from 'react';
import type { CorrectionsQuery } from '#shared/contract/corrections.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CorrectionList } from './correction-list.tsx';
import { useCorrections } from './use-corrections.ts';

/** Opens the list of everything that was corrected. There is no button where nothing was. */
export default function CorrectionsButton({ query }: { query: CorrectionsQuery }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCorrections(query);
  const total = data?.total ?? 0;
  if (total === 0 && !isOpen) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      title="Corrections"
      description="What you corrected in what we read. Corrections stay when documents and websites are read again."
      trigger={
        <Button variant="secondary" size="small">
          {total === 1 ? '1 correction' : `${total.toLocaleString(pageLanguage)} corrections`}
        </Button>
      }
    >
      <CorrectionList query={query} />
    </Dialog>
  );
}

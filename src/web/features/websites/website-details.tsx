import { type ReactNode, useState } from 'react';
import type { Website } from '#shared/contract/websites.ts';
import { ChangeList } from './change-list.tsx';
import { OtherAddressesEditor } from './other-addresses-editor.tsx';
import { PageList } from './page-list.tsx';
import { PathEditor } from './path-editor.tsx';

type WebsiteDetailsProps = {
  website: Website;
  /** Paths and other addresses decide what the next sync reads. */
  canEdit: boolean;
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
};

/** What is known of a website that was read, each part behind a line that opens it. */
export function WebsiteDetails({ website, canEdit, openText }: WebsiteDetailsProps) {
  return (
    <>
      <Fold title="Pages" className="mt-3">
        <PageList website={website} openText={openText} />
      </Fold>
      {canEdit && (
        <Fold title="Paths">
          <PathEditor website={website} />
        </Fold>
      )}
      {canEdit && (
        <Fold title="Other addresses">
          <OtherAddressesEditor website={website} />
        </Fold>
      )}
      {website.summary && (
        <Fold title="What changed">
          <ChangeList website={website} />
        </Fold>
      )}
    </>
  );
}

type FoldProps = { title: string; className?: string; children: ReactNode };

/** Asks the server for what is inside only once it is opened. */
function Fold({ title, className, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-[14.5px] text-accent">
        {title}
      </summary>
      {isOpen && children}
    </details>
  );
}

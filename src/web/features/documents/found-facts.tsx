import type { ReactNode } from 'react';
import type { Document, DocumentFactsResponse } from '#shared/contract/documents.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FactLine } from './fact-line.tsx';
import { FoundTable } from './found-table.tsx';
import { useFacts } from './use-facts.ts';

/** What the assistant understood of a document besides its text, for its owner to check and correct. */
export function FoundFacts({ document }: { document: Document }) {
  const { data, error } = useFacts(document);
  if (data === null) return null;
  return (
    <section aria-labelledby="found-facts" className="mb-6 border-b border-line pb-6">
      <h3 id="found-facts" className="text-base font-[600]">
        What we found
      </h3>
      {error ? (
        <Notice tone="bad" className="mt-3" title="We couldn't load what we found">
          {error.message}
        </Notice>
      ) : data ? (
        <Found document={document} facts={data} />
      ) : (
        <div aria-busy className="mt-3 grid gap-2.5">
          <span className="sr-only">Loading what we found</span>
          <Skeleton className="w-2/5" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </section>
  );
}

function Found({ document, facts }: { document: Document; facts: DocumentFactsResponse }) {
  const { isRead, schedules, tables, contacts } = facts;
  if (!isRead) {
    return (
      <p className="mt-1 text-ink-muted">
        We haven't looked for opening hours, prices and contact details in this document yet. We'll
        do it in the background.
      </p>
    );
  }
  if (schedules.length + tables.length + contacts.length === 0) {
    return (
      <p className="mt-1 text-ink-muted">
        No opening hours, prices or contact details found in this document.
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-ink-muted">
        Your chatbot uses this to answer. If something is wrong, correct it here.
      </p>
      {schedules.length > 0 && (
        <Group title="Opening hours found">
          {schedules.map(({ subject, lines }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be for the same thing, and their order stays
            <div key={at}>
              {subject && <h5 className="mt-2 text-sm font-[560]">{subject}</h5>}
              <ul className="divide-y divide-line">
                {lines.map((line) => (
                  <li key={line.key}>
                    <FactLine document={document} value={line} name="opening hours" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Group>
      )}
      {tables.length > 0 && (
        <Group title="Price lists and tables">
          {tables.map((table, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table has no name of its own, and their order stays
            <FoundTable key={index} document={document} table={table} index={index} />
          ))}
        </Group>
      )}
      {contacts.length > 0 && (
        <Group title="Contact details">
          <ul className="divide-y divide-line">
            {contacts.map(({ kind, label, value }) => (
              <li key={value.key}>
                <FactLine
                  document={document}
                  value={value}
                  label={[contactNames[kind] ?? kind, label].filter(Boolean).join(' · ')}
                  name={contactNames[kind] ?? kind}
                />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

const contactNames: Record<string, string> = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  web: 'Website',
  messenger: 'Messenger',
  social: 'Social media',
  fax: 'Fax',
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <h4 className="text-[14.5px] font-[600]">{title}</h4>
      {children}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { PageTextDialog } from '#web/features/documents/page-text-dialog.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AnswerSource } from './sources/answer-source.tsx';
import { FileSource } from './sources/file-source.tsx';
import { TextSource } from './sources/text-source.tsx';
import { type SourceKind, useSourceAddress } from './sources/use-source-address.ts';
import { WebsiteSource } from './sources/website-source.tsx';

const CorrectionsButton = lazy(() => import('#web/features/documents/corrections-button.tsx'));

/** Everything the account's chatbots answer from; inside a chatbot's editor only what it reads. */
export default function DocumentsTab({ chatbotId }: { chatbotId?: string }) {
  const address = useSourceAddress();
  // The demo has no server that could read a website.
  const isDemo = useDataClient().link('/') === null;
  const mayReadAnswers = useMay('answers.read');
  const { upload, documentId } = address;
  const scope = chatbotId ? { chatbotId } : {};
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 has-[button]:mb-3">
        <h2 className={chatbotId ? 'mr-auto mb-3 text-lg' : 'sr-only'}>
          {chatbotId ? 'Knowledge' : 'Documents'}
        </h2>
        {!isDemo && (
          <Suspense>
            <CorrectionsButton query={scope} />
          </Suspense>
        )}
      </div>
      {isDemo ? (
        <FileSource {...scope} upload={upload} onTextPasted={undefined} />
      ) : (
        <Tabs<SourceKind>
          label="Sources"
          value={address.kind}
          onChange={address.choose}
          tabs={[
            {
              value: 'files',
              label: 'Files',
              content: <FileSource {...scope} upload={upload} onTextPasted={address.writeText} />,
            },
            {
              value: 'websites',
              label: 'Websites',
              content: <WebsiteSource {...scope} onUploadFiles={() => address.choose('files')} />,
            },
            {
              value: 'text',
              label: 'Text',
              content: (
                <TextSource {...scope} editing={address.editing} onEdit={address.editText} />
              ),
            },
            ...(mayReadAnswers
              ? [
                  {
                    value: 'answers' as const,
                    label: 'Questions & answers',
                    content: <AnswerSource {...scope} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {documentId && (
        <PageTextDialog
          documentId={documentId}
          quote={address.quote}
          onEdit={address.editDocument}
          onClose={address.closeDocument}
        />
      )}
    </>
  );
}

import { Download, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';
import { InstallCheck } from './install-check.tsx';
import { type InstallGuide, listInstallGuides } from './install-guides.ts';
import { SectionCard } from './section-card.tsx';

const QrCode = lazy(() => import('./qr-code.tsx'));

export function InstallSection({ saving }: { saving: ChatbotSaving }) {
  const { id, position, allowedDomains } = saving.loaded;
  const toDashboard = useDashboardPath();
  const isServed = useDataClient().link(`/chat/${id}`) !== null;
  const config = usePublicConfig();
  const origin = config?.publicUrl.replace(/\/+$/, '') ?? window.location.origin;
  return (
    <div className="flex flex-col gap-5">
      <SectionCard title="Install" text="Choose your kind of site. It takes a minute or two.">
        {!isServed && (
          <Notice title="A sample">
            In your own account these lines have your chatbot's id and work as they are.
          </Notice>
        )}
        <Tabs
          label="Kind of site"
          wraps
          tabs={listInstallGuides({ origin, chatbotId: id, position }).map((guide) => ({
            value: guide.id,
            label: guide.label,
            content: <Guide guide={guide} chatbotId={id} />,
          }))}
        />
        {!saving.form.watch('active') && (
          <Notice tone="warn" title="This chatbot is switched off">
            The chat stays hidden until you switch it on under{' '}
            <Link to={toDashboard(`/chatbots/${id}/basics`)} className="text-accent underline">
              Basics
            </Link>
            .
          </Notice>
        )}
      </SectionCard>
      <InstallCheck chatbotId={id} allowedDomains={allowedDomains} />
      {isServed && <ChatLink chatLink={`${origin}/chat/${id}`} />}
    </div>
  );
}

function Guide({ guide, chatbotId }: { guide: InstallGuide; chatbotId: string }) {
  const { steps, code, download } = guide;
  const [firstStep] = steps;
  const file = useDataClient().link(`/api/chatbots/${chatbotId}/install/${download?.kind}`);
  return (
    <>
      {steps.length === 1 ? (
        <p className="text-[14.5px] text-ink-muted">{firstStep}</p>
      ) : (
        <ol className="grid list-decimal gap-1.5 pl-5 text-[14.5px] text-ink-muted">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {code && (
        <pre className="mt-3 rounded-control border border-line bg-sunken p-3.5 text-[13px] leading-relaxed whitespace-pre-wrap wrap-anywhere">
          <code>{code}</code>
        </pre>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {code && (
          <CopyButton
            text={code}
            label="Copy snippet"
            variant="primary"
            onCopied={() =>
              toast.success({
                title: 'Snippet copied!',
                text: 'Paste it into your site and publish the page.',
              })
            }
          />
        )}
        {download && file && (
          <a
            href={file}
            download
            className={buttonClassNames({ variant: code ? 'secondary' : 'primary' })}
          >
            <Download aria-hidden className="size-4" /> {download.label}
          </a>
        )}
      </div>
    </>
  );
}

function ChatLink({ chatLink }: { chatLink: string }) {
  return (
    <SectionCard title="Chat link" text="No site needed: send it, print it, put it on a table.">
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<Skeleton className="size-36" />}>
          <QrCode text={chatLink} label={`QR code of ${chatLink}`} />
        </Suspense>
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-[14.5px] break-all select-all">{chatLink}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={chatLink} label="Copy link" />
            <a
              href={chatLink}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm text-accent underline underline-offset-4"
            >
              Open <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </div>
        </div>
      </div>
    </SectionCard>
  );
}

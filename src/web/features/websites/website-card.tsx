import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type SyncSchedule, syncSchedules, type Website } from '#shared/contract/websites.ts';
import { plural } from '#web/lib/plural.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChangeList } from './change-list.tsx';
import { ChoosePages } from './choose-pages.tsx';
import {
  countPages,
  describeSummary,
  describeWebsiteState,
  percentDone,
} from './describe-website-state.ts';
import { OtherAddressesEditor } from './other-addresses-editor.tsx';
import { PageList } from './page-list.tsx';
import { PathEditor } from './path-editor.tsx';
import { useWebsiteAction, type WebsiteAction } from './use-websites.ts';

type WebsiteCardProps = {
  website: Website;
  chatbots: readonly { id: string; name: string }[];
  schedules: readonly SyncSchedule[];
  pageLimit: number;
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
  onUploadFiles: () => void;
  /** Gives up a website that can't be read for another address. */
  onChangeAddress: () => void;
};

const scheduleNames: Record<SyncSchedule, string> = {
  off: 'Only when I ask',
  weekly: 'Every week',
  daily: 'Every day',
};

export function WebsiteCard({
  website,
  chatbots,
  schedules,
  pageLimit,
  openText,
  onUploadFiles,
  onChangeAddress,
}: WebsiteCardProps) {
  const mayEdit = useMay('documents.edit');
  const action = useWebsiteAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, state, name, address, failure, pages } = website;
  const { badge, tone, text } = describeWebsiteState(website);
  const percent = percentDone(website);
  const run = (change: WebsiteAction) =>
    action.mutate(change, {
      onError: (error) => toast.error({ title: 'That failed', text: error.message }),
    });
  const isReady = state === 'ready';
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[17px] wrap-anywhere">
            <a href={address} target="_blank" rel="noreferrer" className="hover:underline">
              {name}
            </a>
            <Badge tone={tone}>{badge}</Badge>
          </h3>
          <p aria-live="polite" className="mt-0.5 text-[14px] text-ink-muted">
            {text}
          </p>
          {percent !== null && (
            <div className="mt-2 max-w-sm">
              <ProgressBar
                label={`${name}: ${text}`}
                {...(percent === undefined ? {} : { value: percent })}
              />
            </div>
          )}
          {isReady && <LastSync website={website} />}
        </div>
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2">
            {isReady && (
              <Button variant="secondary" size="small" onClick={() => run({ kind: 'sync', id })}>
                <RefreshCw aria-hidden /> Sync now
              </Button>
            )}
            {state === 'failed' && (
              <>
                <Button variant="secondary" size="small" onClick={onChangeAddress}>
                  Change address
                </Button>
                <Button variant="secondary" size="small" onClick={onUploadFiles}>
                  Upload files
                </Button>
                <Button variant="secondary" size="small" onClick={() => run({ kind: 'retry', id })}>
                  Try again
                </Button>
              </>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name}`}
              onClick={() => setIsDeleting(true)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {isReady && failure && (
        <Notice tone="warn" className="mt-3" title="The last sync failed">
          {failure.message} Your chatbot keeps using what it read before.
        </Notice>
      )}
      {(pages['over-limit'] ?? 0) > 0 && (
        <Notice tone="warn" className="mt-3">
          {plural({
            count: pages['over-limit'] ?? 0,
            one: 'At least {count} more page was found but not read.',
            other: 'At least {count} more pages were found but not read.',
          })}{' '}
          Your plan reads {countPages(pageLimit)} of each website.
        </Notice>
      )}
      {state === 'choosing' && mayEdit && <ChoosePages website={website} />}
      {(isReady || state === 'syncing') && (
        <>
          {mayEdit && (
            <Settings website={website} chatbots={chatbots} schedules={schedules} onChange={run} />
          )}
          <Fold title="Pages" className="mt-3">
            <PageList website={website} openText={openText} />
          </Fold>
          {mayEdit && isReady && (
            <Fold title="Paths">
              <PathEditor website={website} />
            </Fold>
          )}
          {mayEdit && isReady && (
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
      )}
      {isDeleting && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          text={`Your chatbots stop answering from its ${countPages(pages.imported ?? 0)}. The website itself isn't touched.`}
          verb="Remove website"
          keep="Keep it"
          busyLabel={action.isPending && 'Removing...'}
          onConfirm={() => run({ kind: 'delete', id })}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Card>
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

function LastSync({ website: { lastSyncedAt, summary } }: { website: Website }) {
  if (!lastSyncedAt) return null;
  return (
    <p className="mt-0.5 text-[14px] text-ink-muted">
      Last read <RelativeTime time={lastSyncedAt} />
      {summary && `: ${describeSummary(summary)}`}
    </p>
  );
}

type SettingsProps = Pick<WebsiteCardProps, 'website' | 'chatbots' | 'schedules'> & {
  onChange: (change: WebsiteAction) => void;
};

function Settings({ website, chatbots, schedules, onChange }: SettingsProps) {
  const { id, schedule, chatbotIds } = website;
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      <Field label="Read again">
        {(control) => (
          <Select
            {...control}
            className="w-52"
            value={schedule}
            onChange={({ target }) =>
              onChange({ kind: 'update', id, input: { schedule: target.value as SyncSchedule } })
            }
          >
            {syncSchedules.map((name) => (
              <option key={name} value={name} disabled={!schedules.includes(name)}>
                {scheduleNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset>
        <legend className="text-[15px] font-[560]">Used by</legend>
        <div className="flex flex-wrap gap-x-5">
          {chatbots.map((chatbot) => (
            <Checkbox
              key={chatbot.id}
              label={chatbot.name}
              checked={chatbotIds.includes(chatbot.id)}
              onChange={({ target }) => {
                const others = chatbotIds.filter((other) => other !== chatbot.id);
                const next = target.checked ? [...others, chatbot.id] : others;
                onChange({ kind: 'update', id, input: { chatbotIds: next } });
              }}
            />
          ))}
          {chatbots.length === 0 && (
            <p className="py-2 text-[14px] text-warn">Create a chatbot to use this website.</p>
          )}
        </div>
      </fieldset>
    </div>
  );
}

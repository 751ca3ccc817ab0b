import { useState } from 'react';
import { type ChatbotVersion, type DraftState, keptVersions } from '#shared/contract/versions.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { describeChanges } from './describe-changes.ts';
import { useRestore, useVersions } from './use-versions.ts';
import { VersionDifferences } from './version-differences.tsx';

/** What visitors got before: who changed what and when, and the way back. */
export default function VersionList({ chatbotId }: { chatbotId: string }) {
  const list = useVersions(chatbotId);
  const { items = [], draft } = list.data ?? {};
  return (
    <Card>
      <div className="p-5 sm:p-6">
        <h2 className="text-lg">Versions</h2>
        <p className="mt-1 text-[14.5px] text-ink-muted">
          Every change to settings, documents and answers creates a version. The last {keptVersions}{' '}
          are kept, and you can go back to any of them.
        </p>
      </div>
      <div className="border-t border-line">
        <ListFrame
          list={list}
          loadingLabel="Loading the versions"
          failedTitle="The versions could not be loaded"
          isEmpty={items.length === 0}
          empty="The first version appears here once your documents are read."
        >
          <ul aria-label="Versions" className="divide-y divide-line">
            {draft && draft.state !== 'published' && (
              <DraftRow chatbotId={chatbotId} draft={draft} />
            )}
            {items.map((version) => (
              <VersionRow
                key={version.number}
                chatbotId={chatbotId}
                version={version}
                published={draft?.published ?? null}
              />
            ))}
          </ul>
        </ListFrame>
      </div>
    </Card>
  );
}

function DraftRow({ chatbotId, draft }: { chatbotId: string; draft: DraftState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-[600]">
            Draft
            <Badge tone={draft.state === 'held' ? 'warn' : 'quiet'}>
              {draft.state === 'held' ? 'Not live: tests fail' : 'Being tested'}
            </Badge>
          </p>
          {draft.changes && <Lines lines={describeChanges(draft.changes)} />}
        </div>
        {draft.published !== null && (
          <CompareButton name="the draft" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </div>
      {isOpen && draft.published !== null && (
        <VersionDifferences
          {...{ chatbotId, before: draft.published, after: null }}
          titles={[`Version ${draft.published}`, 'Draft']}
        />
      )}
    </li>
  );
}

type VersionRowProps = { chatbotId: string; version: ChatbotVersion; published: number | null };

function VersionRow({ chatbotId, version, published }: VersionRowProps) {
  const { number, by, createdAt, reason, restoredFrom, changes } = version;
  const [isOpen, setOpen] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const mayEdit = useMay('chatbots.edit');
  const restore = useRestore({ chatbotId, number });
  const isLive = number === published;
  const lines = describeChanges(changes);
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-[600]">
            Version {number}
            {isLive && <Badge tone="good">Live</Badge>}
            {reason === 'anyway' && <Badge tone="warn">Published with failing tests</Badge>}
            {reason === 'restored' && <Badge>Version {restoredFrom} restored</Badge>}
          </p>
          <p className="text-[13px] text-ink-muted">
            <RelativeTime time={createdAt} /> · {by.length > 0 ? by.join(', ') : 'Askwell'}
          </p>
          <Lines lines={lines} />
        </div>
        {!isLive && published !== null && (
          <div className="flex flex-wrap gap-2">
            <CompareButton
              name={`version ${number}`}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
            {mayEdit && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Restore version ${number}`}
                onClick={() => setRestoring(true)}
              >
                Restore
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && published !== null && (
        <VersionDifferences
          {...{ chatbotId, before: number, after: published }}
          titles={[`Version ${number}`, 'Live now']}
        />
      )}
      {isRestoring && (
        <ConfirmDialog
          title={`Restore version ${number}?`}
          text="Settings, answers and documents become what they were, and visitors get them at once. Documents that other chatbots use change there too. Today’s version stays in this list."
          verb="Restore version"
          isHarmless
          busyLabel={restore.isPending && 'Restoring...'}
          onConfirm={() => restore.mutate(undefined, { onSettled: () => setRestoring(false) })}
          onClose={() => setRestoring(false)}
        />
      )}
    </li>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 text-[14.5px] text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

type CompareButtonProps = { name: string; isOpen: boolean; onToggle: () => void };

function CompareButton({ name, isOpen, onToggle }: CompareButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Hide differences of' : 'Compare'} ${name}`}
      onClick={onToggle}
    >
      {isOpen ? 'Hide differences' : 'Compare'}
    </Button>
  );
}

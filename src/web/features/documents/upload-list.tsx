import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { UploadItem } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

type UploadListProps = { uploads: Uploads; upgradeLink: ReactNode };

/** Files that are on their way or did not get through. */
export function UploadList({ uploads, upgradeLink }: UploadListProps) {
  if (uploads.items.length === 0) return null;
  return (
    <Card className="mt-3">
      <ul aria-label="Uploads" className="divide-y divide-line">
        {uploads.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="truncate font-[560]">{item.file.name}</p>
              <UploadState item={item} />
            </div>
            {item.isLimit && upgradeLink}
            {item.canRetry && (
              <Button variant="secondary" size="small" onClick={() => uploads.retry(item.id)}>
                Try again
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={
                item.state === 'failed' ? `Dismiss ${item.file.name}` : `Stop ${item.file.name}`
              }
              onClick={() => uploads.remove(item.id)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UploadState({ item }: { item: UploadItem }) {
  if (item.state === 'failed') {
    return (
      <p role="alert" className="text-[13.5px] text-bad">
        {item.error}
      </p>
    );
  }
  if (item.state === 'waiting') return <p className="text-[13.5px] text-ink-muted">Waiting</p>;
  return (
    <div className="mt-1 max-w-md">
      <p className="mb-1 text-[13.5px] text-ink-muted">
        {item.percent < 100 ? `Uploading · ${item.percent}%` : 'Almost there...'}
      </p>
      <ProgressBar label={`Uploading ${item.file.name}`} value={item.percent} />
    </div>
  );
}

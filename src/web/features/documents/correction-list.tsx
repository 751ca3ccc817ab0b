import type {
  Correction,
  CorrectionState,
  CorrectionsQuery,
} from '#shared/contract/corrections.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useCorrections, useUndoCorrection } from './use-corrections.ts';

/** What was corrected and what became of it, with undo. */
export function CorrectionList({ query }: { query: CorrectionsQuery }) {
  const list = useCorrections(query);
  const items = list.data?.items ?? [];
  const left = (list.data?.total ?? 0) - items.length;
  return (
    <ListFrame
      list={list}
      loadingLabel="Loading the corrections"
      failedTitle="The corrections could not be loaded"
      isEmpty={items.length === 0}
      empty="No corrections."
    >
      <ul aria-label="Corrections" className="divide-y divide-line">
        {items.map((one) => (
          <CorrectionRow
            key={`${one.documentId}.${one.kind}.${one.key}`}
            correction={one}
            isOfOne={query.documentId !== undefined}
          />
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-3 text-[13.5px] text-ink-muted">
          {left.toLocaleString(pageLanguage)} older corrections aren't listed here. Open a document
          to see its own.
        </p>
      )}
    </ListFrame>
  );
}

const states: Record<CorrectionState, { label: string; tone: 'good' | 'accent' | 'warn' }> = {
  used: { label: 'In use', tone: 'good' },
  waiting: { label: 'Reading again', tone: 'accent' },
  'not-found': { label: 'No longer found', tone: 'warn' },
};

function CorrectionRow({ correction, isOfOne }: { correction: Correction; isOfOne: boolean }) {
  const { documentName, url, original, text, state, updatedAt } = correction;
  const mayEdit = useMay('documents.edit');
  const undo = useUndoCorrection();
  const { label, tone } = states[state];
  const isConfirmed = text === original;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56 text-[14.5px] wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          {!isOfOne && <span className="font-[560]">{documentName}</span>}
          <Badge tone={tone}>{label}</Badge>
          {text === null && <Badge>Left out</Badge>}
        </p>
        {!isOfOne && url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-[13px] text-accent underline-offset-2 hover:underline"
          >
            {url}
          </a>
        )}
        {!isConfirmed && (
          <p className="mt-1 line-clamp-3 whitespace-pre-wrap text-ink-muted">
            <s>{original}</s>
          </p>
        )}
        {text !== null && <p className="line-clamp-4 whitespace-pre-wrap">{text}</p>}
        <p className="mt-1 text-[13px] text-ink-muted">
          {state === 'not-found' &&
            'The document no longer says this. We keep your correction in case it does again. '}
          {isConfirmed ? 'Confirmed' : 'Corrected'} <RelativeTime time={updatedAt} />
        </p>
      </div>
      {mayEdit && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Undo the correction of ${original.slice(0, 60)}`}
          busyLabel={undo.isPending && 'Undoing...'}
          onClick={() => undo.mutate(correction)}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

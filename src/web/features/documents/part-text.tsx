import type { ReactNode } from 'react';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import { Badge } from '#web/ui/badge.tsx';

const textClassNames = 'max-w-[70ch] text-[14.5px] wrap-anywhere whitespace-pre-wrap';

type PartTextProps = { part: DescribedPart };

/** What the document says here, what its owner made of it, and whether that counts already. */
export function PartText({ part: { text, original, state, unsure, isPending } }: PartTextProps) {
  if (state === 'found') {
    return (
      <div className="min-w-0 flex-1 basis-48">
        <p className={textClassNames}>
          <Marked text={original} unsure={unsure} />
        </p>
        {isPending && <Pending />}
      </div>
    );
  }
  const isConfirmed = text === original;
  return (
    <div className="min-w-0 flex-1 basis-48">
      {text === null ? (
        <p className={textClassNames}>
          <s className="text-ink-muted">{original}</s>
        </p>
      ) : (
        <p className={textClassNames}>{text}</p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {text === null ? (
          <Badge>Left out</Badge>
        ) : (
          <Badge tone="accent">{isConfirmed ? 'Confirmed by you' : 'Corrected by you'}</Badge>
        )}
        {isPending && <Pending />}
      </p>
      {text !== null && !isConfirmed && (
        <p className="mt-1 text-[13px] wrap-anywhere whitespace-pre-wrap text-ink-muted">
          The document says: {original}
        </p>
      )}
    </div>
  );
}

/** With the words marked that text recognition was not sure of. */
function Marked({ text, unsure }: { text: string; unsure: DescribedPart['unsure'] }) {
  const pieces: ReactNode[] = [];
  let after = 0;
  for (const { from, to } of unsure) {
    pieces.push(
      text.slice(after, from),
      <mark key={from} className="rounded-[3px] bg-warn-soft px-0.5 text-warn">
        {text.slice(from, to)}
      </mark>,
    );
    after = to;
  }
  return [...pieces, text.slice(after)];
}

const Pending = () => (
  <span role="status" className="text-[13px] text-ink-muted">
    Reading again. Answers change in a few seconds.
  </span>
);

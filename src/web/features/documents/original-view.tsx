import { Download, ExternalLink } from 'lucide-react';
import { type Document, pictureTypes, viewableTypes } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { fileAddress } from './document-calls.ts';

/** Where the original can be shown beside what was read from it; null where it can only be opened. */
export function useOriginal({ document, page }: { document: Document; page: number }) {
  const client = useDataClient();
  const address = client.link(fileAddress(document.id));
  const isViewable =
    document.source === 'file' && viewableTypes.some((one) => one === document.type);
  // Phones open a PDF only as a file of its own.
  const canShow = document.type !== 'pdf' || navigator.pdfViewerEnabled;
  if (!address || !isViewable || !canShow) return null;
  return `${address}?view=1${document.type === 'pdf' ? `#page=${page}&navpanes=0` : ''}`;
}

/** A picture is as wide as there is room, a file gets the browser's own viewer. */
export function Original({ document: { name, type }, address }: OriginalProps) {
  const title = `Original of ${name}`;
  const look =
    'w-full rounded-card border border-line bg-white lg:sticky lg:top-0 lg:max-h-[70dvh]';
  return pictureTypes.some((one) => one === type) ? (
    <img src={address} alt={title} className={`${look} object-contain object-top`} />
  ) : (
    <iframe key={address} src={address} title={title} className={`${look} h-64 lg:h-[70dvh]`} />
  );
}

type OriginalProps = { document: Document; address: string };

type OriginalLinksProps = {
  document: Document;
  /** The web page that it was read from. */
  url: string | null;
  /** Set where the original can be shown here. */
  view: { address: string; isShown: boolean; onToggle: () => void } | null;
};

/** How an owner gets to what the text was read from. */
export function OriginalLinks({ document, url, view }: OriginalLinksProps) {
  const download = useDataClient().link(fileAddress(document.id));
  const look = buttonClassNames({ variant: 'secondary', size: 'small' });
  if (url) {
    return (
      <a href={url} target="_blank" rel="noreferrer" className={look}>
        <ExternalLink aria-hidden /> Open the page
      </a>
    );
  }
  if (view) {
    return (
      <>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={view.isShown}
          onClick={view.onToggle}
        >
          {view.isShown ? 'Hide original' : 'Show original'}
        </Button>
        <a href={view.address} target="_blank" rel="noreferrer" className={look}>
          <ExternalLink aria-hidden /> Open original
        </a>
      </>
    );
  }
  if (!download || document.source === 'text') return null;
  return (
    <a href={download} download className={look}>
      <Download aria-hidden /> Download original
    </a>
  );
}

import { attachment } from '#server/http/content-disposition.ts';
import { viewableTypes } from '#shared/contract/documents.ts';

/** A viewer of the browser's own shows these, in which nothing of the file runs. */
const shown: Record<(typeof viewableTypes)[number], { type: string; policy: string }> = {
  // Browsers refuse to show a PDF in a sandbox.
  pdf: { type: 'application/pdf', policy: "script-src 'none'" },
  txt: { type: 'text/plain; charset=utf-8', policy: "default-src 'none'; sandbox" },
  md: { type: 'text/plain; charset=utf-8', policy: "default-src 'none'; sandbox" },
  csv: { type: 'text/plain; charset=utf-8', policy: "default-src 'none'; sandbox" },
  png: { type: 'image/png', policy: "default-src 'none'; sandbox" },
  jpg: { type: 'image/jpeg', policy: "default-src 'none'; sandbox" },
  webp: { type: 'image/webp', policy: "default-src 'none'; sandbox" },
};

/** Whatever a hostile file holds, no browser runs it on our address. Only what is harmless is shown, on our own pages. */
export function fileHeaders({
  name,
  type,
  bytes,
  isView,
}: {
  name: string;
  type: string;
  bytes: number;
  isView: boolean;
}): [string, string][] {
  const viewable = viewableTypes.find((one) => one === type);
  const view = isView && viewable ? shown[viewable] : null;
  const disposition = attachment(name);
  return [
    ['Content-Length', String(bytes)],
    ['Content-Type', view?.type ?? 'application/octet-stream'],
    ['Content-Disposition', view ? disposition.replace(/^attachment/, 'inline') : disposition],
    [
      'Content-Security-Policy',
      view ? `${view.policy}; frame-ancestors 'self'` : "default-src 'none'; sandbox",
    ],
  ];
}

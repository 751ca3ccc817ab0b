import { useSearchParams } from 'react-router';

const sourceKinds = ['files', 'websites', 'text', 'answers'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What the address says about the knowledge page: the kind of source, the open text and the open document. */
export function useSourceAddress() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (params: URLSearchParams) => void, { isStep = false } = {}) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  const documentId = params.get('document');
  const leaveDocument = (next: URLSearchParams) => {
    next.delete('document');
    next.delete('quote');
  };
  return {
    kind: sourceKinds.find((name) => name === params.get('source')) ?? 'files',
    choose: (kind: SourceKind) =>
      change((next) => {
        next.delete('action');
        next.delete('text');
        if (kind === 'files') next.delete('source');
        else next.set('source', kind);
      }),
    upload: {
      isAskedFor: params.get('action') === 'upload',
      /** Once it was opened, going back or reloading must not open it again. */
      onOpened: () => change((next) => next.delete('action')),
    },
    /** The id of the text that is open, or "new". Going back closes it. */
    editing: params.get('text'),
    editText: (id: string | null) =>
      change((next) => (id ? next.set('text', id) : next.delete('text')), { isStep: true }),
    writeText: () =>
      change(
        (next) => {
          next.delete('action');
          next.set('source', 'text');
          next.set('text', 'new');
        },
        { isStep: true },
      ),
    /** The document that is open on top of the list, at the quote. */
    documentId,
    quote: params.get('quote') ?? undefined,
    closeDocument: () => change(leaveDocument),
    editDocument: () =>
      change((next) => {
        leaveDocument(next);
        next.set('source', 'text');
        next.set('text', documentId ?? '');
      }),
  };
}

import { useState } from 'react';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import { useTextCorrection } from './use-corrections.ts';

type CorrectedPart = { documentId: string; page: number; part: DescribedPart };

/** Correcting one part of a document's text: the editor closes when the server has taken the change. */
export function usePartCorrection({ documentId, page, part: { key, original } }: CorrectedPart) {
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, reset, isPending, variables, error } = useTextCorrection(documentId);
  const change = (text: string | null | undefined) =>
    mutate({ key, page, text }, { onSuccess: () => setIsEditing(false) });
  return {
    isEditing,
    edit: () => setIsEditing(true),
    stop: () => {
      reset();
      setIsEditing(false);
    },
    /** Null leaves the part out. */
    save: (text: string | null) => change(text),
    confirm: () => change(original),
    undo: () => change(undefined),
    isPending,
    /** What the editor is doing right now. */
    busy: isPending ? (variables.text === null ? ('leave-out' as const) : ('save' as const)) : null,
    error,
  };
}

import { toast } from './toast.tsx';

/** Says what was deleted and offers it back. Should that fail, the offer is made again, because nothing else has it. */
export function offerUndo({
  title,
  restore,
}: {
  title: string;
  restore: () => Promise<unknown>;
}): void {
  const undo = () =>
    void restore().catch(({ message }: Error) =>
      toast.error({
        title: 'Not restored',
        text: message,
        action: { label: 'Try Again', onClick: undo },
      }),
    );
  toast.success({ title, action: { label: 'Undo', onClick: undo } });
}

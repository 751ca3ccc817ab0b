import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  /** What happens, in a verb: "Remove". */
  verb: string;
  busyLabel: string | false;
  onConfirm: () => void;
  onClose: () => void;
};

/** Before something that cannot be taken back by a click. */
export function ConfirmDialog({
  title,
  text,
  verb,
  busyLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busyLabel) onClose();
      }}
      title={title}
      description={text}
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" busyLabel={busyLabel} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  /** What happens, in a verb: "Remove". */
  verb: string;
  /** What it is called not to do it. */
  keep?: string;
  /** Where nothing is lost by it. */
  isHarmless?: boolean;
  busyLabel: string | false;
  onConfirm: () => void;
  onClose: () => void;
  /** What can be chosen along with it. */
  children?: ReactNode;
};

/** Before something that cannot be taken back by a click. */
export function ConfirmDialog({
  title,
  text,
  verb,
  keep = 'Cancel',
  isHarmless = false,
  busyLabel,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busyLabel) onClose();
      }}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={isHarmless ? 'primary' : 'danger'}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

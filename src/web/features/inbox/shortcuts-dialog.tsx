import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { shortcuts } from './use-shortcuts.ts';

type ShortcutsDialogProps = {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  onClose: () => void;
};

const whileWriting = [
  { key: '/', label: 'Insert a saved reply (at the start of a line)' },
  { key: 'Ctrl Enter', label: 'Send the reply (⌘ Enter on a Mac)' },
  { key: 'Esc', label: 'Leave the reply box' },
];

export function ShortcutsDialog({ isOn, onToggle, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Keyboard shortcuts"
    >
      <Checkbox
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
        label="Use single keys in the inbox"
      />
      <Keys keys={shortcuts} />
      <h3 className="mt-5 text-[15px]">While you write</h3>
      <Keys keys={whileWriting} />
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly { key: string; label: string }[] }) {
  return (
    <dl className="mt-2 divide-y divide-line">
      {keys.map(({ key, label }) => (
        <div key={key} className="flex items-center justify-between gap-4 py-2">
          <dt className="order-last shrink-0">
            <kbd className="inline-grid min-w-7 place-items-center rounded-[6px] border border-line bg-sunken px-2 py-0.5 font-mono text-[13px]">
              {key}
            </kbd>
          </dt>
          <dd className="text-[14.5px] text-ink-soft">{label}</dd>
        </div>
      ))}
    </dl>
  );
}

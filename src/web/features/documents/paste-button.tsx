import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type PasteHandlers, takePasted } from './use-paste.ts';

/** For phones and tablets, which have no key to paste with. */
export function PasteButton(handlers: PasteHandlers) {
  async function paste(): Promise<void> {
    try {
      const isTaken = takePasted({ ...(await readClipboard()), ...handlers });
      if (!isTaken) {
        toast.info({ title: 'Nothing to paste', text: 'Copy a picture or some text first.' });
      }
    } catch {
      toast.error({
        title: 'Paste failed',
        text: "Your browser didn't let us read what you copied. Choose a file instead.",
      });
    }
  }
  return (
    <Button variant="secondary" className="pointer-fine:hidden" onClick={() => void paste()}>
      Paste
    </Button>
  );
}

async function readClipboard(): Promise<{ files: File[]; text: string }> {
  const files: File[] = [];
  let text = '';
  for (const item of await navigator.clipboard.read()) {
    const picture = item.types.find((type) => type.startsWith('image/'));
    if (picture) {
      const name = `image.${picture.slice('image/'.length)}`;
      files.push(new File([await item.getType(picture)], name, { type: picture }));
    }
    if (item.types.includes('text/plain')) text += await (await item.getType('text/plain')).text();
  }
  return { files, text };
}

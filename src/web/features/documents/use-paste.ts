import { useEffect, useRef } from 'react';

type PasteHandlers = {
  onFiles: (files: File[]) => void;
  onText?: ((text: string) => void) | undefined;
};

/** Takes files, pictures and text that are pasted anywhere on the page but into a field or a dialog. */
export function usePaste({ isOn, ...handlers }: PasteHandlers & { isOn: boolean }): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isOn) return;
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      if (!clipboardData || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(places)) return;
      const files = [...clipboardData.files].map(nameFile);
      const text = clipboardData.getData('text/plain').trim();
      if (files.length > 0) latest.current.onFiles(files);
      else if (text !== '' && latest.current.onText) latest.current.onText(text);
      else return;
      event.preventDefault();
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOn]);
}

const places = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Browsers call every copied picture "image.png"; the time tells several of them apart. */
function nameFile(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = new Date().toLocaleString('sv').replaceAll(':', '.');
  return new File([file], `Pasted picture ${time}${file.name.slice('image'.length)}`, {
    type: file.type,
  });
}

import { useEffect, useRef } from 'react';

export type PasteHandlers = {
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
      const files = [...clipboardData.files];
      const text = clipboardData.getData('text/plain');
      if (takePasted({ files, text, ...latest.current })) event.preventDefault();
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOn]);
}

const places = 'input, textarea, select, [contenteditable], [role="dialog"]';

/**
 * False if there is nothing that can be used. Spreadsheets and word processors copy a picture of what they copy as
 * text: then the text is what is meant.
 */
export function takePasted({
  files,
  text,
  onFiles,
  onText,
}: PasteHandlers & { files: readonly File[]; text: string }): boolean {
  // The empty cell at the beginning of a table is a tab.
  const typed = text.includes('\t') ? text : text.trim();
  const isText = typed.trim() !== '' && files.every(isCopiedPicture);
  if (isText && onText) onText(typed);
  else if (files.length > 0) onFiles(files.map(nameFile));
  else return false;
  return true;
}

/** Browsers call every copied picture "image.png"; files from a folder keep their names. */
const isCopiedPicture = ({ name }: File): boolean => /^image\.\w+$/.test(name);

/** The time tells several copied pictures apart. */
function nameFile(file: File): File {
  if (!isCopiedPicture(file)) return file;
  const time = new Date().toLocaleString('sv').replaceAll(':', '.');
  return new File([file], `Pasted picture ${time}${file.name.slice('image'.length)}`, {
    type: file.type,
  });
}

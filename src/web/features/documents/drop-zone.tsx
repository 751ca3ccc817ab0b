import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { nameTypes } from '#shared/document-types.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import { describeBytes } from './check-file.ts';
import { listDroppedFiles } from './dropped-files.ts';
import { PasteButton } from './paste-button.tsx';
import { usePaste } from './use-paste.ts';
import type { Uploads } from './use-uploads.ts';

type DropZoneProps = {
  uploads: Uploads;
  chatbotIds: readonly string[];
  /** What stands here instead when the plan has no room. */
  limitNotice: ReactNode;
  /** The page was opened in order to upload: the choice of files opens if the browser allows it, else it gets the focus. */
  isAskedFor?: boolean;
  onOpened?: () => void;
  /** Text that is pasted on the page. */
  onText?: ((text: string) => void) | undefined;
};

export function DropZone({
  uploads,
  chatbotIds,
  limitNotice,
  isAskedFor = false,
  onOpened,
  onText,
}: DropZoneProps) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isReady = isAskedFor && !limitNotice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked for
  useEffect(() => {
    if (!isReady || !input.current) return;
    input.current.focus();
    input.current.scrollIntoView({ block: 'center' });
    // Browsers open it only shortly after a click of the person's own.
    if (navigator.userActivation?.isActive) input.current.showPicker();
    onOpened?.();
  }, [isReady]);
  const [isOver, setOver] = useState(false);
  const onFiles = (files: File[]) => uploads.add(files, chatbotIds);
  usePaste({ isOn: !limitNotice, onFiles, onText });
  if (limitNotice) return limitNotice;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    listDroppedFiles(event.dataTransfer).then(
      ({ files, hasMore }) => {
        uploads.add(files, chatbotIds);
        if (hasMore) {
          toast.info({
            title: `Only the first ${files.length} files are uploaded`,
            text: 'Drop the rest of the folder in smaller parts.',
          });
        }
      },
      () =>
        toast.error({
          title: 'Upload failed',
          text: "We couldn't read this folder. Open it and drop its files instead.",
        }),
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-card border [border-style:dashed] border-edge bg-surface p-5',
        isOver && 'border-accent bg-accent-soft',
      )}
    >
      <Upload aria-hidden className="size-6 text-ink-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-[600]">
          <span className="pointer-coarse:hidden">
            Drop files or folders here, paste them, or choose them
          </span>
          <span className="hidden pointer-coarse:inline">Choose files to upload</span>
        </p>
        <p className="text-[13.5px] text-ink-muted">
          {nameTypes(uploads.rules.types).join(', ')} · up to{' '}
          {describeBytes(uploads.rules.maxBytes)} each · several at once
        </p>
      </div>
      <PasteButton onFiles={onFiles} onText={onText} />
      <label
        htmlFor={inputId}
        className={buttonClassNames({
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        Upload documents
        <input
          ref={input}
          id={inputId}
          type="file"
          multiple
          accept={uploads.accept}
          className="sr-only"
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])], chatbotIds);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

import { Bold, Heading, Link2, List, ListOrdered, type LucideIcon, Table } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import {
  type Edited,
  editMarkdown,
  insertBlock,
  type MarkdownMark,
  tableFromCells,
} from './edit-markdown.ts';

const buttons: readonly { mark: MarkdownMark; label: string; Icon: LucideIcon }[] = [
  { mark: 'heading', label: 'Heading', Icon: Heading },
  { mark: 'bold', label: 'Bold', Icon: Bold },
  { mark: 'bullets', label: 'Bulleted list', Icon: List },
  { mark: 'numbers', label: 'Numbered list', Icon: ListOrdered },
  { mark: 'table', label: 'Table', Icon: Table },
  { mark: 'link', label: 'Link', Icon: Link2 },
];

type MarkdownFieldProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A text with buttons that write Markdown into it. */
export function MarkdownField({ value, onChange, ...rest }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function selection(): Edited {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    return { value, start, end };
  }

  /** Typed into the field by the browser, so that undo takes it back. */
  function apply({ value: next, start, end }: Edited): void {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(0, value.length);
    if (!document.execCommand('insertText', false, next)) onChange(next);
    field.setSelectionRange(start, end);
  }

  function paste(event: ClipboardEvent): void {
    const block = tableFromCells(event.clipboardData.getData('text/plain'));
    if (!block) return;
    event.preventDefault();
    apply(insertBlock({ ...selection(), block }));
  }

  return (
    <div>
      <div role="toolbar" aria-label="Formatting" className="mb-1.5 flex flex-wrap gap-1">
        {buttons.map(({ mark, label, Icon }) => (
          <Button
            key={mark}
            variant="ghost"
            size="icon"
            aria-label={label}
            title={label}
            onClick={() => apply(editMarkdown({ ...selection(), mark }))}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
      <Textarea
        {...rest}
        ref={area}
        rows={14}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        className="font-mono text-[14px]"
      />
    </div>
  );
}

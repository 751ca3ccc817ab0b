import { classNames } from '#web/ui/class-names.ts';

/** Paragraphs of a description; words between backticks are code. */
export function InlineText({ text, className }: { text: string; className?: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className={classNames(className)}>
      {paragraph.split('`').map((piece, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence never move
          <code key={at} className="text-[0.94em]">
            {piece}
          </code>
        ) : (
          piece
        ),
      )}
    </p>
  ));
}

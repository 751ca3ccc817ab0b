import { isWanted, readPaths } from '#shared/match-path.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { countPages } from './describe-website-state.ts';

export type TypedPaths = { include: string; exclude: string };
type ListedPage = { url: string; title: string };

export const rulesOf = ({ include, exclude }: TypedPaths) => ({
  includePaths: readPaths(include),
  excludePaths: readPaths(exclude),
});

type PathFieldsProps = {
  typed: TypedPaths;
  onChange: (typed: TypedPaths) => void;
  /** What the paths are tried on; the start page is not among them. */
  pages: readonly ListedPage[];
};

/** Paths to read and to leave out, and at once which pages they leave out. */
export function PathFields({ typed, onChange, pages }: PathFieldsProps) {
  const rules = rulesOf(typed);
  const left = pages.filter(({ url }) => !isWanted({ url, ...rules }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Only read these paths" help="One on each line. Empty means all pages.">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            placeholder="/shop"
            value={typed.include}
            onChange={({ target }) => onChange({ ...typed, include: target.value })}
          />
        )}
      </Field>
      <Field label="Leave out these paths" help="* stands for any text: /blog/*/comments">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            placeholder="/blog"
            value={typed.exclude}
            onChange={({ target }) => onChange({ ...typed, exclude: target.value })}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <p role="status" className="text-[14.5px]">
          {left.length === 0
            ? `These paths keep all ${countPages(pages.length)}.`
            : `These paths keep ${pages.length - left.length} of ${countPages(pages.length)} and leave out ${left.length}:`}
        </p>
        {left.length > 0 && (
          <ul
            aria-label="Pages left out"
            className="mt-1.5 max-h-44 overflow-y-auto rounded-card border border-line px-4 py-2 text-[13.5px]"
          >
            {left.map(({ url, title }) => (
              <li key={url} className="py-1 wrap-anywhere">
                {title} <span className="text-ink-muted">{url}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

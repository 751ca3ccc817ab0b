import { ChevronDown, FileText, type LucideIcon, Mail, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { brand } from '#shared/brand.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  documentationGroups,
  documentationPath,
  documentationSections,
  findDocumentationSlug,
} from './documentation-sections.ts';

/** A column beside the text, or one line above it that unfolds on a phone. */
export function DocumentationSidebar() {
  const { pathname } = useLocation();
  const current = findDocumentationSlug(pathname);
  const title = documentationSections.find(({ slug }) => slug === current)?.title;
  return (
    <>
      <details
        key={pathname}
        className="group mt-4 rounded-card border border-line bg-surface lg:hidden"
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-[15px] font-[560] [&::-webkit-details-marker]:hidden">
          {title ?? 'Documentation'}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line p-2 pb-4">
          <Contents current={current} />
        </div>
      </details>
      <aside className="max-lg:hidden">
        <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto py-8 pr-1">
          <Contents current={current} />
        </div>
      </aside>
    </>
  );
}

function Contents({ current }: { current: string | null }) {
  return (
    <>
      <nav aria-label="Documentation" className="grid gap-5">
        {documentationGroups.map((group) => (
          <div key={group.title}>
            <p className={groupTitle}>{group.title}</p>
            <ul className="mt-1">
              {group.sections.map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    to={documentationPath(slug)}
                    aria-current={slug === current ? 'page' : undefined}
                    className={classNames(
                      entry,
                      slug === current && 'bg-accent-soft font-[600] text-accent hover:text-accent',
                    )}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-5 border-t border-line pt-5">
        <p className={groupTitle}>Quick actions</p>
        <ul className="mt-1">
          <Action icon={Plus} to="/dashboard?tab=chatbots&action=create">
            Create new chatbot
          </Action>
          <Action icon={FileText} to="/dashboard?tab=documents">
            Manage documents
          </Action>
          <Action icon={Mail} to={`mailto:${brand.supportEmail}`}>
            Write to support
          </Action>
        </ul>
      </div>
    </>
  );
}

function Action({ icon: Icon, to, children }: { icon: LucideIcon; to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={entry}>
        <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" /> {children}
      </Link>
    </li>
  );
}

const groupTitle = 'px-3 text-[13px] font-[600] text-ink-muted';
const entry =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-[14.5px] text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink lg:min-h-9';

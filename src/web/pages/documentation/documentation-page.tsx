import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import {
  documentationPath,
  documentationSections,
  findDocumentationSlug,
} from '#web/features/documentation/documentation-sections.ts';
import { DocumentationText } from '#web/features/documentation/documentation-text.tsx';
import { loadDocumentationPage } from '#web/features/documentation/load-documentation-page.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const slug = findDocumentationSlug(params.section ?? '');
  return slug && { slug, page: await loadDocumentationPage(slug) };
}

export function meta({ loaderData }: { loaderData?: Loaded }) {
  const { title, summary } = loaderData?.page ?? {};
  return pageMeta({
    title: title ?? 'Documentation',
    ...(summary ? { description: summary } : {}),
    indexable: false,
  });
}

export default function DocumentationPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <NotFoundScreen />;
  const { slug, page } = loaded;
  return (
    <div className="grid gap-x-12 pt-8 xl:grid-cols-[minmax(0,1fr)_12rem]">
      <article lang="en" className="max-w-[44rem] min-w-0">
        <h1 className="text-[clamp(1.9rem,1.5rem+1.8vw,2.5rem)]">{page.title}</h1>
        <div className="mt-5">
          <DocumentationText key={slug} html={page.html} />
        </div>
        <Neighbours slug={slug} />
      </article>
      {page.headings.length > 1 && (
        <nav aria-label="On this page" className="max-xl:hidden">
          <div className="sticky top-24">
            <p className="text-[13px] font-[600] text-ink-muted">On this page</p>
            <ul className="mt-1.5 border-l border-line text-[13.5px] text-ink-muted">
              {page.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-1.5 pl-3.5 hover:text-ink">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  );
}

function Neighbours({ slug }: { slug: string }) {
  const index = documentationSections.findIndex((section) => section.slug === slug);
  const previous = documentationSections[index - 1];
  const next = documentationSections[index + 1];
  return (
    <nav aria-label="Previous and next page" className="mt-14 grid gap-3 sm:grid-cols-2">
      {previous && (
        <Neighbour slug={previous.slug} title={previous.title}>
          <ArrowLeft aria-hidden className="size-4" /> Previous
        </Neighbour>
      )}
      {next && (
        <Neighbour slug={next.slug} title={next.title} className="text-right sm:col-start-2">
          Next <ArrowRight aria-hidden className="size-4" />
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { slug: string; title: string; className?: string; children: ReactNode };

function Neighbour({ slug, title, className = '', children }: NeighbourProps) {
  return (
    <Link
      to={documentationPath(slug)}
      className={`rounded-card border border-line bg-surface px-4 py-3.5 transition-colors duration-150 hover:border-accent ${className}`}
    >
      <span className="inline-flex items-center gap-1.5 text-[13.5px] text-ink-muted">
        {children}
      </span>
      <span className="block font-[600]">{title}</span>
    </Link>
  );
}

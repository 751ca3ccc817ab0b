import { LegalText } from '#web/features/legal/legal-text.tsx';

type LegalPageProps = {
  page: { title: string; html: string; headings: readonly { id: string; text: string }[] };
};

export function LegalPage({ page }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-[1160px] gap-10 px-4 pt-12 sm:px-7 sm:pt-16 lg:grid-cols-[15rem_1fr]">
      <nav aria-label="On this page" className="max-lg:hidden">
        <ul lang="en" className="sticky top-24 grid text-[14.5px] text-ink-muted">
          {page.headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 hover:text-ink">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-[44rem] min-w-0">
        <h1 lang="en" className="text-[clamp(2rem,1.5rem+2.2vw,2.75rem)]">
          {page.title}
        </h1>
        <div className="mt-6">
          <LegalText html={page.html} />
        </div>
      </article>
    </div>
  );
}

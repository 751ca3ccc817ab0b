import { pageLanguage } from '#web/lib/page-language.ts';

type LegalTextProps = { html: string };

/** A text of ours, written in Markdown and turned into HTML by the build. */
export function LegalText({ html }: LegalTextProps) {
  return (
    <>
      {pageLanguage !== 'en' && (
        <p className="mb-5 text-[14.5px] text-ink-muted">This page is available in English only.</p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from content/legal, no visitor's words in it */}
      <div lang="en" className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

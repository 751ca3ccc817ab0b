type LegalTextProps = { html: string };

/** A text of ours, written in Markdown and turned into HTML by the build. */
export function LegalText({ html }: LegalTextProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from content/legal, no visitor's words in it
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import { pageOrigin } from '#web/lib/page-origin.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';

const confirmationMs = 2000;

/** A page of the manual as the build made it; samples name the address of this very installation. */
export function DocumentationText({ html }: { html: string }) {
  const navigate = useNavigate();
  const origin = usePublicConfig()?.publicUrl.replace(/\/+$/, '') ?? pageOrigin;
  const filled = useMemo(() => html.replaceAll(originPlaceholder, origin), [html, origin]);

  function act(event: MouseEvent): void {
    const target = event.target as Element;
    const copyButton = target.closest('[data-copy]');
    if (copyButton) void copySample(copyButton);
    const href = target.closest('a')?.getAttribute('href');
    const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (href?.startsWith('/') && isPlainClick) {
      event.preventDefault();
      void navigate(href);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside answer to the keyboard by a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its links and buttons
    <div
      className="prose"
      onClick={act}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from content/docs, no visitor's words in it
      dangerouslySetInnerHTML={{ __html: filled }}
    />
  );
}

async function copySample(button: Element): Promise<void> {
  const label = button.querySelector('span');
  const sample = button.parentElement?.querySelector('code')?.textContent;
  if (!label || !sample) return;
  try {
    await navigator.clipboard.writeText(sample);
    label.textContent = 'Copied';
  } catch {
    label.textContent = 'Select it by hand';
  }
  setTimeout(() => {
    label.textContent = 'Copy';
  }, confirmationMs);
}

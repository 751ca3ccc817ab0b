import { isScriptError } from '#web/lib/fetch-scripts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type SectionName = 'home' | 'chatbots' | 'documents';

type SectionFailedProps = {
  name: SectionName;
  error: Error;
  onRetry?: () => void;
};

const titles = {
  home: 'Error loading your home page',
  chatbots: 'Error loading Chatbot Manager',
  documents: 'Error loading Document Manager',
};

export function SectionFailed({ name, error, onRetry }: SectionFailedProps) {
  return (
    <Notice
      tone="bad"
      title={titles[name]}
      actions={
        <>
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Reload Page
          </Button>
        </>
      }
    >
      <p>Something went wrong loading the {name} section.</p>
      <p className="mt-1 text-ink-muted">
        {isScriptError(error)
          ? 'Check your internet connection, then reload the page.'
          : error.message}
      </p>
    </Notice>
  );
}

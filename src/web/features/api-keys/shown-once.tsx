import type { CreatedApiKey } from '#shared/contract/api-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The key itself, and a first call to try it with. */
export function ShownOnce({ made, onClose }: { made: CreatedApiKey; onClose: () => void }) {
  const canRead = made.apiKey.scopes.includes('read');
  const sample = `curl ${location.origin}/api/v1/chatbots \\\n  -H "Authorization: Bearer ${made.key}"`;
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-card border border-line bg-sunken p-4">
        <code data-testid="api-key" className="block text-[14px] break-all select-all">
          {made.key}
        </code>
        <div className="mt-3">
          <CopyButton text={made.key} label="Copy key" />
        </div>
      </div>
      {canRead && (
        <div>
          <p className="mb-1.5 text-[14.5px] text-ink-soft">Try it in a terminal:</p>
          <pre className="rounded-card border border-line bg-sunken p-3 text-[13px] break-all whitespace-pre-wrap">
            {sample}
          </pre>
        </div>
      )}
      <Notice tone="warn">
        Keep it on a server, never in a web page or an app: anyone who has it can do what it may do.
      </Notice>
      <Button onClick={onClose} className="self-end">
        I have copied it
      </Button>
    </div>
  );
}

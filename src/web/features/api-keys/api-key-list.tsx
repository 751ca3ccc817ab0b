import { useState } from 'react';
import type { ApiKey } from '#shared/contract/api-keys.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { scopeTexts } from './scope-texts.ts';

/** Every key with what it may do and when it was last used, so that a forgotten one is seen. */
export function ApiKeyList({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {apiKeys.map((apiKey) => (
          <li key={apiKey.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-[600] break-words">{apiKey.name}</span>
                <code className="text-[13px] text-ink-muted">askwell_…{apiKey.hint}</code>
                {isExpired(apiKey) && <Badge tone="warn">Expired</Badge>}
              </p>
              <p className="mt-1 text-[14px] text-ink-soft">
                {apiKey.scopes.map((scope) => scopeTexts[scope].name).join(', ')} ·{' '}
                {apiKey.chatbot ? `only ${apiKey.chatbot.name}` : 'all chatbots'}
              </p>
              <p className="mt-0.5 text-[13.5px] text-ink-muted">
                {apiKey.lastUsedAt ? (
                  <>
                    Last used <RelativeTime time={apiKey.lastUsedAt} />
                  </>
                ) : (
                  'Never used'
                )}{' '}
                · created by {apiKey.madeBy} <RelativeTime time={apiKey.createdAt} />
                {apiKey.expiresAt && (
                  <>
                    {' '}
                    · {isExpired(apiKey) ? 'expired' : 'expires'} on{' '}
                    <time dateTime={apiKey.expiresAt}>
                      {new Date(apiKey.expiresAt).toLocaleDateString(pageLanguage, {
                        dateStyle: 'medium',
                      })}
                    </time>
                  </>
                )}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Revoke ${apiKey.name}`}
              onClick={() => setRevoked(apiKey)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {revoked && <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

function isExpired({ expiresAt }: ApiKey): boolean {
  return expiresAt !== null && new Date(expiresAt) <= new Date();
}

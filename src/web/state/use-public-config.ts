import { useEffect, useState } from 'react';
import type { PublicConfig } from '#shared/contract/config.ts';
import { callApi } from '#web/lib/api.ts';

let request: Promise<PublicConfig> | null = null;

/** What this installation can do; null until it is known, and while it cannot be asked. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let gone = false;
    fetchPublicConfig().then(
      (response) => {
        if (!gone) setConfig(response);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return config;
}

/** Asked once per page load: only a restart of the server changes it. */
export function fetchPublicConfig(): Promise<PublicConfig> {
  request ??= callApi<PublicConfig>({ path: '/api/config' }).catch((error) => {
    request = null;
    throw error;
  });
  return request;
}

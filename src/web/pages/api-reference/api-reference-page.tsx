import { useState } from 'react';
import { data, Link, useLoaderData } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { ApiDescription } from '#shared/contract/api-description.ts';
import { InlineText } from '#web/features/api-reference/inline-text.tsx';
import { listOperations } from '#web/features/api-reference/list-operations.ts';
import { OperationCard } from '#web/features/api-reference/operation-card.tsx';
import { callApi } from '#web/lib/api.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { fetchPublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: 'API reference',
    description: `Every call of the ${brand.name} API, with a way to try it.`,
    indexable: false,
  });
}

/** Switched off, the API has no reference either. */
export async function clientLoader(): Promise<ApiDescription> {
  const { flags } = await fetchPublicConfig();
  if (!flags.apiAccess) throw data(null, { status: 404 });
  return callApi<ApiDescription>({ path: '/api/v1/openapi.json' });
}

export default function ApiReferencePage() {
  const description = useLoaderData<typeof clientLoader>();
  const [apiKey, setApiKey] = useState('');
  const groups = listOperations(description);
  return (
    <div className="mx-auto grid max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pt-10 sm:px-7 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav
        aria-label="Calls"
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
      >
        {groups.map(({ name, operations }) => (
          <div key={name} className="mb-5">
            <p className="text-[13px] font-[600] text-ink">{name}</p>
            <ul className="mt-1">
              {operations.map(({ operation }) => (
                <li key={operation.operationId}>
                  <a
                    href={`#${operation.operationId}`}
                    className="block py-1 text-[13.5px] text-ink-soft hover:text-ink"
                  >
                    {operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0 pb-16">
        <h1 className="text-[clamp(2rem,1.5rem+2.2vw,2.75rem)]">API reference</h1>
        <div className="mt-4 max-w-[65ch] space-y-3 text-ink-soft">
          <InlineText text={description.info.description} />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <Link to="/documentation/api" className={secondary}>
            Guide and samples
          </Link>
          <a href="/api/v1/openapi.json" className={secondary}>
            OpenAPI 3.1
          </a>
          <a href="/api/v1/postman.json" download className={secondary}>
            Postman collection
          </a>
        </div>
        <div className="mt-8 max-w-md rounded-card border border-line bg-surface p-4">
          <Field
            label="API key"
            help="For trying calls out. It stays on this page and is forgotten when you leave it. Calls act on your real data."
          >
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="off"
                value={apiKey}
                onChange={({ target }) => setApiKey(target.value.trim())}
              />
            )}
          </Field>
        </div>
        {groups.map(({ name, description: text, operations }) => (
          <section key={name} aria-labelledby={`group-${name}`} className="mt-10">
            <h2 id={`group-${name}`} className="text-2xl">
              {name}
            </h2>
            <p className="mt-1 text-ink-muted">{text}</p>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
              {operations.map((listed) => (
                <OperationCard
                  key={listed.operation.operationId}
                  listed={listed}
                  description={description}
                  apiKey={apiKey}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

const secondary = buttonClassNames({ variant: 'secondary', size: 'small' });

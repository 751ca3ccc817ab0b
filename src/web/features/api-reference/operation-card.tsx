import type { ReactNode } from 'react';
import type { ApiDescription } from '#shared/contract/api-description.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chevron } from './chevron.tsx';
import { InlineText } from './inline-text.tsx';
import type { ListedOperation } from './list-operations.ts';
import { SchemaFields } from './schema-fields.tsx';
import { TryPanel } from './try-panel.tsx';

type OperationCardProps = { listed: ListedOperation; description: ApiDescription; apiKey: string };

const tones = { get: 'good', post: 'accent', patch: 'warn', delete: 'bad' } as const;

/** One call: what it does, takes and answers, and the means to try it. */
export function OperationCard({ listed, description, apiKey }: OperationCardProps) {
  const { method, path, operation } = listed;
  const query = operation.parameters.filter((one) => one.in === 'query');
  const sent = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const [answered] = Object.entries(operation.responses).filter(([code]) => code !== 'default');
  const answer = answered?.[1].content['application/json']?.schema;
  return (
    <Card id={operation.operationId} className="scroll-mt-24 p-5 sm:p-6">
      <h3 className="text-[17px]">{operation.summary}</h3>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={tones[method as keyof typeof tones] ?? 'quiet'}>{method.toUpperCase()}</Badge>
        <code className="text-[14px] break-all">/api/v1{path}</code>
      </p>
      <InlineText text={operation.description} className="mt-3 text-[14.5px] text-ink-soft" />
      <div className="mt-3 divide-y divide-line border-t border-line">
        {query.length > 0 && (
          <Part title="Query">
            <SchemaFields
              description={description}
              schema={{
                properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
              }}
            />
          </Part>
        )}
        {sent && (
          <Part title="Body">
            <SchemaFields schema={sent} description={description} />
          </Part>
        )}
        {answer && (
          <Part title={`Answer ${answered?.[0]}`}>
            <SchemaFields schema={answer} description={description} />
          </Part>
        )}
        <Part title="Try it">
          <TryPanel listed={listed} description={description} apiKey={apiKey} />
        </Part>
      </div>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/part">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-[14.5px] font-[560]">
        <Chevron className="group-open/part:rotate-90" />
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

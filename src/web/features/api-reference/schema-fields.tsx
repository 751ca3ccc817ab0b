import {
  type ApiDescription,
  followReference,
  type JsonSchema,
} from '#shared/contract/api-description.ts';
import { Chevron } from './chevron.tsx';

type SchemaFieldsProps = { schema: JsonSchema; description: ApiDescription };

/** What an object holds, field by field; what lies inside a field opens on request. */
export function SchemaFields({ schema, description }: SchemaFieldsProps) {
  const { properties = {}, required = [] } = followReference({ schema, description });
  return (
    <ul className="divide-y divide-line">
      {Object.entries(properties).map(([name, field]) => {
        const inner = findInner({ schema: field, description });
        return (
          <li key={name} className="py-2 text-[14px]">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-[560]">{name}</code>
              <span className="text-[13px] text-ink-muted">
                {describeType({ schema: field, description })}
                {required.includes(name) ? '' : ' · optional'}
              </span>
            </p>
            {field.description && <p className="text-ink-soft">{field.description}</p>}
            {inner && (
              <details className="group/fields mt-1">
                <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-[13.5px] text-accent">
                  <Chevron className="group-open/fields:rotate-90" />
                  Fields of {name}
                </summary>
                <div className="border-l border-line pl-4">
                  <SchemaFields schema={inner} description={description} />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The object that stands inside a field: itself, one of several, or what a list is made of. */
function findInner({ schema, description }: SchemaFieldsProps): JsonSchema | null {
  const own = followReference({ schema, description });
  if (own.properties) return own;
  if (own.items) return findInner({ schema: own.items, description });
  for (const one of own.anyOf ?? []) {
    const inner = findInner({ schema: one, description });
    if (inner) return inner;
  }
  return null;
}

function describeType({ schema, description }: SchemaFieldsProps): string {
  const own = followReference({ schema, description });
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.anyOf) {
    return own.anyOf.map((one) => describeType({ schema: one, description })).join(' or ');
  }
  if (own.type === 'array') {
    return `list of ${describeType({ schema: own.items ?? {}, description })}`;
  }
  const type = [own.type ?? 'anything'].flat().join(' or ');
  return own.format ? `${type} (${own.format})` : type;
}

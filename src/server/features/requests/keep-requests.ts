/** Keeps what people write to us and mails it to the support address, both or neither. */
import type { requests } from '#server/db/schema/requests.ts';
import type { Deps } from '#server/deps.ts';
import type { CurrentSession } from '#server/features/accounts/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { getPlan } from '#server/features/plans/index.ts';
import { readCursor, writeCursor } from '#server/http/list-cursor.ts';
import { brand } from '#shared/brand.ts';
import type {
  ContactInput,
  QuoteInput,
  RequestsQuery,
  RequestsResponse,
} from '#shared/contract/requests.ts';
import { AppError } from '#shared/errors.ts';
import { createRequest, listRequestRows } from './queries.ts';

type NewRequest = typeof requests.$inferInsert;

export function createContactRequest({ deps, input }: { deps: Deps; input: ContactInput }) {
  return receive({ deps, kind: 'contact', input });
}

export function createQuoteRequest({ deps, input }: { deps: Deps; input: QuoteInput }) {
  return receive({ deps, kind: 'quote', input });
}

/** For superusers by their own account, whichever workspace they have open. To everyone else there is no such list. */
export async function listRequests({
  deps,
  session,
  query,
}: {
  deps: Deps;
  session: CurrentSession;
  query: RequestsQuery;
}): Promise<RequestsResponse> {
  const { isSuperuser } = await getPlan({ deps, workspaceId: session.ownWorkspaceId });
  if (!isSuperuser) throw new AppError('not_found', 'There is nothing here.');
  const before = readCursor(query.cursor);
  const connection = deps.database.orm;
  const rows = await listRequestRows({ connection, before, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length;
  return {
    items: page.map(({ status, createdAt, ...request }) => ({
      ...request,
      isSpam: status === 'spam',
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: hasMore && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

async function receive({
  deps,
  kind,
  input: { website, ...fields },
}: {
  deps: Deps;
  kind: NewRequest['kind'];
  input: ContactInput | QuoteInput;
}): Promise<void> {
  const isSpam = website !== '';
  const request: NewRequest = {
    ...fields,
    kind,
    status: isSpam ? 'spam' : 'new',
    createdAt: deps.clock.now(),
  };
  await deps.database.orm.transaction(async (transaction) => {
    await createRequest({ transaction, request });
    if (isSpam) return;
    await queueMail({
      deps,
      transaction,
      mail: {
        userId: null,
        to: brand.supportEmail,
        template: `${kind}-request`,
        props: fields,
      },
    });
  });
}

/** Keeps what people write to us and mails it to the support address, both or neither. */
import type { requests } from '#server/db/schema/requests.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { brand } from '#shared/brand.ts';
import type { ContactInput, QuoteInput } from '#shared/contract/requests.ts';
import { createRequest } from './queries.ts';

type NewRequest = typeof requests.$inferInsert;

export function createContactRequest({ deps, input }: { deps: Deps; input: ContactInput }) {
  return receive({ deps, kind: 'contact', input });
}

export function createQuoteRequest({ deps, input }: { deps: Deps; input: QuoteInput }) {
  return receive({ deps, kind: 'quote', input });
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

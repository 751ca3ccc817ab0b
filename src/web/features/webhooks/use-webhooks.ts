import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateWebhookInput,
  DeliveriesResponse,
  UpdateWebhookInput,
  WebhookDelivery,
  WebhookEndpoint,
  WebhooksResponse,
  WebhookWithSecret,
} from '#shared/contract/webhooks.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const key = ['webhooks'] as const;
const logKey = (id: string) => ['webhook-deliveries', id] as const;
const pathOf = (id: string) => `/api/webhooks/${encodeURIComponent(id)}` as const;

export function useWebhooks() {
  const client = useDataClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call<WebhooksResponse>({ path: '/api/webhooks', signal }),
  });
}

export function useDeliveries(id: string) {
  const client = useDataClient();
  return useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : '';
      return client.call<DeliveriesResponse>({ path: `${pathOf(id)}/deliveries${query}`, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useCreateWebhook() {
  const client = useDataClient();
  return useChange((body: CreateWebhookInput) =>
    client.call<WebhookWithSecret>({ path: '/api/webhooks', method: 'POST', body }),
  );
}

export function useUpdateWebhook(id: string) {
  const client = useDataClient();
  return useChange((body: UpdateWebhookInput) =>
    client.call<WebhookEndpoint>({ path: pathOf(id), method: 'PATCH', body }),
  );
}

export function useDeleteWebhook(id: string) {
  const client = useDataClient();
  return useChange(() => client.call({ path: pathOf(id), method: 'DELETE' }));
}

export function useRotateSecret(id: string) {
  const client = useDataClient();
  return useChange(() =>
    client.call<WebhookWithSecret>({ path: `${pathOf(id)}/rotate-secret`, method: 'POST' }),
  );
}

/** Without a delivery a test is sent, with one that one again. */
export function useSendByHand(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string | null) => {
      const what = deliveryId ? `deliveries/${encodeURIComponent(deliveryId)}/replay` : 'test';
      return client.call<WebhookDelivery>({ path: `${pathOf(id)}/${what}`, method: 'POST' });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: logKey(id) });
      void queries.invalidateQueries({ queryKey: key });
    },
  });
}

function useChange<Input, ResponseBody>(mutationFn: (input: Input) => Promise<ResponseBody>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

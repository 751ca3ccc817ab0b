/** Every call about notifications to browsers. */
import type { PushResponse, SavePushDeviceInput } from '#shared/contract/push.ts';
import { callApi } from '#web/lib/api.ts';

export function fetchPush(signal?: AbortSignal): Promise<PushResponse> {
  return callApi({ path: '/api/push', ...(signal && { signal }) });
}

export function savePushDevice(input: SavePushDeviceInput): Promise<PushResponse> {
  return callApi({ path: '/api/push/device', method: 'PUT', body: input });
}

export function changePushDevice({
  id,
  showsText,
}: {
  id: string;
  showsText: boolean;
}): Promise<PushResponse> {
  return callApi({ path: `/api/push/devices/${id}`, method: 'PATCH', body: { showsText } });
}

export function deletePushDevice(id: string): Promise<PushResponse> {
  return callApi({ path: `/api/push/devices/${id}`, method: 'DELETE' });
}

export function testPushDevice(id: string): Promise<unknown> {
  return callApi({ path: `/api/push/devices/${id}/test`, method: 'POST', body: {} });
}

import { afterEach, expect, test, vi } from 'vitest';
import { offerUndo } from './offer-undo.ts';
import { toast } from './toast.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('undo brings back what was deleted', () => {
  const said = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const restore = vi.fn(async () => {});
  offerUndo({ title: 'Answer deleted', restore });
  expect(said.mock.lastCall?.[0]).toMatchObject({ title: 'Answer deleted' });
  expect(restore).not.toHaveBeenCalled();
  said.mock.lastCall?.[0].action?.onClick();
  expect(restore).toHaveBeenCalledOnce();
});

test('an undo that fails says so and can be tried again', async () => {
  const offered = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  const restore = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The server is away.'));
  offerUndo({ title: 'Answer deleted', restore });
  offered.mock.lastCall?.[0].action?.onClick();
  await vi.waitFor(() =>
    expect(failed.mock.lastCall?.[0]).toMatchObject({
      title: 'Not restored',
      text: 'The server is away.',
    }),
  );
  failed.mock.lastCall?.[0].action?.onClick();
  expect(restore).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledOnce();
});

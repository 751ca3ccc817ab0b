// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WhiteLabelResponse } from '#shared/contract/white-label.ts';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useWhiteLabelForm } from './use-white-label-form.ts';

const { api } = prepareWebApi();
const path = '/api/white-label';
const logo = new File(['picture'], 'logo.png', { type: 'image/png' });
const label = {
  name: 'Bella Group',
  senderName: 'Bella Support',
  domainText: '',
  domainUrl: '',
  privacyUrl: 'https://bella.example/privacy',
  logoUrl: null,
} as NonNullable<WhiteLabelResponse['label']>;

const openForm = (stored: WhiteLabelResponse['label']) =>
  renderHookInDashboard(() => useWhiteLabelForm(stored));

function fill(form: ReturnType<typeof useWhiteLabelForm>['form']): void {
  const { logoUrl: _, ...input } = label;
  for (const [name, value] of Object.entries(input)) {
    form.setValue(name as keyof typeof input, value ?? '');
  }
}

test('keeps a logo that was picked before the first save, and sends it after the rest', async () => {
  api().on(`PUT ${path}`, () => ({ body: { label } }));
  api().on(`PUT ${path}/logo`, () => ({ body: { label } }));
  const hook = openForm(null);
  act(() => hook.current.changeLogo(logo));
  await waitFor(() => expect(hook.current.logoUrl).not.toBeNull());
  expect(api().calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  act(() => fill(hook.current.form));
  await act(() => hook.current.form.formProps.onSubmit());
  await waitFor(() => expect(api().callsOf(`PUT ${path}/logo`)).toHaveLength(1));
  const order = api()
    .calls.filter(({ method }) => method === 'PUT')
    .map((call) => call.path);
  expect(order).toEqual([path, `${path}/logo`]);
  await waitFor(() => expect(hook.current.logoUrl).toBeNull());
});

test('saves a logo at once where the rest is stored already', async () => {
  api().on(`PUT ${path}/logo`, () => ({ body: { label } }));
  const hook = openForm(label);
  act(() => hook.current.changeLogo(logo));
  await waitFor(() => expect(api().callsOf(`PUT ${path}/logo`)).toHaveLength(1));
});

test('sends nothing that the contract refuses, and says why the server refused', async () => {
  const error = { code: 'forbidden', message: 'Upgrade first.', requestId: 'r' };
  api().on(`PUT ${path}`, () => ({ status: 403, body: { error } }));
  const hook = openForm(null);
  await act(() => hook.current.form.formProps.onSubmit());
  expect(api().callsOf(`PUT ${path}`)).toEqual([]);
  act(() => fill(hook.current.form));
  await act(() => hook.current.form.formProps.onSubmit());
  await waitFor(() => expect(hook.current.form.failure).toBe('Upgrade first.'));
});

test('empties the form when everything was removed', async () => {
  api().on(`DELETE ${path}`, () => ({ body: { label: null } }));
  const hook = openForm(label);
  const events: string[] = [];
  act(() => hook.current.remove({ onRemoved: () => events.push('removed') }));
  await waitFor(() => expect(events).toEqual(['removed']));
  expect(hook.current.form.getValues('name')).toBe('');
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({ email: z.email('Not an address').trim(), role: z.string() });
type Sent = z.output<typeof schema>;

function InviteForm({ submit }: { submit: (sent: Sent) => Promise<unknown> }) {
  const form = useContractForm({
    schema,
    defaultValues: { email: '', role: 'agent' },
    fieldNames: { address: 'email' },
    submit,
  });
  return (
    <form {...form.formProps}>
      <input aria-label="Email" {...form.bind('email')} />
      <output>{form.errorOf('email') ?? form.failure ?? 'fine'}</output>
      <button type="submit">{form.isBusy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

afterEach(cleanup);

const field = () => screen.getByLabelText('Email');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button'));
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

const refuse = (given: { message: string; fields?: Record<string, string> }) => () =>
  Promise.reject(new ApiError({ code: 'invalid_input', status: 400, ...given }));

test('sends what the contract accepts, and nothing twice', async () => {
  let answer = () => {};
  const submit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  render(<InviteForm submit={submit} />);
  type('ana@shop.test');
  send();
  send();
  await waitFor(() => expect(screen.getByText('Sending')).toBeTruthy());
  answer();
  await waitFor(() => expect(screen.getByText('Send')).toBeTruthy());
  expect(submit.mock.calls).toEqual([[{ email: 'ana@shop.test', role: 'agent' }]]);
});

test('says what the contract refuses when a field is left, until it is changed', async () => {
  const submit = vi.fn(async () => {});
  render(<InviteForm submit={submit} />);
  type('ana');
  fireEvent.blur(field());
  await says('Not an address');
  type('ana@');
  await says('fine');
  send();
  await says('Not an address');
  expect(submit).not.toHaveBeenCalled();
});

test('shows what the server says about a field beside it, and anything else as a failure', async () => {
  const { rerender } = render(
    <InviteForm submit={refuse({ message: 'Refused', fields: { address: 'Already invited' } })} />,
  );
  type('ana@shop.test');
  send();
  await says('Already invited');
  rerender(<InviteForm submit={refuse({ message: 'Your plan has no team' })} />);
  type('ben@shop.test');
  send();
  await says('Your plan has no team');
  expect((field() as HTMLInputElement).value).toBe('ben@shop.test');
});

test('stays busy when the page is about to be left', async () => {
  const submit = vi.fn(async () => 'stay-busy');
  render(<InviteForm submit={submit} />);
  type('ana@shop.test');
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  send();
  await waitFor(() => expect(screen.getByText('Sending')).toBeTruthy());
  expect(submit).toHaveBeenCalledTimes(1);
});

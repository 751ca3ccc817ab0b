// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormFailure } from './form-failure.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a failure comes into view and is read out', () => {
  // As newer browsers do.
  const scrolled = Promise.resolve() as unknown as undefined;
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(scrolled);
  const form = render(<p>The form</p>);
  expect(shown).not.toHaveBeenCalled();
  form.rerender(<FormFailure title="Settings not saved">Please try again.</FormFailure>);
  expect(shown).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('Settings not savedPlease try again.');
  form.rerender(<p>The form</p>);
  expect(screen.queryByRole('alert')).toBeNull();
});

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation } from '#shared/contract/conversations.ts';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useShortcuts } from './use-shortcuts.ts';

prepareWebApi();
const conversations = ['c1', 'c2', 'c3'].map((id) => ({ id }) as Conversation);
const pathOf = (id: string) => `/inbox/${id}`;
const onHelp = vi.fn();
const onTakeOver = vi.fn();

function Keys({ currentId }: { currentId: string | null }) {
  const keys = useShortcuts({ conversations, currentId, pathOf, onHelp });
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <button type="button" aria-keyshortcuts="T" onClick={onTakeOver}>
        Take over
      </button>
      <textarea aria-label="Your reply" aria-keyshortcuts="R" />
      <button type="button" onClick={() => keys.set(false)}>
        Turn off
      </button>
    </>
  );
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

beforeEach(() => localStorage.clear());
afterEach(() => vi.clearAllMocks());

test('J and K go through the list, and stop at its ends', () => {
  const page = renderInDashboard(<Keys currentId="c2" />);
  press('j');
  screen.getByText('at /inbox/c3');
  press('k');
  screen.getByText('at /inbox/c1');
  page.show(<Keys currentId="c3" />);
  press('j');
  screen.getByText('at /inbox/c1');
});

test('keys press the button or focus the field that names them', () => {
  renderInDashboard(<Keys currentId={null} />);
  press('t');
  expect(onTakeOver).toHaveBeenCalledOnce();
  press('r');
  expect(document.activeElement).toBe(screen.getByLabelText('Your reply'));
  press('?');
  expect(onHelp).toHaveBeenCalledOnce();
});

test('nothing happens while someone types, with a modifier, or once they are off', () => {
  renderInDashboard(<Keys currentId={null} />);
  press('t', screen.getByLabelText('Your reply'));
  fireEvent.keyDown(document.body, { key: 't', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  press('t');
  press('?');
  expect(onTakeOver).not.toHaveBeenCalled();
  expect(onHelp).not.toHaveBeenCalled();
});

import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { Conversation } from '#shared/contract/conversations.ts';
import { createStoredValue } from '#web/state/stored-value.ts';

const off = createStoredValue('inbox-shortcuts-off');
const areOn = (): boolean => off.read() === null;

/** What each key does, as the overview lists them. */
export const shortcuts = [
  { key: 'J', label: 'Next conversation' },
  { key: 'K', label: 'Previous conversation' },
  { key: 'R', label: 'Write a reply' },
  { key: 'T', label: 'Take over' },
  { key: 'B', label: 'Hand back to the chatbot' },
  { key: 'E', label: 'Close the conversation' },
  { key: 'S', label: 'Search conversations' },
  { key: '?', label: 'Show this overview' },
] as const;

/** Single keys that work while nothing is typed and no dialog is open. People who speak to their computer turn them off. */
export function useShortcuts({
  conversations,
  currentId,
  pathOf,
  onHelp,
}: {
  conversations: readonly Conversation[];
  currentId: string | null;
  pathOf: (id: string) => string;
  onHelp: () => void;
}): { isOn: boolean; set: (isOn: boolean) => void } {
  const navigate = useNavigate();
  const isOn = useSyncExternalStore(off.subscribe, areOn);
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return;
      const key = event.key.toUpperCase();
      if (key === '?') onHelp();
      else if (key === 'J' || key === 'K') move(key === 'J' ? 1 : -1);
      else if (!use(key)) return;
      event.preventDefault();
    }
    function move(step: 1 | -1): void {
      const at = conversations.findIndex(({ id }) => id === currentId);
      const next = conversations[at < 0 ? 0 : at + step];
      if (next) void navigate(pathOf(next.id));
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, conversations, currentId, pathOf, onHelp, navigate]);
  return { isOn, set: (wanted) => off.write(wanted ? null : '1') };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** Presses the button or focuses the field that says it has this key; false where there is none at the moment. */
function use(key: string): boolean {
  if (!/^[A-Z]$/.test(key)) return false;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!control) return false;
  if (isTyping(control)) control.focus();
  else control.click();
  return true;
}

// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useEditorAside } from './use-editor-aside.ts';

prepareWebApi();

type DomWindow = { happyDOM: { setViewport: (size: { width: number }) => void } };
const setWidth = (width: number) =>
  (window as unknown as DomWindow).happyDOM.setViewport({ width });
afterEach(() => setWidth(1024));

const chatbot = { ...chatbotDefaults, id: 'b1' } as unknown as Chatbot;
const open = (given: { section: SectionId; hasPlayground?: boolean; mayPreview?: boolean }) =>
  renderHookInDashboard(() =>
    useEditorAside({ chatbot, hasPlayground: true, mayPreview: true, ...given }),
  ).current;

test('is beside every section but the playground', () => {
  expect(open({ section: 'basics' }).isShown).toBe(true);
  expect(open({ section: 'playground' }).isShown).toBe(false);
  expect(open({ section: 'basics', hasPlayground: false }).isShown).toBe(false);
});

test('offers the preview on a wide screen only, and only for a chatbot that can be opened', () => {
  expect(open({ section: 'basics' }).choose).toBeNull();
  setWidth(1600);
  expect(open({ section: 'basics' }).choose).not.toBeNull();
  expect(open({ section: 'basics', mayPreview: false }).choose).toBeNull();
});

test('shows the test chat where there is no room for the preview', () => {
  expect(open({ section: 'appearance' }).view).toBe('test');
  setWidth(1600);
  expect(open({ section: 'basics' }).view).toBe('test');
  expect(open({ section: 'appearance' }).view).toBe('preview');
});

test('answers from the draft until the published version is chosen', () => {
  const hook = renderHookInDashboard(() =>
    useEditorAside({ chatbot, section: 'basics', hasPlayground: true, mayPreview: false }),
  );
  expect(hook.current.answersFrom).toBe('draft');
  act(() => hook.current.setAnswersFrom('published'));
  expect(hook.current.answersFrom).toBe('published');
});

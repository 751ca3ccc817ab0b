// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerTest } from '#shared/contract/answer-tests.ts';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useTestFilter } from './use-test-filter.ts';

prepareWebApi();

const tests = [
  { id: 'passed', result: { state: 'passed', hasChanged: false } },
  { id: 'new', result: null },
  { id: 'failed', result: { state: 'failed', hasChanged: false } },
  { id: 'changed', result: { state: 'passed', hasChanged: true } },
] as AnswerTest[];

test('shows failed tests first, then only those that were asked for', () => {
  const hook = renderHookInDashboard(() => useTestFilter(tests));
  const shown = () => hook.current.shown.map(({ id }) => id);
  expect(shown()).toEqual(['failed', 'passed', 'new', 'changed']);
  expect(hook.current.options.map(({ count }) => count)).toEqual([4, 1, 1]);
  act(() => hook.current.choose('changed'));
  expect(shown()).toEqual(['changed']);
  act(() => hook.current.choose('failed'));
  expect(shown()).toEqual(['failed']);
});

// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

prepareWebApi();

const openInbox = (address: string) =>
  renderHookInDashboard(() => ({ ...useInboxFilter(), search: useLocation().search }), { address });

test('reads the filter from the address', () => {
  const plain = openInbox('/app/inbox').current;
  expect(plain).toMatchObject({ isFiltered: false, query: '' });
  expect(plain.filter).toEqual({ search: '', state: '', chatbot: '' });
  const filtered = openInbox('/app/inbox?state=waiting&chatbot=b1').current;
  expect(filtered).toMatchObject({ isFiltered: true, query: '?state=waiting&chatbot=b1' });
  expect(filtered.filter).toEqual({ search: '', state: 'waiting', chatbot: 'b1' });
});

test('changes one part of it and keeps the others', () => {
  const page = openInbox('/app/inbox?state=waiting&chatbot=b1');
  act(() => page.current.setFilter('search', 'cake'));
  expect(page.current.search).toBe('?state=waiting&chatbot=b1&search=cake');
  act(() => page.current.setFilter('state', ''));
  expect(page.current.search).toBe('?chatbot=b1&search=cake');
});

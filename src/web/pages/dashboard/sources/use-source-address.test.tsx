// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useSourceAddress } from './use-source-address.ts';

prepareWebApi();

const openAddress = (address: string) =>
  renderHookInDashboard(
    () => ({
      address: useSourceAddress(),
      query: useLocation().search,
      navigation: useNavigationType(),
    }),
    { address },
  );

test('shows files when the address names no source or one that is unknown', () => {
  expect(openAddress('/app').current.address.kind).toBe('files');
  expect(openAddress('/app?source=letters').current.address.kind).toBe('files');
  expect(openAddress('/app?source=websites').current.address.kind).toBe('websites');
});

test('keeps what else the address says when another source is chosen, and closes the open text', () => {
  const page = openAddress('/app?tab=documents&source=text&text=t1&action=upload');
  act(() => page.current.address.choose('answers'));
  expect(page.current.query).toBe('?tab=documents&source=answers');
  act(() => page.current.address.choose('files'));
  expect(page.current.query).toBe('?tab=documents');
});

test('asks for the file picker once', () => {
  const page = openAddress('/app?action=upload');
  expect(page.current.address.upload.isAskedFor).toBe(true);
  act(() => page.current.address.upload.onOpened());
  expect(page.current.address.upload.isAskedFor).toBe(false);
  expect(page.current.navigation).toBe('REPLACE');
});

test('opens a text as a step of its own, so that going back closes it', () => {
  const page = openAddress('/app?source=text');
  act(() => page.current.address.editText('t1'));
  expect(page.current).toMatchObject({ query: '?source=text&text=t1', navigation: 'PUSH' });
  expect(page.current.address.editing).toBe('t1');
  act(() => page.current.address.editText(null));
  expect(page.current.address.editing).toBeNull();
});

test('starts a new text from pasted text', () => {
  const page = openAddress('/app?action=upload');
  act(() => page.current.address.writeText());
  expect(page.current.query).toBe('?source=text&text=new');
});

test('closes the document that the address names, or opens it as a text', () => {
  const closed = openAddress('/app?tab=documents&document=d1&quote=open');
  expect(closed.current.address).toMatchObject({ documentId: 'd1', quote: 'open' });
  act(() => closed.current.address.closeDocument());
  expect(closed.current.query).toBe('?tab=documents');

  const edited = openAddress('/app?document=d1&quote=open');
  act(() => edited.current.address.editDocument());
  expect(edited.current.query).toBe('?source=text&text=d1');
});

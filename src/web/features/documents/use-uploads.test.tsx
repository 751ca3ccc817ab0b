// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const { api } = prepareWebApi();
const route = 'POST /api/documents';

function Uploader() {
  const uploads = useUploads();
  return (
    <>
      <DropZone uploads={uploads} chatbotIds={['b1']} limitNotice={null} />
      <UploadList uploads={uploads} upgradeLink={<a href="/plans">Upgrade</a>} />
    </>
  );
}

const file = (name: string) => new File(['We open at nine.'], name, { type: 'text/plain' });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Upload documents'), {
    target: { files: names.map(file) },
  });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`${name} is not in the list`);
  return within(found);
};
const stored = { status: 201, body: { document: { id: 'd1', name: 'a' }, duplicateOf: null } };
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: `Refused with ${code}.`, requestId: 'r' } },
});

/** Holds every upload until the test lets one go. */
function holdUploads(): { release: () => void } {
  const waiting: (() => void)[] = [];
  api().on(route, () => new Promise((resolve) => waiting.push(() => resolve(stored))));
  return { release: () => waiting.shift()?.() };
}

describe('the upload queue', () => {
  test('sends two files at once and the next when one is done', async () => {
    const { release } = holdUploads();
    renderInDashboard(<Uploader />);
    choose('a.txt', 'b.txt', 'c.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    row('c.txt').getByText('Waiting');
    release();
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(3));
    release();
    release();
    await waitFor(() => expect(rows()).toEqual([]));
    expect(api().callsOf(route)[0]?.body).toContain('name="chatbotIds"');
  });

  test('goes on while another page is shown, and is there again on return', async () => {
    const { release } = holdUploads();
    const page = renderInDashboard(<Uploader />);
    choose('a.txt', 'b.txt', 'c.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    page.show(<p>Another tab</p>);
    release();
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(3));
    page.show(<Uploader />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    release();
    release();
    await waitFor(() => expect(rows()).toEqual([]));
  });

  test('sends nothing more once another person has signed in', async () => {
    const { release } = holdUploads();
    const page = renderInDashboard(<Uploader />);
    choose('a.txt', 'b.txt', 'c.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    page.show(<Uploader />, 'another person:workspace');
    expect(rows()).toEqual([]);
    release();
    api().on(route, () => stored);
    choose('mine.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(3));
    expect(api().callsOf(route)[2]?.body).toContain('mine.txt');
  });

  test.each([
    [0, 'lost' as const],
    [503, refusal(503, 'unavailable')],
    [401, refusal(401, 'unauthorized')],
  ])('offers another try after status %d', async (_, failure) => {
    api().on(route, () => failure);
    renderInDashboard(<Uploader />);
    choose('a.txt');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    api().on(route, () => stored);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toEqual([]));
  });

  test('a refusal is final, and one by the plan leads to an upgrade', async () => {
    api().on(route, () => refusal(402, 'payment_required'));
    renderInDashboard(<Uploader />);
    choose('a.txt');
    await screen.findByRole('link', { name: 'Upgrade' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss a.txt' }));
    expect(rows()).toEqual([]);
  });

  test('a stopped upload makes room for the next', async () => {
    holdUploads();
    renderInDashboard(<Uploader />);
    choose('a.txt', 'b.txt', 'c.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Stop a.txt' }));
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(3));
    expect(rows()).toHaveLength(2);
  });

  test('asks before the page is closed as long as something is being sent', async () => {
    const { release } = holdUploads();
    renderInDashboard(<Uploader />);
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isAsked()).toBe(false);
    choose('a.txt');
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(1));
    expect(isAsked()).toBe(true);
    release();
    await waitFor(() => expect(rows()).toEqual([]));
    expect(isAsked()).toBe(false);
  });
});

describe('ways to add files', () => {
  const paste = (clipboardData: object, on: Element | Document = document.body) =>
    fireEvent.paste(on, { clipboardData });

  test('uploads pasted files, and gives a copied picture a name of its own', async () => {
    api().on(route, () => stored);
    renderInDashboard(<Uploader />);
    paste({ files: [file('menu.txt'), file('image.png')], getData: () => '' });
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    const bodies = api()
      .callsOf(route)
      .map(({ body }) => String(body));
    expect(bodies[0]).toContain('filename="menu.txt"');
    expect(bodies[1]).toMatch(/filename="Pasted picture \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png"/);
  });

  test('hands pasted text on, but not what is pasted into a field', () => {
    const texts: string[] = [];
    function TextTaker() {
      const onText = (text: string) => texts.push(text);
      return <DropZone uploads={useUploads()} chatbotIds={[]} limitNotice={null} onText={onText} />;
    }
    renderInDashboard(
      <>
        <TextTaker />
        <input aria-label="Search" />
      </>,
    );
    paste({ files: [], getData: () => ' Open daily ' });
    paste({ files: [], getData: () => 'in a field' }, screen.getByLabelText('Search'));
    expect(texts).toEqual(['Open daily']);
  });

  test('takes the text of copied cells, not the picture of them', () => {
    const texts: string[] = [];
    function TextTaker() {
      const onText = (text: string) => texts.push(text);
      return <DropZone uploads={useUploads()} chatbotIds={[]} limitNotice={null} onText={onText} />;
    }
    renderInDashboard(<TextTaker />);
    paste({ files: [file('image.png')], getData: () => '\tTea\n2026\t2.40' });
    expect(texts).toEqual(['\tTea\n2026\t2.40']);
    expect(api().callsOf(route)).toEqual([]);
  });

  test('uploads what is in a dropped folder, without the files of the system', async () => {
    api().on(route, () => stored);
    renderInDashboard(<Uploader />);
    const entry = (name: string) => ({
      name,
      isFile: true,
      file: (resolve: (found: File) => void) => resolve(file(name)),
    });
    const folder = (name: string, inside: object[]) => ({
      name,
      isDirectory: true,
      createReader: () => {
        const parts = [inside, []];
        return { readEntries: (resolve: (part: object[]) => void) => resolve(parts.shift() ?? []) };
      },
    });
    const dropped = folder('menus', [
      entry('.DS_Store'),
      entry('a.txt'),
      folder('old', [entry('b.txt')]),
    ]);
    fireEvent.drop(screen.getByText(/Drop files or folders/), {
      dataTransfer: { files: [], items: [{ webkitGetAsEntry: () => dropped }] },
    });
    await waitFor(() => expect(api().callsOf(route)).toHaveLength(2));
    const bodies = api()
      .callsOf(route)
      .map(({ body }) => String(body))
      .join();
    expect(bodies).toContain('a.txt');
    expect(bodies).toContain('b.txt');
    expect(bodies).not.toContain('DS_Store');
  });
});

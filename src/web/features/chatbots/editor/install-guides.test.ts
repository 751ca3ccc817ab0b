import { expect, test } from 'vitest';
import { installKinds } from '#shared/contract/install.ts';
import { listInstallGuides } from './install-guides.ts';

const guides = listInstallGuides({
  origin: 'https://chat.example.com',
  chatbotId: 'b0a7',
  position: 'bottom-left',
});

test('every line to paste names the real address, the id and the position', () => {
  const tags = guides.flatMap(({ code }) => (code?.includes('<script') ? [code] : []));
  expect(tags).toHaveLength(5);
  for (const code of tags) {
    expect(code).toContain('https://chat.example.com/widget.js');
    expect(code).toContain('b0a7');
    expect(code).toContain('bottom-left');
  }
});

test('every guide has steps and something to take along, and every download is offered once', () => {
  for (const { id, steps, code, download } of guides) {
    expect(steps.length, id).toBeGreaterThan(0);
    expect(code ?? download, id).toBeDefined();
  }
  const offered = guides.flatMap(({ download }) => (download ? [download.kind] : []));
  expect(offered.sort()).toEqual([...installKinds].sort());
});

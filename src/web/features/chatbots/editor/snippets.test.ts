import { expect, test } from 'vitest';
import { listSnippets } from './snippets.ts';

test('every snippet names the real address, the id and the position', () => {
  const snippets = listSnippets({
    origin: 'https://chat.example.com',
    chatbotId: 'b0a7',
    position: 'bottom-left',
  });
  expect(snippets.map(({ id }) => id)).toEqual(['html', 'wordpress', 'react']);
  for (const { code } of snippets) {
    expect(code).toContain('https://chat.example.com/widget.js');
    expect(code).toContain("Askwell.init({ chatbotId: 'b0a7', position: 'bottom-left' })");
  }
});

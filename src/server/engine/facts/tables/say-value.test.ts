import { describe, expect, it } from 'vitest';
import { askTables, openShop } from './testing/table-fixture.ts';

const ask = askTables({
  shop: openShop({
    'classes.csv': `Class | Price | Notes
    Bow making | $60 | Tools included
    Clay evening | $35 | Not for pregnant visitors in the first weeks
    Kite building | $40 | Glue and paper provided`,
    'pans.csv': `Pan | Size | Price | Notes
    Copper pan | For 3 eggs | $70 | Not for eggs in the oven`,
  }),
});

describe('yes or no before a note', () => {
  it('is no when what would be brought is included', () => {
    expect(ask('do i need my own tools for bow making?')?.text).toMatch(/^No,/);
    expect(ask('are tools included in bow making?')?.text).toMatch(/^Yes,/);
  });

  it('is no when one cell denies what another one only mentions', () => {
    expect(ask('can i make eggs in the oven with the copper pan?')?.text).toMatch(/^No,/);
  });

  it('is left out where the note restricts', () => {
    const text = ask('can i come to the clay evening when i am pregnant?')?.text ?? '';
    expect(text).toContain('Not for pregnant visitors');
    expect(text).not.toMatch(/^(?:Yes|No)/);
  });
});

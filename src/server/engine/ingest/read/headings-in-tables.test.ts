import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

/** Each row as "column=value" behind its heading, and each line of text. */
const rows = (csv: string): string[][] =>
  readCsv(csv).blocks.map((block) =>
    block.kind === 'row'
      ? block.cells.map(({ column, value }) => `${column}=${value}`)
      : [`${block.kind === 'heading' ? '# ' : ''}${block.text}`],
  );

describe('titles', () => {
  it('takes a title that was cut at its commas for a title', () => {
    expect(
      rows(
        'Hill Farm Ponies,rates,in euros,,\nCode,Ride,Price,Time,Note\nP1,Short ride,25,30 min,\nP2,Long ride,60,2 h,lunch',
      ),
    ).toEqual([
      ['Hill Farm Ponies: rates, in euros'],
      ['Code=P1', 'Ride=Short ride', 'Price=25', 'Time=30 min'],
      ['Code=P2', 'Ride=Long ride', 'Price=60', 'Time=2 h', 'Note=lunch'],
    ]);
  });

  it('still joins names over several columns with the names below them', () => {
    expect(
      rows(
        ',S,M,L,\nJob,to 5 kg,to 9 kg,over 9 kg,Notes\nWash,10,14,19,\nClip,22,28,35,by hand',
      )[1],
    ).toEqual([
      'Job=Clip',
      'S – to 5 kg=22',
      'M – to 9 kg=28',
      'L – over 9 kg=35',
      'Notes=by hand',
    ]);
  });
});

describe('headings between the rows', () => {
  const menu = (part: string): string[][] =>
    rows(
      `No;Dish;Small;Large;Note\n;SOUPS;;;\n1;Leek soup;4.50;6.00;\n${part}\n7;Extra roll;0.80;1.20;`,
    );

  it('knows a heading beside which the names of the columns are written again', () => {
    expect(menu(';EXTRAS;Small;Large;').at(-1)?.[0]).toBe('Category=EXTRAS');
    expect(menu(';EXTRAS;Small;Large;')).toHaveLength(2);
  });

  it('keeps a remark beside a heading with it', () => {
    expect(menu(';EXTRAS;;;only with a soup').at(-1)?.[0]).toBe(
      'Category=EXTRAS (only with a soup)',
    );
    expect(menu(';EXTRAS;each;;').at(-1)?.[0]).toBe('Category=EXTRAS (each)');
  });

  it('takes a dish without a note in capitals for a dish when it has a price', () => {
    expect(menu('6;BBQ;9.00;;').at(-1)).toContain('Category=SOUPS');
  });

  it('reads headings between asterisks', () => {
    expect(
      rows('Code;Tool;Day;Week\n;** DRILLS **;;\nD1;Hammer drill;18;60\nD2;Core drill;30;95')[0],
    ).toEqual(['Category=DRILLS', 'Code=D1', 'Tool=Hammer drill', 'Day=18', 'Week=60']);
  });

  it('calls the columns below a heading by the names that stand beside it', () => {
    expect(
      rows(
        'Boat,Beds,Weekend,Week\nHeron,4,400,900\nEgret,6,450,990\nEXTRAS,,per stay,per day\nLinen,,18,\nDinghy,,,25',
      ).slice(2),
    ).toEqual([
      ['Category=EXTRAS', 'Boat=Linen', 'per stay=18'],
      ['Category=EXTRAS', 'Boat=Dinghy', 'per day=25'],
    ]);
  });

  it('keeps a line that another heading follows as text', () => {
    expect(
      rows('Ticket;Price;Note\nAdult;9;\nGroups of ten pay half\nCHILDREN\nUnder 12;4;').map(
        ([first]) => first,
      ),
    ).toEqual(['Ticket=Adult', 'Groups of ten pay half', 'Category=CHILDREN']);
  });
});

describe('remarks', () => {
  it('keeps a key that was cut at its semicolons as text', () => {
    expect(
      rows('Cut;Unit;Price\nNeck;kg;9\nShank;kg;11\nKey: F = frozen; S = by order;').at(-1),
    ).toEqual(['Key: F = frozen; S = by order']);
  });

  it('keeps notes that stand behind the word for them as text', () => {
    expect(rows('Code,Class,Day,Fee\nB1,Ballet,Sat,80\nNOTES,All times are pm,,').at(-1)).toEqual([
      'NOTES; All times are pm',
    ]);
  });
});

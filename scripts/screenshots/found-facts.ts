import type { DocumentFactsResponse, FactTableRow, FactValue } from '#shared/contract/documents.ts';

const found = (text: string): FactValue => ({ key: text, text, original: text, state: 'found' });

const row = (at: number, ...cells: FactValue[]): FactTableRow => ({
  key: `row ${at}`,
  row: at,
  isHidden: false,
  cells,
});

/** What a document of a bike shop might show, with one of everything that an owner can do. */
export const foundFacts: DocumentFactsResponse = {
  isRead: true,
  schedules: [
    {
      subject: '',
      lines: [
        { key: 'week', text: 'Mon-Fri 9-6', original: 'Mon-Fri 9-5', state: 'corrected' },
        found('Saturday 10-2'),
        { key: 'sunday', text: '', original: 'Sunday by appointment', state: 'hidden' },
      ],
    },
    { subject: 'Workshop', lines: [found('Tuesday to Friday, 10 am to 4 pm')] },
  ],
  tables: [
    {
      title: 'Price list',
      columns: [
        { name: 'Service', role: 'name' },
        { name: 'Category', role: 'category' },
        { name: 'Price', role: 'price' },
        { name: 'Note', role: 'note' },
      ],
      rowCount: 31,
      categoryCount: 3,
      rows: [
        row(2, found('Tune-up'), found('Repairs'), found('$65'), found('Takes two working days')),
        row(3, found('Flat tire, tube included'), found('Repairs'), found('$18'), found('')),
        { ...row(4, found('Tandem, one day'), found('Rental'), found('$40')), isHidden: true },
      ],
    },
  ],
  contacts: [
    { kind: 'phone', label: 'Workshop', value: found('(555) 010-0134') },
    { kind: 'email', label: '', value: found('hello@spokes.example') },
    { kind: 'address', label: '', value: found('12 Mill Lane, Springfield') },
  ],
};

import type { Period } from '#server/engine/language/value-words.ts';

/** What a column says about the thing its row is about. */
export type ColumnRole =
  | 'name'
  | 'category'
  | 'code'
  | 'price'
  | 'number'
  | 'duration'
  | 'flag'
  | 'list'
  | 'note'
  | 'text';

export type FactColumn = {
  /** As the document writes it: "Price (USD)". */
  name: string;
  role: ColumnRole;
  /** Currency sign or code of a price column, unit of a number column; empty when cells carry their own. */
  unit: string;
  /** When it applies, as the document says elsewhere: "Low" is "1 November – 31 March". */
  dates?: string;
  /** The weekdays that the text gives it, Monday first: "Peak is Saturday and Sunday". */
  days?: number[];
  /** What a key says its name stands for: "Mbr = anyone with a plan". */
  meaning?: string;
};

export type FactRow = {
  /** Index of its block in the document. */
  block: number;
  /** As a spreadsheet counts it. */
  row: number;
  /** One text a column, as the document writes it; empty where the cell is. */
  cells: string[];
  /** In a table that was turned, a row takes its cells from many blocks, one for each column after the first. */
  blocks?: number[];
  /** Which sentence of its passage names it, for nearness in meaning. */
  sentence?: number;
};

/** A table whose columns are understood: a price list, a menu, a timetable. */
export type FactTable = {
  /** The heading it stands under, or the document's title. */
  title: string;
  columns: FactColumn[];
  rows: FactRow[];
  /** The text around it says that its prices are for one person. */
  isPerPerson?: true;
  /** The text around it says for which span its prices are. */
  per?: Period;
  /** What the document says its codes stand for: "V = vegetarian". */
  codes?: Record<string, string>;
};

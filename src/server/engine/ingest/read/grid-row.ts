/** One row as the file lays it out; `header` where the file itself says so, `wide` where one cell fills the row. */
export type GridRow = {
  cells: string[];
  row: number;
  header?: boolean;
  wide?: boolean;
  page?: number;
};

/** The columns of one table; two tables set side by side have two. */
export type ColumnSet = { names: string[]; from: number };

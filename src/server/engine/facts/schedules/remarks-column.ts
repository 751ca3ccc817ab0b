import { withLanguages } from '#server/engine/language/with-languages.ts';

const remarks = withLanguages(
  'remarks-above-hours',
  /^(?:notes?|remarks?|comments?|info(?:rmation)?|details?|good to know|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|notas?|observaciones|remarques?|observations|note|osservazioni|observações|opmerking(?:en)?|uwagi)$/iu,
);

/** A column that says something about the hours beside it. */
export const isRemarksColumn = (column: string): boolean => remarks.test(column.trim());

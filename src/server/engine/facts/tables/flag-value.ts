/** "Yes", "no", a mark, and either with what explains it: "no (stairs)". */
export const flagValue =
  /^(?:(?:yes|no|ja|nein|sí|si|oui|non|sì|sim|não|nee|tak|nie|mostly|partly|sometimes|teilweise|bedingt|meistens|a veces|en parte|en partie|in parte)(?:\s?[(,;:–—-].{1,60})?|x|✓|✔|✗|–|-|—)$/iu;

/** What a cell says that stands for nothing of its column: "none", "0", a dash. */
export const saysNone = (cell: string): boolean => none.test(cell.trim());

const none =
  /^(?:(?:no|none|not? included|not (?:available|possible|offered|done)|(?:sorry,? )no|nicht (?:möglich|verfügbar|im angebot)|no (?:es )?(?:posible|disponible)|without|nein|keine?[rsn]?|ohne|nicht dabei|nicht enthalten|ningun[oa]?|ningún|nada|sin|no incluid[oa]|non|aucune?|sans|nessun[oa]?|senza|não|nenhum[a]?|sem|nee|geen|nie|brak|bez)(?:\s?[(,;:–—-].{1,60})?|0|✗|–|-|—|n\/?a|)$/iu;

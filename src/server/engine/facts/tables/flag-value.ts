export const flagValue =
  /^(?:yes|no|ja|nein|sí|si|no|oui|non|sì|sim|não|nee|tak|nie|x|✓|✔|✗|–|-|—)$/iu;

const asked =
  /\b(\d{1,2})\s*-?\s*(?:years?[\s-]*olds?|yrs?[\s-]*olds?|y\/?o|jahrig\p{L}*|jahre?n? alt|anos|ans|anni|jaar|lat)(?!\p{L})|(?:\baged?|\balter|\bi'?m|\bi am|\bturn(?:ing|s)|\bedad|\b(?:child|kid|boy|girl|son|daughter|kind|nino|nina|hijo|hija|enfant|bambin[oa]|crianca|filh[oa]) (?:of|von|de|di)|(?<!\p{L})(?:\p{L}{1,40} is|she.?s|he.?s|\p{L}{1,40} ist|tiene))\s+(\d{1,2})\b(?!\s*(?::|%|am\b|pm\b|uhr|€|£|\$|(?:kg|g|lbs?|cm|mm|m|km|m2|l|ml|min|minutes|hours|days|people|persons|personen|personas|guests)\b))/iu;

const inMonths =
  /\b(\d{1,2})\s*-?\s*(?:months?[\s-]*olds?|mo\.? old|monate? alt\p{L}*|monatig\p{L}*|maanden oud)(?!\p{L})|(?:bebes?|bab(?:y|ies)|nin[oa]|hij[oa]|enfant|bambin[oa]|neonato|crianca|filh[oa]|kind|dziecko)\s+(?:de|di|von|of|van|w wieku)\s+(\d{1,2})\s+(?:meses|mois|mesi|monaten?|months|maanden|miesiecy)(?!\p{L})/iu;

/** The age a question mentions: "a 9 year old", "8-jähriges Kind", "de 8 años". */
export function findAskedAge(folded: string): number | null {
  const months = inMonths.exec(folded);
  if (months) return Number(months[1] ?? months[2]) / 12;
  const found = asked.exec(folded);
  const age = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return Number.isFinite(age) ? age : null;
}

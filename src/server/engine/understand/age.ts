const asked =
  /\b(\d{1,2})\s*-?\s*(?:years?[\s-]*olds?|yrs?[\s-]*olds?|y\/?o|jahrig\p{L}*|jahre?n? alt|anos|ans|anni|jaar|lat)(?!\p{L})|(?:\baged?|\balter|\bi'?m|\bi am|\bturn(?:ing|s)|\bedad|\b(?:child|kid|boy|girl|son|daughter|kind|nino|nina|hijo|hija|enfant|bambin[oa]|crianca|filh[oa]) (?:of|von|de|di)|(?<!\p{L})(?:(?!(?:much|many|what|which|where|when|how|that|this|it|there|price|cost|total|size|limit|minimum|maximum|number|time) )\p{L}{1,40} is|she.?s|he.?s|\p{L}{1,40} ist|tiene))\s+(\d{1,2})\b(?!\s*(?::|%|am\b|pm\b|uhr|€|£|\$|(?:kg|g|lbs?|cm|mm|m|km|m2|l|ml|min|minutes|hours|days|people|persons|personen|personas|guests)\b))/iu;

const inMonths =
  /\b(\d{1,2})\s*-?\s*(?:months?[\s-]*olds?|mo\.? old|monate? alt\p{L}*|monatig\p{L}*|maanden oud)(?!\p{L})|(?:bebes?|bab(?:y|ies)|nin[oa]|hij[oa]|enfant|bambin[oa]|neonato|crianca|filh[oa]|kind|dziecko)\s+(?:de|di|von|of|van|w wieku)\s+(\d{1,2})\s+(?:meses|mois|mesi|monaten?|months|maanden|miesiecy)(?!\p{L})/iu;

/** "My daughter's 7", "she's 8", "a girl (5)", "a bloke of 71": folding drops the "'s". */
const ofPerson =
  /(?<!\p{L})(?:she|he|(?:son|daughter|kid|child|boy|girl|toddler|baby|grandson|granddaughter|grandchild|niece|nephew|twins|little one|youngest|oldest|eldest|husband|wife|mum|mom|dad|mother|father|nan|gran|grandma|grandpa|granny|man|woman|lady|bloke|guy|chap|lad|person|pensioner|senior|adult|teen|teenager|student)|(?:tochter|sohn|kind|junge|madchen|enkel|enkelin|mann|frau|oma|opa|mutter|vater|rentner|rentnerin|nichte|neffe)|(?:hij[oa]|nin[oa]|niet[oa]|abuel[oa]|madre|padre|senora?|adult[oa]|chic[oa]|sobrin[oa])|(?:fils|fille|enfant|garcon|homme|femme|figli[oa]|bambin[oa]|filh[oa]|crianca|zoon|dochter|syn|corka))(?:,? ?\((?:is |age |aged )?| of | von |, | )(\d{1,2})(?=\)|[,.!?;]|$| (?:and|und|y|et|e|en|who|what|how|was|wie|que)(?!\p{L}))/u;

/** "One and a half", "zwei und einhalb": the half counts for babies. */
const andHalf =
  /(?<!\p{L})(?:is|are|turned|ist|tiene)\s+(one|1|\d{1,2})\s+(?:and a half|1\/2)(?!\p{L})|(?<!\p{L})(?:ist|wird) (?:anderthalb|eineinhalb)(?!\p{L})/u;

/** The age a question mentions: "a 9 year old", "8-jähriges Kind", "de 8 años". */
export function findAskedAge(folded: string): number | null {
  const months = inMonths.exec(folded);
  if (months) return Number(months[1] ?? months[2]) / 12;
  const half = andHalf.exec(folded);
  if (half) return (half[1] === undefined || half[1] === 'one' ? 1 : Number(half[1])) + 0.5;
  const found = asked.exec(folded);
  const age = Number(found?.[1] ?? found?.[2] ?? ofPerson.exec(folded)?.[1] ?? Number.NaN);
  return Number.isFinite(age) ? age : null;
}

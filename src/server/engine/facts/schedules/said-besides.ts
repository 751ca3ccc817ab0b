/** "Before work", "if we have no membership", "can I pop in to buy a lamp": why and for whom, not whose hours. */
export function saidBesides({
  text,
  isVisit,
}: {
  text: string;
  isVisit: boolean;
}): { start: number; end: number }[] {
  return [aroundWork, ifClause, ...(isVisit ? [purpose, errand] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  );
}

const aroundWork =
  /(?<!\p{L})(?:before|after) (?:my |our )?(?:work|school|shift|class|uni|church)(?!\p{L})|(?<!\p{L})(?:vor|nach) (?:der |meiner )?(?:arbeit|schule|schicht|uni)(?!\p{L})|(?<!\p{L})(?:antes|despu[eé]s|al salir) del? (?:trabajo|trabajar|cole|colegio|clase)(?!\p{L})|(?<!\p{L})(?:avant|après) (?:le travail|l[’']école|les cours)(?!\p{L})|(?<!\p{L})(?:prima|dopo) (?:del lavoro|il lavoro|la scuola)(?!\p{L})|(?<!\p{L})(?:antes|depois) d[oa] (?:trabalho|escola)(?!\p{L})|(?<!\p{L})(?:voor|na) (?:het werk|school)(?!\p{L})|(?<!\p{L})(?:przed prac[aą]|po (?:pracy|szkole))(?!\p{L})/giu;
const ifClause =
  /(?<!\p{L})(?:if|wenn|falls|si|se|als|je[sś]li) (?:i|im|i[’']m|we|were|we[’']re|ich|wir|no|non|on|je|nous|não|ik|wij?|nie)(?!\p{L})[^,.;?!]{0,60}/giu;
const purpose =
  /(?<!\p{L})(?:to (?:buy|pick|drop|collect|grab|fetch|look|see|try|return|have|pay)|para (?:comprar|recoger|dejar|ver|probar|pagar|devolver|buscar)|pour (?:acheter|récupérer|déposer|voir|essayer|payer)|per (?:comprare|ritirare|vedere|provare|pagare))(?!\p{L})[^,.;?!]{0,60}/giu;
/** "Collect my boots", "drop off the skis": what is brought or fetched. */
const errand =
  /(?<!\p{L})(?:pick up|drop off|drop back|bring back|bring in|hand in|drop|collect|return|fetch) (?:(?!(?:on|at|around|by|before|after|til|till|until|from|in)\s)[\p{L}'’-]{1,20}\s?){1,6}/giu;

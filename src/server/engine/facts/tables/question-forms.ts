import { wordsOfEach } from '#server/engine/language/languages.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Question } from '#server/engine/understand/question.ts';

/** "How many dollars is it?" asks for a price. */
export const asksHowMuchMoney = (folded: string): boolean => moneyCount.test(folded);

const moneyCount = withLanguages(
  'money-count',
  /(?<!\p{L})(?:how many|wie ?viele?|cuant[oa]s|combien d'?e?|quant[ie]|quantos|hoeveel|ile)\s(?:dollars|bucks|pounds|quid|euros?|cents|pence)(?!\p{L})/u,
);

/** "The prices of every …", "prices for all …": a list, although it asks for prices. */
export const asksForEach = (folded: string): boolean => ofEach.test(folded);

const ofEach = withLanguages(
  'prices-of-each',
  /(?<!\p{L})(?:prices?|costs?|rates?|fees?|preise?|kosten|precios?|tarifas?|prix|tarifs?|prezz[io]|tariff[ae]|precos?|prijs|prijzen|cen[ay])\s(?:\p{L}+\s){0,4}(?:(?:of|for|fur|von|de|para|pour|di|per|van|voor|dla)\s)(?:every|all|each|alle[rn]?|jede[rsn]?|tod[oa]s|cada|tou(?:s|tes)|chaque|tutt[ie]|ogni|elke?|wszystki\p{L}+)(?!\p{L})|(?<!\p{L})(?:prices|costs|rates|fees|preise|kosten|gebuhren|precios|tarifas|prix|tarifs|prezzi|tariffe|precos|prijzen|ceny)\s(?:\p{L}+\s){0,2}(?:every|all|each|alle[rn]?|samtliche[rn]?|jede[rsn]?|tod[oa]s|cada|tou(?:s|tes)|chaque|tutt[ie]|ogni|elke?|wszystki\p{L}+)(?!\p{L})|(?<!\p{L})(?:every|all|each|alle|jede[rsn]?|cada|tod[oa]s)\s(?:\p{L}+\s){1,5}(?:with|and|mit|und|con|y)\s(?:\p{L}+\s){0,2}(?:prices?|costs?|preise?n?|precios?)(?!\p{L})/u,
);

export const eachWords =
  'every all each alle aller allen samtliche jede jeder jedes jeden todos todas cada tous toutes chaque tutti tutte ogni elk elke wszystkie wszystkich'.split(
    ' ',
  );

/** "How old do they have to be?" */
export const asksForAge = (folded: string): boolean => ageAsked.test(folded);

const ageAsked = withLanguages(
  'age-asked',
  /(?<!\p{L})(?:how (?:old|young)|(?:what|which) age|minimum age|age limit|(?:ab )?(?:wie alt|welchem alter)|(?:a partir de |desde )?que edad|cuantos anos (?:hay que|tienen que|debe)|quel age|che eta|que idade|hoe oud|welke leeftijd|ile lat)(?!\p{L})/u,
);

/** "30 copies, what's that each?" asks for the price of one. */
export const asksApiece = (folded: string): boolean => apiece.test(folded);

const apiece = withLanguages(
  'apiece',
  /(?<!\p{L})(?:apiece|each(?:\sone)?(?=\s*$|\s*[?!.,;])|per (?:piece|copy|unit|item)|(?:pro|je|das) stuck|cada un[oa]|(?:por|la) unidad|la piece|l'unite|chacune?|l'un[oa]|cadaun[oa]|ciascun[oa]|por unidade|per stuk|za sztuke)(?!\p{L})/u,
);

/** "What's the boat by the hour?", "what is the hall for a whole day?": what something is for a span is its price. */
export const asksForSpan = (folded: string): boolean => ofSpan.test(folded);

const ofSpan =
  /(?:^|[.!?;,]\s|\s)(?:what(?:s| is|'s| are)|was (?:ist|macht|kommt))\s(?:\p{L}+\s){1,8}(?:by the|per|an?(?=\s\p{L}+\s*(?:\?|$))|for (?:an?|the|one)|pro|fur (?:eine?n?|den|die)|je)\s(?:(?:whole|full|half|ganze[nr]?|halbe[nr]?)[\s-])?(?:hour|day|night|week|weekend|month|morning|afternoon|evening|stunde|tag|nacht|woche|wochenende|monat|vormittag|nachmittag|abend)(?!\p{L})/u;

/** Names a thing and asks nothing of it: "two adults and a child for the evening tour". */
export function isBarePhrase({ folded, language }: Pick<Question, 'folded' | 'language'>): boolean {
  const named = folded.replace(whatIs, '');
  return (
    !saysQuestion.test(named) &&
    // "Trabajáis con …?" has no other word that asks.
    !(verbAlone[language] && /[?¿]/.test(folded)) &&
    named.split(/\s+/).length <= longestPhrase
  );
}

/** "What's a trim for a terrier?" names it, too. */
const whatIs =
  /^(?:and |so )?what(?:s| is|'s| are| re)\s(?:an?|one|the|your|\d+)\s(?=.{1,80}\sfor\s)/u;

const verbAlone: Readonly<Record<string, true | undefined>> = wordsOfEach(
  ({ grammar }) => grammar.asksByVerb,
);

const longestPhrase = 12;
const saysQuestion = withLanguages(
  'says-question',
  /(?<!\p{L})(?:cuant[oa]s?|wieviele?|combien|quant[oaie]s?|hoeveel|ile|dauert|dura|what|whats|which|who|whos|when|whens|where|wheres|why|how|hows|is|are|am|was|were|do|does|did|can|could|will|would|should|may|must|have|has|had|got|any|need|want|please|list|tell|show|i|im|ive|we|you|u|it|its|if|wer|wann|wo|wie|warum|welche[rsnm]?|ist|sind|hat|habt|haben|kann|konnen|darf|muss|gibt|ich|wir|ihr|sie|es|wenn|que|quien|cuando|donde|como|cual(?:es)?|por que|hay|tiene[ns]?|teneis|puedo|podemos|se puede|si|qui|quand|ou|comment|pourquoi|quel(?:le)?s?|est|peut|avez|je|nous|vous|chi|dove|come|perche|quale|quali|c'e|avete|posso|quem|quando|onde|qual|quais|tem|pode|wie|wanneer|waar|hoe|waarom|welke?|hebben|heb|kan|kto|kiedy|gdzie|jak|czy|jest)(?!\p{L})/u,
);

/** "Monthly rent for a cello?" */
export const asksForRent = (folded: string): boolean => rentAsked.test(folded);

const rentAsked = withLanguages(
  'rent-asked',
  /(?<!\p{L})(?:(?:monthly|weekly|daily|yearly|annual) (?:rent|rental|hire)|what(?:s| is|)? the (?:rent|hire)|monatsmiete|wie hoch ist die miete|alquiler mensual|loyer mensuel|canone mensile|renda mensal|maandhuur)(?!\p{L})/u,
);

/** "Which price do I have to expect?" asks for one price, not for a list. */
export const asksWhichPrice = (folded: string): boolean => whichPrice.test(folded);

const whichPrice = withLanguages(
  'which-price',
  /(?<!\p{L})(?:which|what|welche[nrms]?|que|cual es el|quels?|quelles?|quale|quali|qual|welke|jak[aie]|ktor[aey])\s(?:price|rate|fee|amount|preis|betrag|gebuhr|summe|kosten|precio|coste|importe|tarifa|prix|tarif|prezzo|importo|preco|prijs|bedrag|cene|cena)(?!\p{L})/u,
);

/** "Qué cuesta …", "was kostet …": the word for "what" asks for no list. */
export const asksWhatItCosts = (folded: string): boolean => whatCosts.test(folded);

const whatCosts = withLanguages(
  'what-costs',
  /(?<!\p{L})(?:que|was|wat|co|cosa)\s(?:(?:me|nos|le|mich|uns|mi|ci)\s)?(?:cuestan?|costaria\p{L}*|valen?|kost(?:et|en)?|costan?o?|kosztuj[ea])(?!\p{L})/u,
);

/** "How big is it?" asks for a column; the word names nothing. */
export const sizeAsked = (folded: string): string[] =>
  (howLarge.exec(folded)?.[0] ?? '').split(/\s+/).filter(Boolean);

const howLarge = withLanguages(
  'how-large',
  /(?<!\p{L})(?:how (?:big|large|heavy)|wie (?:gross|schwer)|que tamano|hoe (?:groot|zwaar)|jak duz\p{L}|quelle taille)(?!\p{L})/u,
);

/** "Before tax", "without postage": what isn't meant to be in the price names nothing. */
export const leftOutOfTotal = (folded: string): string[] =>
  (leftOut.exec(folded)?.[0] ?? '').split(/\s+/).filter(Boolean);

const leftOut = withLanguages(
  'left-out-of-total',
  /(?<!\p{L})(?:before|without|excluding|excl|exclusive of|not including|not counting|minus|ohne|exklusive|zuzuglich|zzgl|sin|sans|hors|senza|sem|zonder|bez)\s(?:the\s|any\s|die\s|den\s|el\s|la\s|los\s)?(?:sales\s)?(?:tax(?:es)?|vat|gst|hst|postage|shipping|delivery|p&p|tips?|gratuity|versand(?:kosten)?|porto|lieferung|steuern?|mwst|mehrwertsteuer|trinkgeld|envio|gastos de envio|impuestos|iva|propina|livraison|taxes?|tva|spedizione|tasse|portes|verzending|btw|vat|dostawy)(?!\p{L})/u,
);

/** "Which cut is cheapest at your salon?": the business itself, not a word of a name. */
export const saysAtYours = (folded: string): string[] =>
  (atYours.exec(folded)?.[0] ?? '').split(/\s+/).filter(Boolean);

const atYours =
  /(?<!\p{L})(?:(?:at|in|from|by) (?:your|ur) (?:office|shop|store|place|clinic|practice|salon|studio|restaurant|cafe|garage|gym|school|hotel|location|business|company|bakery|bar|surgery|center|centre|nursery|firm)|(?:in|bei|an) (?:eurem|eurer|ihrem|ihrer) (?:laden|geschaft|praxis|studio|salon|cafe|restaurant|werkstatt|schule|betrieb|haus|filiale)|(?:en|de) (?:vuestr[oa]|su|tu) (?:tienda|local|clinica|consulta|salon|restaurante|taller|escuela|centro|negocio))(?!\p{L})/u;

/** "What could she order for dessert?" */
export const asksWhatOneCan = (folded: string): boolean => whatOneCan.test(folded);

const whatOneCan =
  /(?<!\p{L})(?:what|which)\s(?!(?:age|time|day|date|size|level|year|month|hour|price|temperature|weight|height)s?(?!\p{L}))(?:\p{L}+\s){0,3}(?:can|could|may|might|would|should)\s(?:i|we|he|she|they|one|someone|(?:my|our|an?)\s(?:\p{L}+\s){0,2}\p{L}+)\s(?:get|order|have|eat|drink|buy|rent|hire|choose|pick|join|take|try|wear|use|book|go for|do)(?!\p{L})|(?<!\p{L})(?:was|welche[rsn]?)\s(?:\p{L}+\s){0,3}(?:kann|konnte|darf|durfte|konnen|konnten)\s(?:ich|wir|er|sie|man|mein\p{L}*\s\p{L}+)\s(?!nicht\s)(?:\p{L}+\s){0,4}(?:essen|trinken|bestellen|nehmen|kaufen|mieten|machen|buchen|leihen|haben)(?!\p{L})|(?<!\p{L})que\s(?:\p{L}+\s){0,3}(?:puedo|puede|pueden|podemos|podria|podriamos)\s(?:comer|beber|pedir|tomar|comprar|alquilar|elegir|hacer|reservar)(?!\p{L})/u;

/** "What rides fit 7?", "what snacks don't contain milk?": some of the things that the word behind "what" names. */
export const asksWhichOf = (folded: string): boolean => whichOf.test(folded);

const whichOf =
  /(?:^|[.!?;,]\s|\s)what\s(?!(?:days?|times?|hours?|dates?|months?|weeks?|years?|ages?|sizes?|colou?rs?|prices?|costs?|rates?|fees?|charges?|kinds?|sorts?|types?|things|happens|plans|is|does|was|has|steps|documents|papers|rules|reasons?|terms|conditions|chances|details)(?!\p{L}))(?:\p{L}+\s){0,2}\p{L}{2,}[^s\W]s\s(?:are(?!\s(?:your|the|my|our))|do(?:n'?t| not)|can(?:'?t|not)?|could|have|has|is (?:she|he|it|my)|fit|hold|take|cost|come|include|contain|need|only|with|without|for|under|below|over)(?!\p{L})/u;

/** "Which rooms have a fridge?", "which come with breakfast?" */
export const asksWhatHas = (folded: string): boolean => having.test(folded);

const having =
  /(?<!\p{L})(?:ha(?:s|ve|ving)|got|with|includes?|including|come|comes|offers?|gets?|carr(?:y|ies)|take|takes|allows?|accepts?|serves?|contains?|hat|haben|gibt es|mit|enthalt(?:en)?|bietet|bieten|inklusive|tienen?|hay|con|incluyen?|llevan?|ofrecen?|aceptan?|permiten?)(?!\p{L})/u;

/** "I can't eat nuts. Which dishes contain them?" asks for what must not be left out. */
export const asksWhatContainsIt = (folded: string): boolean => containsIt.test(folded);

const containsIt =
  /(?<!\p{L})(?:contains?|containing|includes?|ha(?:ve|s)|with|got)\s(?:it|them|those|that|any of (?:it|that|them|those)|some of (?:it|that)|traces(?: of (?:it|them))?)(?:\s(?:in|inside)(?: (?:it|them))?)?(?=\p{P}|\s*$)|(?<!\p{L})(?:welche[rs]?|davon|sowas|das|die|es)\s(?:drin(?: ist| sind)?|enthalten|enthalt|enthalten sind)(?!\p{L})|(?<!\p{L})l[oa]s?\s(?:contienen?|llevan?|tienen?)(?!\p{L})/u;

/** "Which dishes should she avoid?": all that have it, which general advice doesn't tell. */
export const asksWhatToAvoid = (folded: string): boolean =>
  asksWhatContainsIt(folded) || avoided.test(folded);

const avoided =
  /(?<!\p{L})(?:which|what|welche[rsn]?|was|que|cuales)\s(?:\p{L}+\s){1,4}(?:avoid|skip|not (?:eat|have|order)|stay away from|steer clear of|meiden|vermeiden|weglassen|nicht (?:essen|nehmen|bestellen)|evitar|no (?:comer|pedir|tomar))(?!\p{L})/u;

/** "What yoga do you offer?": the word after "what" names things of which some are wanted. */
export const asksWhichAreOffered = (folded: string): boolean => offered.test(folded);

const offered =
  /(?:^|[.!?;,]\s)¿?(?:(?:and|so|ok|hi|hey|und|y)\s)?(?:(?:what|which)\s(?!(?:is|are|do|does|would|can|will|time|day|date|age|hour|size|colou?r|happens?|about|if|price)(?!\p{L}))(?:\p{L}+\s){1,4}(?:(?:do|can|could|would|does|are|have|did|will)\s(?:you|u|yall|i|we|they|there|he|she|my|an?)|(?:are|is)\s(?:there|available|possible|on offer))|(?:was|welche[rsn]?)\s(?:\p{L}+\s){1,4}(?:habt|haben|hat|gibt|bietet|bieten|verkauft|verkaufen|fuhrt|macht|kann|konnen|darf)|que\s(?:\p{L}+\s){1,4}(?:teneis|tienen|hay|ofreceis|ofrecen|vendeis|venden|haceis|hacen|puedo|puede|podemos))(?!\p{L})/u;

/** "I have $40, what's below that?": the limit is said before. */
export const saysBelowThat = (folded: string): boolean | null => {
  if (belowThat.test(folded)) return true;
  return aboveThat.test(folded) ? false : null;
};

const belowThat =
  /(?<!\p{L})(?:below|under|within|less than|for less than|cheaper than|up to|darunter|unter|bis|billiger als|gunstiger als|weniger als|por debajo de|menos de|mas barato que|mas barata que|hasta)\s(?:that|this|it|the|das|dem|eso|esto|ese)(?=\p{P}|\s*$|\s(?:budget|amount|price|limit|betrag))|(?<!\p{L})darunter(?!\p{L})/u;
const aboveThat = /(?<!\p{L})(?:above|over|more than|daruber)\s(?:that|this)(?=\p{P}|\s*$)/u;

/** "It mustn't cost more than …" sets the most, not the least. */
export const turnsAround = (before: string): boolean => notBefore.test(before);

const notBefore = withLanguages(
  'denial-before',
  /(?<!\p{L})(?:not|no|never|dont|doesnt|wont|cant|mustnt|shouldnt|isnt|arent|nicht|kein\p{L}*|no|sin|ne|pas|non|nao|niet|nie)\s(?:\p{L}+\s){0,2}$/u,
);

export const saysCosts = (folded: string): boolean => costing.test(folded);

const costing = withLanguages(
  'costing',
  /(?<!\p{L})(?:costs?|kost(?:et|en)?|cuestan?|vale[n]?|coute(?:nt)?|cost(?:a|ano)|cust(?:a|am)|kosztuj[ea])(?!\p{L})/u,
);

/** "More" or "less" alone. */
export function findDegree(folded: string): { direction: 'min' | 'max'; phrase: string } | null {
  const [more] = moreAlone.exec(folded) ?? [];
  if (more) return { direction: 'max', phrase: more };
  const [less] = lessAlone.exec(folded) ?? [];
  return less ? { direction: 'min', phrase: less } : null;
}

const moreAlone = withLanguages(
  'more-alone',
  /(?<!\p{L})(?:more|mehr|mas|plus|piu|mais|meer|wiecej)(?!\p{L})/u,
);
const lessAlone = withLanguages(
  'less-alone',
  /(?<!\p{L})(?:less|weniger|menos|moins|meno|minder|mniej)(?!\p{L})/u,
);

/** "What are your hours in June?": when a business is open isn't in lists of what it offers. */
export const asksWhenOpen = (folded: string): boolean => whenOpen.test(folded);

const whenOpen =
  /(?<!\p{L})(?:(?:your|ur|opening|business) (?:opening )?(?:hours|times)|what hours|(?:when|what times?|how late|until when|till when) (?:do|are|will) (?:you|u|yall|you guys) (?:open|close|opened|closed|shut)|oeffnungszeiten|offnungszeiten|(?:wann|bis wann|ab wann|wie lange|von wann bis wann) (?:habt|haben|hat|seid|sind|ist) (?:ihr|sie|der laden|euer)\s(?:[^?.!]{0,40}\s)?(?:offen|auf|geoffnet|zu|geschlossen)|(?:a que hora|hasta que hora|desde que hora|cuando) (?:abris|abren|abre|cerrais|cierran|cierra|estais abiertos|estan abiertos)|(?:que|vuestro|su|el) horario)(?!\p{L})/u;

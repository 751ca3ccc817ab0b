/** What needs no documents: greetings, thanks, goodbyes and the wish for a person. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'human' | 'about';

const polite =
  '(?:\\s+(?:there|all|everyone|team|bot|again|so much|very much|a lot|everybody|you|dear|sehr|beaucoup|mucho))*';
const whole: [SmallTalk, RegExp][] = [
  [
    'greeting',
    new RegExp(
      `^(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|salut|bonsoir|hola|buenos dias|buenas tardes|ciao|buongiorno|ola|bom dia|goedendag|hoi)${polite}$`,
    ),
  ],
  [
    'greeting',
    /^(?:(?:hi|hello|hey)\s+)?(?:how are you(?: doing)?(?: today)?|how is it going|whats up)$/,
  ],
  [
    'thanks',
    new RegExp(
      `^(?:(?:ok|okay|great|perfect|cool|nice|awesome)\\s+)?(?:thanks|thank you|thx|ty|cheers|much appreciated|danke(?: schon)?|vielen dank|merci|gracias|muchas gracias|grazie|obrigad[oa]|bedankt|dank je)${polite}$`,
    ),
  ],
  [
    'thanks',
    /^(?:ok|okay|great|perfect|cool|nice|awesome|got it|that helps|that helped|understood|alright)$/,
  ],
  [
    'goodbye',
    /^(?:bye|goodbye|bye bye|see you(?: later)?|see ya|have a (?:nice|good|great) (?:day|one|evening)|tschuss|auf wiedersehen|au revoir|adios|arrivederci|ciao ciao)$/,
  ],
  [
    'about',
    /^(?:who are you|what are you|are you (?:a )?(?:human|bot|robot|real|an ai|ai|a real person)|what can you do|what do you do|how can you help(?: me)?|can you help me|help|i need help)$/,
  ],
];

const person =
  '(?:human|person|real person|agent|operator|representative|rep|someone|somebody|staff|employee|support team|customer (?:service|support)|mitarbeiter|mensch(?:en)?|conseiller|humain|humano|persona|agente|operatore|medewerker)';
const turnTo =
  '(?:talk|speak|chat|connect|transfer|put|get|reach|escalate|contact|sprechen|reden|verbinden|parler|hablar|parlare|spreken)';
/** The verb stands before the person in most languages, after it in German and Dutch. */
const human = new RegExp(
  [
    `\\b${turnTo}\\b.{0,30}\\b${person}\\b`,
    `\\b${person}\\b.{0,20}\\b(?:sprechen|reden|verbinden|spreken)\\b`,
    `^(?:a |live |human |real )?(?:${person}|live (?:agent|chat|support))(?: please)?$`,
  ].join('|'),
);
/** A longer message that mentions a person is more likely a question about one. */
const longestWish = 12;

export function findSmallTalk(message: string): SmallTalk | null {
  const text = message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const said = whole.find(([, pattern]) => pattern.test(text));
  if (said) return said[0];
  return text.split(' ').length <= longestWish && human.test(text) ? 'human' : null;
}

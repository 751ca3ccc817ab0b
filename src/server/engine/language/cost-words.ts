import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from './language-code.ts';

/** Words for what something costs: a text that says "free of charge" answers who asks for the price. */
const words: Record<LanguageCode, string> = {
  en: 'cost costs price prices fee fees charge charges charged free pay paid expensive extra',
  de: 'kosten kostet preis preise gebühr gebühren kostenlos gratis kostenfrei zahlen aufpreis',
  es: 'cuesta cuestan coste costo precio precios tarifa gratis gratuito cobrar pagar suplemento',
  fr: 'coûte coûter coût prix tarif tarifs frais gratuit gratuite payer payant supplément',
  it: 'costa costano costo prezzo prezzi tariffa gratis gratuito pagare supplemento',
  pt: 'custa custam custo preço preços tarifa grátis gratuito pagar taxa',
  nl: 'kost kosten prijs prijzen tarief gratis betalen toeslag',
  pl: 'kosztuje koszt cena ceny opłata opłaty bezpłatny darmowy płatny',
};

const asked: Record<LanguageCode, string> = {
  en: 'cost costs price fee fees charge charges charged free expensive',
  de: 'kosten kostet preis gebühr gebühren kostenlos gratis kostenfrei',
  es: 'cuesta cuestan coste costo precio tarifa gratis gratuito',
  fr: 'coûte coûter coût prix tarif frais gratuit gratuite payant',
  it: 'costa costano costo prezzo tariffa gratis gratuito',
  pt: 'custa custam custo preço tarifa grátis gratuito taxa',
  nl: 'kost kosten prijs tarief gratis',
  pl: 'kosztuje koszt cena opłata bezpłatny darmowy',
};

const listOf = (list: string): string[] => list.split(' ').map(fold);

/** Whether a question asks if or what something costs. "I'm free on Monday" doesn't. */
export function asksCost(folded: string, language: LanguageCode): boolean {
  const words = new Set(wordsOf(folded.replace(atLeisure, ' ')));
  return listOf(asked[language]).some((word) => words.has(word));
}

const atLeisure =
  /(?<!\p{L})free (?=(?:at|on|from|this|next|tomorrow|today|after|until|all)(?!\p{L}))/gu;

/** The stems that tell it in a text. */
export const costStemsOf = (language: LanguageCode): string[] => [
  ...new Set(listOf(words[language]).map((word) => stem(word, language))),
];

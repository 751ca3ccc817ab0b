import { anyLanguage, plainWords } from './contact-vocabulary.ts';

/** Takes "Phone", "per Mail", "Tel." from a label: the kind already says it. */
export function withoutChannel(label: string): string {
  const words = label.split(/\s+/).filter((word) => {
    const plain = plainWords(word);
    return (
      word === '&' ||
      (plain !== '' &&
        !Object.values(anyLanguage.channel).some((matcher) => isWhole(matcher, plain)))
    );
  });
  const rest = words
    .join(' ')
    .replace(dangling, '')
    .replace(/^[\s,:;&/–-]+|(?<![\s,:;&/–-])[\s,:;&/–-]+$/g, '');
  return isGeneral(rest) ? '' : rest;
}

const isWhole = (matcher: { remove(plain: string): string }, plain: string): boolean =>
  matcher.remove(plain) === '';
const dangling =
  /^(?:by|per|via|par|por|us|number|no|nr|line|messages|messaging|address)$|\s(?:by|per|via|par|por|to|an|a|à|for|us|number|no|nr)$|^(?:by|per|via|par|por|us|our|unsere?|number|numéro|número|numero|nummer|address|de|di|für|for|pour|para|per|voor)\s/iu;

/** "2) FILIALE NORD (nur Verkauf)" → "Filiale Nord". */
export function tidyLabel(text: string): string {
  const label = text
    .replace(/\([^)]{0,80}\)?/g, ' ')
    .replace(/^\s*(?:\d{1,2}[.)]|[-–•*#]+)\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s:;,.–-])[\s:;,.–-]+$/, '');
  if (label.length > 3 && label === label.toUpperCase() && /\p{Lu}{3}/u.test(label))
    return label.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return label;
}

/** "Contact", "Hours & Location": nothing that tells one contact from another. */
export function isGeneral(text: string): boolean {
  const rest = anyLanguage.general.remove(plainWords(text));
  return anyLanguage.stop.remove(rest) === '';
}

import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { cs as chatTexts } from '#shared/chat-texts/cs.ts';
import { czechPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const czech: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  evidence:
    'a je se na že to v jsem jsou pro jak ale nebo kdy kde kolik máte dobrý den děkuji od do s z po by který která také jako jeho už být před při jsme jste byste mohu nemohu můžete můžu prosím děkujeme není nikdo nějaký našeho naše protože pokud dnes zítra ještě otevřeno otevírací stojí chtěl chtěla',
  signs: [
    [/[áíóú]/u, 0.3],
    [/[ěščřžůďťň]/u, 0.9],
  ],
};

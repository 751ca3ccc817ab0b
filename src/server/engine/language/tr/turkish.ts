import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { tr as chatTexts } from '#shared/chat-texts/tr.ts';
import { turkishPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const turkish: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  evidence:
    've bir bu da de için ile ne var mı mi mu olarak daha çok gibi kadar ama en sonra olan ya değil nasıl merhaba kaç lira açık saat kadar siz biz olduğu ise her hangi nerede teşekkürler tarafından',
  signs: [
    [/[äöü]/u, 0.3],
    [/ç/u, 0.4],
    [/[şğı]/u, 1],
  ],
};

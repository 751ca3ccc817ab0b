import type { Wordings } from '#server/engine/language/spoken-words.ts';

export const wordings: Wordings = {
  greeting:
    'merhaba, merhabalar, selam, selamlar, selamün aleyküm, günaydın, iyi günler, iyi akşamlar, tünaydın',
  howAreYou: 'nasılsınız, nasılsın, naber, ne haber',
  thanks:
    'teşekkürler, teşekkür ederim, çok teşekkürler, çok teşekkür ederim, sağol, sağ olun, çok sağ olun, teşekkür ederiz',
  goodbye: 'hoşça kalın, hoşçakal, görüşürüz, güle güle, iyi geceler, kolay gelsin',
  acknowledge: 'tamam, tamamdır, anladım, peki, olur',
  accept: 'evet, evet lütfen, tabii, elbette',
  decline: 'hayır, hayır teşekkürler, yok, gerek yok',
  praise: 'harika, süper, mükemmel, çok iyi',
  about: 'sen kimsin, siz kimsiniz, robot musun, bot musun, insan mısın, gerçek biri misin',
  help: 'yardım, yardım eder misiniz, yardıma ihtiyacım var, bana yardım edebilir misiniz, nasıl yardımcı olabilirsiniz',
  human:
    'biriyle görüşmek istiyorum, bir insanla konuşmak istiyorum, gerçek biriyle konuşmak istiyorum, yetkiliyle görüşmek istiyorum, bir yetkiliyle görüşmek istiyorum, müşteri temsilcisi, müşteri temsilcisine bağlanmak istiyorum, müşteri temsilcisiyle görüşmek istiyorum, temsilciye bağla, temsilci istiyorum, canlı destek, biriyle konuşabilir miyim, bir yetkiliyle görüşebilir miyim',
  filler: 'lütfen, size, sana, çok',
};

import type { SpokenWords } from './spoken-words.ts';

export const tr: SpokenWords = {
  phrases: {
    greeting: 'Merhaba! Ne öğrenmek istersiniz?',
    howAreYou: 'İyiyim, sorduğunuz için teşekkürler! Size nasıl yardımcı olabilirim?',
    thanks: 'Rica ederim! Yardımcı olabileceğim başka bir şey var mı?',
    goodbye: 'Hoşça kalın, her zaman yine bekleriz!',
    thanksGoodbye: 'Rica ederim! Hoşça kalın, iyi günler dilerim.',
    about:
      'Ben otomatik bir yapay zekâ asistanıyım, bir insan değilim. Soruları bu işletmenin bana verdiği bilgilerden yanıtlarım ve yardımcı olamadığımda sizi bir kişiye yönlendirebilirim.',
    help: 'Bu işletmeyle ilgili soruları yanıtlayabilirim: çalışma saatleri, fiyatlar, hizmetler ve iletişim bilgileri gibi. Ne öğrenmek istersiniz?',
    acknowledge: 'Harika! Başka bir şey olursa yazabilirsiniz.',
    accept: 'Elbette! Ne öğrenmek istersiniz?',
    praise: 'Teşekkür ederim, yardımcı olabildiğime sevindim! Başka bir şey var mı?',
    decline: 'Peki! Aklınıza başka bir şey gelirse sormanız yeterli.',
    human: 'Elbette. Sizi bir kişiye yönlendiriyorum.',
    frustrated:
      'İstediğiniz gibi yardımcı olamadığım için üzgünüm. Bunun yerine bir kişiyle görüşmek ister misiniz?',
    unclear: 'Ne öğrenmek istersiniz?',
    mayHelp: 'Aradığınız bu olabilir:',
    unknown: 'Bunu elimdeki bilgilerde bulamadım.',
    offerPerson: 'Sorunuzu ekibe iletmemi ister misiniz?',
    askBack: 'Hangisini kastediyorsunuz?',
    partlyUnknown: 'Sorunuzun geri kalanına bir yanıt bulamadım.',
    teamOffer: 'Ekibimize sormak mı, yoksa bilgilerinizi bırakmak mı istersiniz?',
    teamCalledMinute: 'Ekibe haber verdim. Yanıt genellikle bir dakikadan uzun sürmez.',
    teamCalled: 'Ekibe haber verdim. Yanıt genellikle {minutes} dakikadan uzun sürmez.',
    teamClosed:
      'Şu anda ekibimizden kimse burada değil. Bilgilerinizi bırakın, size dönüş yapalım.',
    leaveDetails: 'Bilgilerinizi bırakın, ekibimizden biri size dönüş yapsın.',
    teamMissed: 'Ekibimizden kimse şu anda katılamadı. Bilgilerinizi bırakın, size dönüş yapalım.',
    teamStepped:
      'Ekibimizin ayrılması gerekti. Bilgilerinizi bırakın, size dönüş yapalım ya da bana başka bir şey sorun.',
    notAnswering: 'Mesajınız için teşekkürler. Şu anda soruları yanıtlayamıyorum.',
    answerFailed: 'Şu anda yanıt veremedim. Lütfen tekrar deneyin ya da bilgilerinizi bırakın.',
    coveredMuch: 'Burada epey konuyu ele aldık. Ekibimizden biri size daha fazlasını anlatabilir.',
    inOtherLanguage: {
      en: 'Bilgilerimiz İngilizce:',
      de: 'Bilgilerimiz Almanca:',
      es: 'Bilgilerimiz İspanyolca:',
      fr: 'Bilgilerimiz Fransızca:',
      it: 'Bilgilerimiz İtalyanca:',
      pt: 'Bilgilerimiz Portekizce:',
      nl: 'Bilgilerimiz Felemenkçe:',
      pl: 'Bilgilerimiz Lehçe:',
    },
  },
  talk: {
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
  },
};

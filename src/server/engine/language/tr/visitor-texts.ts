import type { VisitorTexts } from '#server/engine/language/visitor-texts.ts';

export const visitorTexts: VisitorTexts = {
  artificialIntelligence: 'yapay zekâ',
  replyMail: {
    subject: '{chatbot} size yanıt verdi',
    heading: 'Bir yanıtınız var',
    footnote: 'Bu adresi {chatbot} sohbetinde bıraktınız. Yanıtlamak için bu e-postayı cevaplayın.',
    button: 'Sohbete dön',
    openAddress: 'Ya da şu adresi açın:',
  },
  booking: {
    booked: 'Randevunuz alındı',
    moved: 'Randevunuz değiştirildi',
    canceled: 'Randevunuz iptal edildi',
    bookedLine: 'Randevu alındı: {service}, {when}, {staff}. Referans: {reference}.',
    movedLine:
      'Randevu değiştirildi: {service}, yeni zaman: {when}, {staff}. Referans: {reference}.',
    canceledLine: 'Randevu iptal edildi: {service}, {when}, {staff}. Referans: {reference}.',
    service: 'Hizmet',
    when: 'Tarih',
    staff: 'Görevli',
    price: 'Fiyat',
    reference: 'Referans',
    changeButton: 'Değiştir veya iptal et',
    orOpen: 'Ya da şu adresi açın:',
    changeUntil:
      'Randevunuzu başlamadan {hours} saat öncesine kadar çevrim içi değiştirebilir veya iptal edebilirsiniz.',
    changeAnytime:
      'Randevunuzu başlayana kadar çevrim içi değiştirebilir veya iptal edebilirsiniz.',
    byTeam:
      'Randevunuzu iptal etmek zorunda kaldık. Lütfen bize ulaşın veya başka bir zaman seçin.',
    footnote: 'Bu e-postayı, bu adresle {business} işletmesinden randevu alındığı için aldınız.',
  },
  bookingChat: {
    whichService: 'Ne için randevu almak istersiniz?',
    withWhom: 'Kiminle?',
    anyone: 'Fark etmez',
    whatDay: 'Gün',
    laterDays: 'Sonraki günler',
    yourZone: 'Saat diliminiz',
    noTimes: 'Şu anda boş saat yok.',
    name: 'Ad',
    email: 'E-posta',
    phone: 'Telefon',
    goOn: 'Devam',
    back: 'Geri',
    checkFirst: 'Lütfen randevu almadan önce kontrol edin.',
    confirm: 'Randevu al',
    taken: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.',
    booked: 'Randevunuz alındı. {email} adresine onay gönderdik.',
    changeLink: 'Değiştir veya iptal et',
    minutes: 'dk',
    service: 'Hizmet',
    when: 'Tarih',
    who: 'Görevli',
    reference: 'Referans',
  },
};

import type { SpokenOnly } from '#server/engine/language/language-code.ts';

/** The email with a reply in languages without a folder of word lists. */
export const spokenReplyMailTexts = {
  ar: {
    subject: 'رد من {chatbot}',
    heading: 'لديك رد',
    footnote: 'تركتَ هذا العنوان في محادثة {chatbot}. للرد، أجب عن هذه الرسالة.',
    button: 'العودة إلى المحادثة',
    openAddress: 'أو افتح هذا العنوان:',
  },
  cs: {
    subject: 'Odpověď od {chatbot}',
    heading: 'Máte odpověď',
    footnote:
      'Tuto adresu jste nechali v chatu {chatbot}. Odpovíte tak, že odpovíte na tento e-mail.',
    button: 'Zpět do chatu',
    openAddress: 'Nebo otevřete tuto adresu:',
  },
  da: {
    subject: 'Svar fra {chatbot}',
    heading: 'Du har fået et svar',
    footnote:
      'Du efterlod denne adresse i chatten hos {chatbot}. Besvar denne e-mail for at svare.',
    button: 'Tilbage til chatten',
    openAddress: 'Eller åbn denne adresse:',
  },
  el: {
    subject: 'Απάντηση από {chatbot}',
    heading: 'Έχετε μια απάντηση',
    footnote:
      'Αφήσατε αυτή τη διεύθυνση στη συνομιλία του {chatbot}. Για να συνεχίσετε, απαντήστε σε αυτό το email.',
    button: 'Επιστροφή στη συνομιλία',
    openAddress: 'Ή ανοίξτε αυτή τη διεύθυνση:',
  },
  he: {
    subject: 'תשובה מאת {chatbot}',
    heading: 'קיבלת תשובה',
    footnote: 'השארת את הכתובת הזו בצ׳אט של {chatbot}. כדי לענות, אפשר להשיב להודעה הזו.',
    button: 'חזרה לצ׳אט',
    openAddress: 'או לפתוח את הכתובת הזו:',
  },
  ja: {
    subject: '{chatbot} からの返信',
    heading: '返信が届いています',
    footnote:
      '{chatbot} のチャットでこのアドレスをいただきました。このメールに返信してお答えください。',
    button: 'チャットに戻る',
    openAddress: 'またはこのアドレスを開いてください：',
  },
  ko: {
    subject: '{chatbot}의 답변',
    heading: '답변이 도착했습니다',
    footnote: '{chatbot} 채팅에 이 주소를 남기셨습니다. 이 이메일에 회신하여 답변해 주세요.',
    button: '채팅으로 돌아가기',
    openAddress: '또는 이 주소를 여세요:',
  },
  ro: {
    subject: 'Răspuns de la {chatbot}',
    heading: 'Aveți un răspuns',
    footnote:
      'Ați lăsat această adresă în chatul {chatbot}. Pentru a continua, răspundeți la acest e-mail.',
    button: 'Înapoi la chat',
    openAddress: 'Sau deschideți această adresă:',
  },
  ru: {
    subject: 'Ответ от {chatbot}',
    heading: 'Вам ответили',
    footnote:
      'Вы оставили этот адрес в чате {chatbot}. Чтобы ответить, напишите ответ на это письмо.',
    button: 'Вернуться в чат',
    openAddress: 'Или откройте этот адрес:',
  },
  sv: {
    subject: 'Svar från {chatbot}',
    heading: 'Du har fått ett svar',
    footnote:
      'Du lämnade den här adressen i chatten hos {chatbot}. Svara på det här mejlet för att svara.',
    button: 'Tillbaka till chatten',
    openAddress: 'Eller öppna den här adressen:',
  },
  tr: {
    subject: '{chatbot} size yanıt verdi',
    heading: 'Bir yanıtınız var',
    footnote: 'Bu adresi {chatbot} sohbetinde bıraktınız. Yanıtlamak için bu e-postayı cevaplayın.',
    button: 'Sohbete dön',
    openAddress: 'Ya da şu adresi açın:',
  },
  uk: {
    subject: 'Відповідь від {chatbot}',
    heading: 'Вам відповіли',
    footnote:
      'Ви залишили цю адресу в чаті {chatbot}. Щоб відповісти, напишіть відповідь на цей лист.',
    button: 'Повернутися до чату',
    openAddress: 'Або відкрийте цю адресу:',
  },
  zh: {
    subject: '来自 {chatbot} 的回复',
    heading: '您有一条回复',
    footnote: '您在 {chatbot} 的聊天中留下了此邮箱。直接回复此邮件即可答复。',
    button: '返回聊天',
    openAddress: '或打开此网址：',
  },
} satisfies Record<SpokenOnly, Record<string, string>>;

import { describe, expect, it } from 'vitest';
import { openFacts } from '#server/engine/facts/open-facts.ts';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { answerQuestion } from './answer-question.ts';

/** Texts of a shop in languages without a folder, with a question that each answers. */
const shops = {
  ru: {
    text: 'Мы открываем мастерскую каждое утро в девять.\n\nЗаказанные торты хранятся в холодильнике не дольше двух дней.\n\nДоставка по городу бесплатна при заказе от трёх тысяч рублей.\n\nПодарочные сертификаты действуют один год.',
    question: 'Сколько дней хранится заказанный торт?',
    answer: 'не дольше двух дней',
  },
  tr: {
    text: 'Atölyemiz her sabah saat dokuzda açılır ve akşam altıda kapanır.\n\nSipariş edilen pastalar buzdolabında en fazla iki gün saklanır.\n\nÜç yüz liranın üzerindeki siparişlerde şehir içi teslimat ücretsizdir.\n\nHediye çekleri bir yıl boyunca geçerlidir ve para iadesi yapılmaz.',
    question: 'Hediye çekleri ne kadar geçerli?',
    answer: 'bir yıl boyunca',
  },
  ar: {
    text: 'نفتح الورشة كل صباح في الساعة التاسعة.\n\nتحفظ الكعكات المطلوبة في الثلاجة لمدة يومين فقط.\n\nالتوصيل داخل المدينة مجاني للطلبات الكبيرة.\n\nبطاقات الهدايا صالحة لمدة سنة واحدة.',
    question: 'كم مدة صلاحية بطاقة الهدايا الصالحة؟',
    answer: 'سنة واحدة',
  },
  zh: {
    text: '工坊每天早上九点开门。\n\n预订的蛋糕在冰箱里最多保存两天。\n\n订单满三百元市内免费送货。\n\n礼品卡的有效期为一年。',
    question: '礼品卡的有效期是多久？',
    answer: '一年',
  },
};

async function ask({
  text,
  question,
  visitorLanguage,
}: {
  text: string;
  question: string;
  visitorLanguage?: LanguageCode;
}) {
  const name = 'shop.txt';
  const document = {
    kind: 'txt' as const,
    pages: null,
    warnings: [],
    ...readText({ text, markdown: false }),
  };
  const { passages, facts } = prepareDocument({ document, name });
  const loaded = passages.map((passage, at) => ({
    ...passage,
    id: `${at}`,
    title: name,
    documentId: name,
  }));
  const records = loaded.map(({ id, words }) => ({ id, words, vectors: null }));
  const arena = createVectorArena({ dimensions: 8 });
  const passageIds = loaded.map(({ id }) => id);
  let said = '';
  let isAnswered = false;
  for await (const event of answerQuestion({
    question,
    history: [],
    index: { segments: [createDocumentSegment({ documentId: name, records, arena })] },
    embedder: null,
    loadPassages: async (ids) => loaded.filter(({ id }) => ids.includes(id)),
    facts: openFacts([{ documentId: name, title: name, facts, passageIds }]),
    visitorLanguage,
  })) {
    if (event.type === 'token') said += event.text;
    if (event.type === 'done') isAnswered = event.answered;
  }
  return { said, isAnswered };
}

describe.each(Object.entries(shops))('documents in %s', (_, { text, question, answer }) => {
  it('are quoted to someone who asks in their language', async () => {
    const { said, isAnswered } = await ask({ text, question });
    expect(isAnswered).toBe(true);
    expect(said).toContain(answer);
  });
});

describe('a language that questions aren’t read in', () => {
  const english = 'Cakes are kept in the fridge for two days. Gift cards are valid for one year.';

  it.each([
    ['Можно ли прийти с собакой?', 'ru'],
    ['Köpeğimle birlikte gelebilir miyim acaba, bu mümkün mü sizin için?', 'tr'],
    ['可以带狗来吗？', 'zh'],
    ['هل يمكنني إحضار كلبي؟', 'ar'],
    ['क्या मैं अपना कुत्ता ला सकता हूँ?', 'en'],
    ['Voinko tuoda koirani, ja onko se teillä sallittua?', 'en'],
  ] as const)('%s is refused in %s', async (question, language) => {
    const { said, isAnswered } = await ask({ text: english, question, visitorLanguage: 'de' });
    expect(isAnswered).toBe(false);
    expect(said).toBe(phrasesByLanguage[language].unknown);
  });
});

describe('a message that doesn’t tell its language', () => {
  const english = 'Cakes are kept in the fridge for two days. Gift cards are valid for one year.';

  it('is refused in the language of the page', async () => {
    const { said } = await ask({ text: english, question: 'Sauna?', visitorLanguage: 'es' });
    expect(said).toBe(phrasesByLanguage.es.unknown);
  });

  it('is refused in the documents’ language where no page is known', async () => {
    const { said } = await ask({ text: english, question: 'Sauna?' });
    expect(said).toBe(phrasesByLanguage.en.unknown);
  });

  it('doesn’t change the language of one that does', async () => {
    const { said } = await ask({
      text: english,
      question: 'Darf ich meinen Hund mitbringen?',
      visitorLanguage: 'es',
    });
    expect(said).toBe(phrasesByLanguage.de.unknown);
  });
});

const english = `# Opening hours

Monday to Friday: 9:00 am - 6:00 pm
Saturday: 9:00 am - 1:00 pm
Sunday: closed

# Where we are

Address: 12 Mill Lane, Leeds LS1 4AB

# Gift cards

Gift cards are valid for two years.`;

const germanShop = `# Öffnungszeiten

Montag bis Freitag: 9:00 - 18:00 Uhr
Samstag: 9:00 - 13:00 Uhr
Sonntag: geschlossen

# Gutscheine

Gutscheine gelten zwei Jahre.`;

describe('messages that are in no one language', () => {
  it.each([
    ['hi, una pregunta: abren los sabados? thanks!', /^Sí, los sábados/],
    ['Hello! Habt ihr am Samstag geöffnet? Thank you', /^Ja, samstags/],
    ['bonjour, are you open on saturday please', /Saturday/],
  ])('is answered in the language of the question itself: %s', async (question, said) => {
    const answer = await ask({ text: english, question });
    expect(answer.said).toMatch(said);
    expect(answer.isAnswered).toBe(true);
  });

  it.each([
    ['donde estais', 'Mill Lane'],
    ['ou etes vous situes', 'Mill Lane'],
    ['koennt ihr mir sagen ob ihr am samstag geoeffnet habt', 'Ja, samstags'],
    ['o ktorej zamykacie w sobote', '13'],
  ])('is understood without accents: %s', async (question, part) => {
    const answer = await ask({ text: english, question });
    expect(answer.isAnswered).toBe(true);
    expect(answer.said).toContain(part);
  });

  it('the message counts, not the language that the page claims', async () => {
    const question = 'Sind Sie am Sonntag geöffnet?';
    const answer = await ask({ text: english, question, visitorLanguage: 'fr' });
    expect(answer.said).toMatch(/Sonntag.*geschlossen|geschlossen.*Sonntag/i);
  });

  it('emoji around a question change nothing', async () => {
    const plain = await ask({ text: english, question: 'are you open on saturday?' });
    const decorated = await ask({
      text: english,
      question: '👋😀 are you open on saturday? 🙏🏽❤️‍🔥',
    });
    expect(decorated).toEqual(plain);
    expect(plain.isAnswered).toBe(true);
  });

  it.each(['😀', '🤷🏽‍♀️🤷🏽‍♀️', '❤️❤️❤️', '🇩🇪', '…'])(
    '%s alone gets a polite line in the language of the page',
    async (question) => {
      const answer = await ask({ text: germanShop, question, visitorLanguage: 'de' });
      const { unclear, thanks, acknowledge, praise, greeting, unknown } = phrasesByLanguage.de;
      const polite = [unclear, thanks, acknowledge, praise, greeting, unknown];
      expect(polite.some((line) => answer.said.includes(line))).toBe(true);
    },
  );

  it.each([
    'शनिवार को कितने बजे खुलते हैं?',
    'Je, mnafungua Jumamosi?',
    'Колко струва това?',
    'آیا شنبه‌ها باز هستید؟ چه ساعتی؟',
  ])('a language that we do not have is refused politely in English: %s', async (question) => {
    const answer = await ask({ text: germanShop, question, visitorLanguage: 'en' });
    expect(answer.isAnswered).toBe(false);
    expect(answer.said).toContain(phrasesByLanguage.en.unknown);
  });
});

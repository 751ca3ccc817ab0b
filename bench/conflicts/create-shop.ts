import { type ShopLanguage, shopWords } from './words.ts';

/** A pair of values that two documents give: planted as a conflict, or as two things that only look alike. */
export type Planted = { kind: string; isConflict: boolean; values: [string, string] };

export type GeneratedShop = {
  language: ShopLanguage;
  documents: { name: string; text: string }[];
  answers: { question: string; answer: string }[];
  planted: Planted[];
};

/** Texts of even or odd places of each list: what rules are tuned on isn't what is reported. */
export type Half = 'tuned' | 'unseen';

type Random = () => number;

export function createShop({
  seed,
  language,
  half,
  conflicts,
  lookAlikes,
}: {
  seed: number;
  language: ShopLanguage;
  half: Half;
  conflicts: number;
  lookAlikes: number;
}): GeneratedShop {
  const random = createRandom(seed);
  const words = shopWords[language];
  const pick = <T>(all: readonly T[]): T => {
    const own = all.filter((_, at) => at % 2 === (half === 'tuned' ? 0 : 1));
    return any(own.length > 0 ? own : all);
  };
  const any = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const trade = any(words.trades);
  const items = shuffle(trade.items, random);
  const { write, rewrite } = words.currency;
  const price = () => 5 + Math.floor(random() * 60);
  const other = (value: number) => value + 1 + Math.floor(random() * 9);
  const phone = () => {
    const digits = String(Math.floor(random() * 9_000_000) + 1_000_000);
    return language === 'en' ? `(555) ${digits.slice(0, 3)}-${digits.slice(3)}` : `030 ${digits}`;
  };
  const rows: [string, number][] = [];
  const list: string[] = [];
  const page: string[] = [];
  const faq: string[] = [];
  const answers: GeneratedShop['answers'] = [];
  const planted: Planted[] = [];
  const used = new Set<string>();
  const hours = { from: 8 + Math.floor(random() * 2), to: 17 + Math.floor(random() * 3) };
  const saturday = { from: 9, to: 13 + Math.floor(random() * 3) };
  const mainPhone = phone();
  const [weekA = { list: '', span: '', write: () => '' }] = words.week;

  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const note = (kind: string, isConflict: boolean, values: [string, string]) =>
    planted.push({ kind, isConflict, values });
  const nextItem = () => items.pop() ?? 'Extra';

  const plants: Record<string, () => void> = {
    'price table/table': () => {
      const item = nextItem();
      const value = price();
      rows.push([item, value]);
      const changed = other(value);
      list.push(`| ${item} | ${write(changed)} |`);
      note('price', true, [String(value), String(changed)]);
    },
    'price table/sentence': () => {
      const item = nextItem();
      const value = price();
      rows.push([item, value]);
      const changed = other(value);
      page.push(capital(fill(pick(words.priceSentences), { item, price: write(changed) })));
      note('price', true, [String(value), String(changed)]);
    },
    'price table/faq': () => {
      const item = nextItem();
      const value = price();
      rows.push([item, value]);
      const changed = other(value);
      const { question, answer } = pick(words.priceQuestions);
      faq.push(`## ${fill(question, { item })}\n\n${fill(answer, { price: write(changed) })}`);
      note('price', true, [String(value), String(changed)]);
    },
    'price table/answer': () => {
      const item = nextItem();
      const value = price();
      rows.push([item, value]);
      const changed = other(value);
      const { question, answer } = pick(words.priceQuestions);
      answers.push({
        question: fill(question, { item }),
        answer: fill(answer, { price: write(changed) }),
      });
      note('price', true, [String(value), String(changed)]);
    },
    hours: () => {
      const from = saturday.from + 1;
      const to = saturday.to + 1;
      faq.push(fill(pick(words.saturday), { from, to: to - 12, to24: to }));
      note('hours', true, ['saturday', 'saturday']);
    },
    'hours/answer': () => {
      const from = saturday.from + 1;
      const to = saturday.to + 2;
      const { question, answer } = pick(words.saturdayQuestion);
      answers.push({ question, answer: fill(answer, { from, to: to - 12, to24: to }) });
      note('hours', true, ['saturday', 'saturday']);
    },
    phone: () => {
      const number = phone();
      faq.push(fill(pick(words.phones), { phone: number }));
      note('phone', true, [mainPhone, number]);
    },
    percentage: () => {
      const share = pick(words.shares);
      const n = 5 + Math.floor(random() * 4) * 5;
      page.push(fill(share.one, { n }));
      faq.push(fill(share.other, { n: n + 5 }));
      note('percentage', true, [String(n), String(n + 5)]);
    },
    date: () => {
      const date = pick(words.dates);
      page.push(fill(date.one, { day: date.days[0] }));
      faq.push(fill(date.other, { day: date.days[1] }));
      note('date', true, date.days);
    },
    'yes-no': () => {
      const told = pick(words.yesNo);
      page.push(told.yes);
      faq.push(told.no);
      note('yes-no', true, [told.yes, told.no]);
    },
    'yes-no/answer': () => {
      const told = pick(words.yesNoQuestions);
      faq.push(`## ${told.question}\n\n${told.yes}`);
      answers.push({ question: told.question, answer: told.no });
      note('yes-no', true, [told.yes, told.no]);
    },
    period: () => {
      const told = pick(words.periods);
      page.push(fill(told.one, { n: 14 }));
      faq.push(fill(told.other, { n: 30 }));
      note('period', true, ['14', '30']);
    },
    free: () => {
      const told = pick(words.free);
      page.push(told.free);
      faq.push(told.paid);
      note('price', true, [told.free, told.paid]);
    },
  };

  const looks: Record<string, () => void> = {
    'variant table/table': () => {
      const item = nextItem();
      const [one, two] = pick(words.variants);
      const value = price();
      rows.push([fill(one, { item }), value]);
      list.push(`| ${fill(two, { item })} | ${write(other(value))} |`);
      note('price', false, [fill(one, { item }), fill(two, { item })]);
    },
    'variant table/sentence': () => {
      const item = nextItem();
      const [one, two] = pick(words.variants);
      const value = price();
      rows.push([fill(one, { item }), value]);
      const sentence = fill(pick(words.priceSentences), {
        item: fill(two, { item }),
        price: write(other(value)),
      });
      page.push(capital(sentence));
      note('price', false, [fill(one, { item }), fill(two, { item })]);
    },
    'same price written differently': () => {
      const item = nextItem();
      const value = price();
      rows.push([item, value]);
      const sentence = fill(pick(words.priceSentences), { item, price: rewrite(value) });
      page.push(capital(sentence));
      note('price', false, [item, item]);
    },
    'per day and per week': () => {
      const item = nextItem();
      const value = price();
      page.push(capital(fill(pick(words.perDay), { item, price: write(value) })));
      faq.push(capital(fill(pick(words.perWeek), { item, price: write(value * 5) })));
      note('price', false, [item, item]);
    },
    'hours of something else': () => {
      const name = pick(words.otherHours);
      faq.push(
        `## ${name}\n\n${weekA.list}: ${weekA.write(hours.from + 2, hours.to - 1)}\n\n${weekA.span}: ${weekA.write(saturday.from + 1, saturday.to + 2)}`,
      );
      note('hours', false, [name, name]);
    },
    'same hours written differently': () => {
      const again = words.week[1] ?? weekA;
      faq.push(`${again.list}: ${again.write(hours.from, hours.to)}`);
      note('hours', false, ['week', 'week']);
    },
    'phone for something else': () => {
      const number = phone();
      const told = pick(words.otherPhones);
      faq.push(fill(told, { phone: number }));
      note('phone', false, [mainPhone, number]);
    },
    percentage: () => {
      const share = pick(words.shares);
      page.push(fill(share.one, { n: 10 }));
      faq.push(fill(share.look, { n: 15 }));
      note('percentage', false, [fill(share.one, { n: 10 }), fill(share.look, { n: 15 })]);
    },
    date: () => {
      const date = pick(words.dates);
      page.push(fill(date.one, { day: date.days[0] }));
      faq.push(fill(date.look, { day: date.days[1] }));
      note('date', false, date.days);
    },
    'yes-no': () => {
      const told = pick(words.yesNo);
      page.push(told.yes);
      faq.push(told.look);
      note('yes-no', false, [told.yes, told.look]);
    },
    period: () => {
      const told = pick(words.periods);
      page.push(fill(told.one, { n: 14 }));
      faq.push(fill(told.look, { n: 30 }));
      note('period', false, ['14', '30']);
    },
  };

  const run = (all: Record<string, () => void>, count: number) => {
    for (const name of shuffle(Object.keys(all), random)) {
      // Planting both on one subject would plant a third thing.
      const subject = name.split(/[ /]/)[0] ?? name;
      const isShared = [
        'percentage',
        'date',
        'yes-no',
        'period',
        'hours',
        'phone',
        'free',
      ].includes(subject);
      if (count === 0) return;
      if (isShared && used.has(subject)) continue;
      if (items.length === 0 && /price|variant|per day/.test(name)) continue;
      used.add(isShared ? subject : name);
      all[name]?.();
      count -= 1;
    }
  };
  if (random() < 0.5) {
    run(plants, conflicts);
    run(looks, lookAlikes);
  } else {
    run(looks, lookAlikes);
    run(plants, conflicts);
  }
  while (items.length > 0 && rows.length < 6) rows.push([nextItem(), price()]);

  const column = pick(words.priceColumns);
  const csv = [
    `${trade.column},${column}`,
    ...shuffle(rows, random).map(([name, value]) => `"${name}","${write(value)}"`),
  ].join('\n');
  const noise = shuffle(words.noise, random);
  const title = pick(words.hoursTitles);
  const about = [
    `# ${trade.name}`,
    ...shuffle([...page, ...noise.slice(0, 3)], random),
    `## ${title}`,
    `${weekA.list}: ${weekA.write(hours.from, hours.to)}`,
    `${weekA.span}: ${weekA.write(saturday.from, saturday.to)}`,
    words.sunday,
    fill(words.phones[0] ?? '', { phone: mainPhone }),
  ].join('\n\n');
  const menu = [`| ${trade.column} | ${column} |`, '|---|---|', ...list].join('\n');
  const sections = faq.filter((part) => part.startsWith('##'));
  const sentences = faq.filter((part) => !part.startsWith('##'));
  const more = [
    '# FAQ',
    ...shuffle([...sentences, ...noise.slice(3)], random),
    ...sections,
    ...(list.length > 0 ? [menu] : []),
  ].join('\n\n');
  return {
    language,
    documents: [
      { name: 'prices.csv', text: csv },
      { name: 'website.md', text: about },
      { name: 'faq.md', text: more },
    ],
    answers,
    planted,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shuffle<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
  };
}

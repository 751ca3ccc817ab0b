import type { LanguageSigns } from './grammar.ts';

/** Function words of languages that the chatbot neither reads nor speaks, so that their texts aren't taken for another. */
export const otherLanguages = {
  no: 'og det som er en på for av med til den ikke om et har de jeg du dere vi kan når hvor fra men eller så hei takk åpent også hva',
  fi: 'ja on ei se että ovat oli hän mutta kun niin myös tai joka mitä onko paljonko milloin missä hei kiitos auki teillä minä voi kuin sen',
  hu: 'a az és hogy nem van egy is ez meg mi mikor hol mennyi köszönöm szia nyitva vagy csak már de volt ki be el kell lehet jó napot önök',
  ca: "i el la els les de que amb per és una un no són al dels quan on quant gràcies bon dia esteu oberts teniu també però aquest aquesta fins més l' d'",
  hr: 'i je u na se da su za od s koji što kako ali ili kada gdje koliko imate dobar dan hvala sam nije bi po ne kao',
  id: 'dan yang di ke dari untuk dengan ini itu tidak ada apa berapa kapan bisa saya kami anda atau pada juga akan sudah terima kasih',
  la: 'et in est ad non cum ut sed qui quae quod sunt per aut enim ex ab esse atque lorem ipsum dolor sit amet',
} as const;

/** Letters that point to them, and how much. */
export const otherSigns: Readonly<Partial<Record<keyof typeof otherLanguages, LanguageSigns>>> = {
  fi: [[/[äöü]/u, 0.3]],
  hu: [
    [/[äöü]/u, 0.3],
    [/[áíóú]/u, 0.3],
    [/[őű]/u, 1],
  ],
  ca: [
    [/ç/u, 0.4],
    [/[àèùìò]/u, 0.3],
  ],
  hr: [[/[ěščřžůďťň]/u, 0.5]],
};

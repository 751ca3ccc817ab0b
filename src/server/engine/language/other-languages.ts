/** Function words of languages the engine doesn't read, so that their texts aren't taken for one it does read. */
export const otherLanguages = {
  ro: 'și în la cu nu este sunt pe din care să pentru mai ce sau dar are au fi prin după până când unde cât ați vă noi lui lor unui unei acest această fost fiind ale al ai într bună ziua aveți mulțumesc',
  tr: 've bir bu da de için ile ne var mı mi mu olarak daha çok gibi kadar ama en sonra olan ya değil nasıl merhaba kaç lira açık saat kadar siz biz olduğu ise her hangi nerede teşekkürler tarafından',
  sv: 'och att det som är en på för av med till den inte om ett har de jag du ni vi kan när hur var från men eller så till hej tack öppet era finns också',
  da: 'og at det som er en på for af med til den ikke om et har de jeg du i vi kan når hvor fra men eller så hej tak åben jeres findes også hvad hvornår det ikke',
  no: 'og det som er en på for av med til den ikke om et har de jeg du dere vi kan når hvor fra men eller så hei takk åpent også hva',
  fi: 'ja on ei se että ovat oli hän mutta kun niin myös tai joka mitä onko paljonko milloin missä hei kiitos auki teillä minä voi kuin sen',
  cs: 'a je se na že to v jsem jsou pro jak ale nebo kdy kde kolik máte dobrý den děkuji od do s z po by který která také jako jeho už být před při jsme jste byste mohu nemohu můžete můžu prosím děkujeme není nikdo nějaký našeho naše protože pokud dnes zítra ještě otevřeno otevírací stojí chtěl chtěla',
  hu: 'a az és hogy nem van egy is ez meg mi mikor hol mennyi köszönöm szia nyitva vagy csak már de volt ki be el kell lehet jó napot önök',
  ca: "i el la els les de que amb per és una un no són al dels quan on quant gràcies bon dia esteu oberts teniu també però aquest aquesta fins més l' d'",
  hr: 'i je u na se da su za od s koji što kako ali ili kada gdje koliko imate dobar dan hvala sam nije bi po ne kao',
  id: 'dan yang di ke dari untuk dengan ini itu tidak ada apa berapa kapan bisa saya kami anda atau pada juga akan sudah terima kasih',
  la: 'et in est ad non cum ut sed qui quae quod sunt per aut enim ex ab esse atque lorem ipsum dolor sit amet',
} as const;

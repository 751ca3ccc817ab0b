import type { Wordings } from '#server/engine/language/spoken-words.ts';

export const wordings: Wordings = {
  greeting: 'ahoj, dobrý den, dobré ráno, dobrý večer, dobré odpoledne, zdravím, čau, nazdar',
  howAreYou: 'jak se máte, jak se máš, jak se vede',
  thanks:
    'děkuji, děkuju, děkuji moc, moc děkuji, díky, díky moc, mockrát děkuji, děkuji za pomoc, děkujeme',
  goodbye: 'na shledanou, nashledanou, sbohem, mějte se, hezký den, přeji hezký den, dobrou noc',
  acknowledge: 'dobře, ok, okej, rozumím, jasně, chápu',
  accept: 'ano, ano prosím, jo, určitě',
  decline: 'ne, ne děkuji, ne díky, není třeba',
  praise: 'super, skvělé, výborně, perfektní, paráda',
  about: 'kdo jste, kdo jsi, jste robot, jsi robot, jsi bot, jste člověk, jsi člověk',
  help: 'pomoc, potřebuji pomoc, pomozte mi, můžete mi pomoci, můžete mi pomoct, s čím mi můžete pomoci',
  human:
    'chci mluvit s člověkem, chci mluvit s operátorem, chci mluvit s někým, chtěl bych mluvit s člověkem, chtěla bych mluvit s člověkem, mohu mluvit s člověkem, můžu mluvit s člověkem, mohu mluvit s někým, operátor, přepojte mě na operátora, spojte mě s operátorem, živý člověk',
  filler: 'prosím, moc, vám',
};

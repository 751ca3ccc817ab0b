import type { SpokenWords } from './spoken-words.ts';

export const cs: SpokenWords = {
  phrases: {
    greeting: 'Dobrý den! Co byste chtěli vědět?',
    howAreYou: 'Mám se dobře, děkuji za optání! S čím mohu pomoci?',
    thanks: 'Není zač! Mohu ještě s něčím pomoci?',
    goodbye: 'Na shledanou, ozvěte se kdykoli!',
    thanksGoodbye: 'Není zač! Na shledanou a hezký den.',
    about:
      'Jsem automatický asistent s umělou inteligencí, ne člověk. Odpovídám na otázky podle informací, které mi tato firma poskytla, a když nedokážu pomoci, mohu přizvat člověka.',
    help: 'Mohu odpovídat na otázky o této firmě, například o otevírací době, cenách, službách a kontaktech. Co byste chtěli vědět?',
    acknowledge: 'Výborně! Kdybyste ještě něco potřebovali, napište.',
    accept: 'Jistě! Co byste chtěli vědět?',
    praise: 'Děkuji, jsem rád, že jsem mohl pomoci! Ještě něco?',
    decline: 'Dobře! Kdyby vás ještě něco napadlo, stačí se zeptat.',
    human: 'Samozřejmě. Předám vás člověku z týmu.',
    frustrated:
      'Mrzí mě, že jsem vám nedokázal pomoci, jak jste potřebovali. Chcete raději mluvit s člověkem?',
    unclear: 'Co byste chtěli vědět?',
    mayHelp: 'Možná hledáte toto:',
    unknown: 'V informacích, které mám, jsem to nenašel.',
    offerPerson: 'Mám váš dotaz předat týmu?',
    askBack: 'Který máte na mysli?',
    partlyUnknown: 'Na zbytek vašeho dotazu jsem odpověď nenašel.',
    teamOffer: 'Chcete se zeptat našeho týmu, nebo nám nechat kontakt?',
    teamCalledMinute: 'Dal jsem týmu vědět. Odpověď obvykle netrvá déle než minutu.',
    teamCalled: 'Dal jsem týmu vědět. Odpověď obvykle netrvá déle než {minutes} min.',
    teamClosed: 'Z našeho týmu tu teď nikdo není. Nechte nám kontakt a ozveme se vám.',
    leaveDetails: 'Nechte nám kontakt a někdo z našeho týmu se vám ozve.',
    teamMissed: 'Z našeho týmu se teď nikdo nemohl připojit. Nechte nám kontakt a ozveme se vám.',
    teamStepped:
      'Náš tým musel odejít. Nechte nám kontakt a ozveme se vám, nebo se mě zeptejte na něco jiného.',
    notAnswering: 'Děkujeme za zprávu. Teď nemohu odpovídat na otázky.',
    answerFailed:
      'Teď se mi nepodařilo odpovědět. Zkuste to prosím znovu, nebo nám nechte kontakt.',
    coveredMuch: 'Probrali jsme toho už hodně. Někdo z našeho týmu vám řekne více.',
    inOtherLanguage: {
      en: 'Naše informace jsou v angličtině:',
      de: 'Naše informace jsou v němčině:',
      es: 'Naše informace jsou ve španělštině:',
      fr: 'Naše informace jsou ve francouzštině:',
      it: 'Naše informace jsou v italštině:',
      pt: 'Naše informace jsou v portugalštině:',
      nl: 'Naše informace jsou v nizozemštině:',
      pl: 'Naše informace jsou v polštině:',
    },
  },
  talk: {
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
  },
};

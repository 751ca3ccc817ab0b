import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'dove si trova,dov e,dove e'
  .split(',')
  .flatMap((where) =>
    'il,la,lo,il vostro,la vostra,l'
      .split(',')
      .flatMap((article) =>
        'negozio,ristorante,bar,salone,studio,hotel,officina,ufficio,clinica,palestra,farmacia,scuola,locale'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telefono, tel, cell, cellulare, chiamaci, chiamate, fisso, centralino'),
    email: list('email, mail, posta elettronica, pec'),
    address: list('indirizzo, sede, dove siamo, dove trovarci'),
    web: list('web, sito, sito web, online, internet'),
    fax: list('fax'),
    text: list('whatsapp, sms, messaggi, messaggio, telegram'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin, social'),
  },
  asks: {
    phone: list(
      'a che numero, linea diretta, numero di telefono, vostro numero, il numero, che numero, quale numero, telefono, chiamarvi, telefonarvi, posso chiamare, numero di cellulare, recapito telefonico',
    ),
    email: list(
      'indirizzo email, indirizzo mail, indirizzo di posta, vostra email, vostra mail, l email, la mail, la email, quale email, quale mail, una mail, una email, che mail',
    ),
    address: [
      ...list(
        'vostro indirizzo, l indirizzo, quale indirizzo, che indirizzo, dove siete, dove vi trovate, dove vi trovo, dove si trova, dov e, in che via, dove posso trovarvi, dove avete, codice postale, cap, per il navigatore',
      ),
      ...places,
    ],
    web: list('sito web, sito internet, vostro sito, il sito'),
    fax: list('fax'),
    text: list('whatsapp, sms'),
    social: list('instagram, facebook, tiktok, insta, youtube, social'),
  },
  numberOf: list('numero di, numero del, numero della, numero dell, numero per'),
  reach: list(
    'contattarvi, contattare, mettermi in contatto, contatti, recapiti, raggiungervi, scrivervi, parlare con voi',
  ),
  who: list(
    'a chi, con chi, chi devo, chi posso, chi si occupa, chi e responsabile, chi contattare, persona di riferimento, dove mando, dove invio, dove posso inviare, dove posso mandare, dove devo inviare, referente',
  ),
  which: list('quale, qual, quali, che, chi, dove, come, cosa'),
  otherTopics: list(
    'quando, ora, ore, orario, orari, aperto, aperta, aperti, aprite, chiudete, chiuso, chiusi, fino a, parcheggio, parcheggiare, bus, autobus, metro, treno, tram, stazione, fermata, come arrivo, come arrivare, come si arriva, quanto, costa, costano, prezzo, prezzi, tariffa, mio indirizzo, mio numero, mia mail, newsletter',
  ),
  emergency: list('emergenza, emergenze, urgenza, urgenze, urgente, fuori orario, reperibilita'),
  main: list(
    'sede, centralino, negozio, ufficio, reception, principale, generale, informazioni, segreteria, altre richieste, studio, info',
  ),
  branch: list('filiale, filiali, succursale, magazzino, outlet, seconda sede, punto vendita'),
  general: list(
    'contatti, contatto, contattaci, dove siamo, orari, come trovarci, chi siamo, scrivici, recapiti, indirizzo',
  ),
  purposes: {
    orders: list('ordine, ordini, ordinare, ordinazion*'),
    bookings: list('prenotazion*, prenotare, appuntament*, iscrizion*'),
    returns: list('reso, resi, restituire, restituzion*, cambio, cambi, rimbors*, garanzia'),
    billing: list('fattura, fatture, fatturazione, pagament*, amministrazione, contabilita'),
    jobs: list(
      'lavoro, lavorare, candidatur*, curriculum, cv, assunzion*, carriera, stage, tirocinio, posizioni aperte',
    ),
    breakdown: list(
      'guasto, guasti, in panne, foratura, bucato, soccorso stradale, carro attrezzi, in difficolta',
    ),
    schools: list(
      'scuola, scuole, scolastic*, gita scolastica, insegnant*, maestr*, professor*, alunni, scolaresche, mia classe, nostra classe',
    ),
    events: list(
      'evento, eventi, festa, feste, matrimoni*, gruppo, gruppi, catering, compleann*, ricevimenti, cerimonie',
    ),
    press: list('stampa, media, giornalist*, intervista, collaborazion*'),
    complaints: list('reclam*, lamentel*, problema, problemi, segnalazion*'),
    wholesale: list('ingrosso, rivenditor*, aziende, b2b, grossist*'),
    support: list('assistenza, servizio clienti, supporto, aiuto, assistenza clienti'),
    privacy: list('privacy, dati personali, gdpr, protezione dei dati'),
    repairs: list('riparazion*, riparare, officina, manutenzione, laboratorio'),
    lost: list('oggetti smarriti, smarrit*, perso, dimenticat*'),
  },
  stop: list(
    'gps, navigatore, google maps, esatto, preciso, solo, soltanto, durante, il, lo, la, l, i, gli, le, un, uno, una, di, del, della, dei, delle, a, al, alla, da, dal, in, nel, nella, con, per, su, sul, io, tu, voi, noi, vi, ci, mi, mio, mia, miei, vostro, vostra, vostri, vostre, e, o, sono, siete, ho, ha, avete, hai, posso, potete, puo, potrei, vorrei, voglio, devo, c, si, se, per favore, favore, ciao, buongiorno, buonasera, salve, grazie, qualcuno, persona, negozio, locale, ristorante, ufficio, studio, azienda, salone, numero, indirizzo, contatto, domanda, domande, sapere, dire, dare, dove, come, anche, parlare, inviare, mandare, scrivere, chiamare, usare, esattamente, trovo, qual, quale, che, riguardo, circa',
  ),
  templates: {
    plain: {
      phone: 'Il nostro numero di telefono è {value}.',
      email: 'Il nostro indirizzo e-mail è {value}.',
      address: 'Il nostro indirizzo è {value}.',
      web: 'Il nostro sito web è {value}.',
      fax: 'Il nostro numero di fax è {value}.',
      text: 'Può scriverci al {value}.',
      social: 'Ci trova su {value}.',
    },
    labelled: {
      phone: 'Il numero per {label} è {value}.',
      email: "L'indirizzo e-mail per {label} è {value}.",
      address: '{label}: {value}.',
      web: 'Il sito per {label} è {value}.',
      fax: 'Il fax per {label} è {value}.',
      text: 'Può scriverci su {label} al {value}.',
      social: 'Siamo su {label}: {value}.',
    },
    fitting: {
      phone: 'Per questo, chiami il {value}.',
      email: 'Per questo, scriva a {value}.',
    },
    person: 'Si rivolga a {who}: {value}.',
    reach: 'Può contattarci qui: {value}.',
    emergency: 'Il numero per le emergenze è {value}.',
    or: 'o',
  },
};

import type { Phrases } from '#server/engine/language/phrases.ts';

export const romanianPhrases: Phrases = {
  greeting: 'Bună ziua! Ce ați dori să aflați?',
  howAreYou: 'Sunt bine, mulțumesc de întrebare! Cu ce vă pot ajuta?',
  thanks: 'Cu plăcere! Vă mai pot ajuta cu ceva?',
  goodbye: 'La revedere și reveniți oricând!',
  thanksGoodbye: 'Cu plăcere! La revedere și o zi frumoasă.',
  about:
    'Sunt un asistent automat bazat pe IA, nu o persoană. Răspund la întrebări pe baza informațiilor primite de la această firmă și pot apela la o persoană atunci când nu vă pot ajuta.',
  help: 'Pot răspunde la întrebări despre această firmă, de exemplu despre program, prețuri, servicii și date de contact. Ce ați dori să aflați?',
  acknowledge: 'Foarte bine! Scrieți-mi dacă mai aveți nevoie de ceva.',
  accept: 'Sigur! Ce ați dori să aflați?',
  praise: 'Mulțumesc, mă bucur că am putut ajuta! Mai aveți vreo întrebare?',
  decline: 'În regulă! Dacă mai apare ceva, întrebați-mă.',
  human: 'Desigur. Vă transfer către o persoană.',
  frustrated:
    'Îmi pare rău că nu v-am putut ajuta așa cum trebuia. Doriți să vorbiți cu o persoană?',
  unclear: 'Ce ați dori să aflați?',
  mayHelp: 'Poate căutați acest lucru:',
  unknown: 'Nu am găsit acest lucru în informațiile pe care le am.',
  noPrice: 'Nu am un preț pentru asta. Iată ce știu:',
  nearTopics: 'Poate căutați unul dintre aceste subiecte.',
  offerPerson: 'Doriți să transmit întrebarea echipei?',
  askBack: 'La care vă referiți?',
  partlyUnknown: 'Nu am găsit un răspuns pentru restul întrebării.',
  teamOffer: 'Doriți să întrebați echipa noastră sau să lăsați datele de contact?',
  teamCalledMinute: 'Am anunțat echipa. De obicei, răspunsul vine în cel mult un minut.',
  teamCalled: 'Am anunțat echipa. De obicei, răspunsul vine în cel mult {minutes} minute.',
  teamClosed:
    'Momentan nu este nimeni disponibil din echipa noastră. Lăsați datele de contact și revenim cu un răspuns.',
  leaveDetails: 'Lăsați datele de contact și cineva din echipa noastră vă va răspunde.',
  teamMissed:
    'Nimeni din echipa noastră nu a putut intra acum. Lăsați datele de contact și revenim cu un răspuns.',
  teamStepped:
    'Echipa noastră a trebuit să plece. Lăsați datele de contact și revenim cu un răspuns sau întrebați-mă altceva.',
  notAnswering: 'Vă mulțumim pentru mesaj. Momentan nu pot răspunde la întrebări.',
  answerFailed: 'Nu am putut răspunde acum. Încercați din nou sau lăsați datele de contact.',
  coveredMuch: 'Am discutat deja multe aici. Cineva din echipa noastră vă poate spune mai multe.',
  inOtherLanguage: {
    en: 'Informațiile noastre sunt în engleză:',
    de: 'Informațiile noastre sunt în germană:',
    es: 'Informațiile noastre sunt în spaniolă:',
    fr: 'Informațiile noastre sunt în franceză:',
    it: 'Informațiile noastre sunt în italiană:',
    pt: 'Informațiile noastre sunt în portugheză:',
    nl: 'Informațiile noastre sunt în neerlandeză:',
    pl: 'Informațiile noastre sunt în poloneză:',
  },
};

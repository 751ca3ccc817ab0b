import { euros } from '../currencies.ts';
import type { ShopWords } from '../shop-words.ts';

export const de: ShopWords = {
  currency: euros,
  trades: [
    {
      name: 'Salon Lindenhof',
      column: 'Leistung',
      items: [
        'Bartschnitt',
        'Ansatzfarbe',
        'Kopfmassage',
        'Hochsteckfrisur',
        'Ponyschnitt',
        'Keratinbehandlung',
        'Föhnen',
        'Tiefenpflege',
      ],
    },
    {
      name: 'Radhaus am See',
      column: 'Artikel',
      items: [
        'Tandem',
        'Kinderanhänger',
        'Lastenrad',
        'Fahrradhelm',
        'Stehpaddel',
        'Schwimmweste',
        'Packtasche',
        'Elektrorad',
      ],
    },
    {
      name: 'Gasthaus Krone',
      column: 'Gericht',
      items: [
        'Zwiebelsuppe',
        'Pilzrisotto',
        'Lammeintopf',
        'Zitronentorte',
        'Käseplatte',
        'Fischpfanne',
        'Apfelstreusel',
        'Gartensalat',
      ],
    },
  ],
  priceColumns: ['Preis', 'Preis in Euro', 'Kosten', 'EUR'],
  priceSentences: [
    '{item} kostet {price}.',
    'Für {item} zahlen Sie {price}.',
    '{item}: {price}',
    'Der Preis für {item} beträgt {price}.',
    'Wir berechnen {price} für {item}.',
    '{item} gibt es für {price}.',
  ],
  priceQuestions: [
    { question: 'Was kostet {item}?', answer: 'Das kostet {price}.' },
    { question: 'Wie viel kostet {item}?', answer: 'Der Preis liegt bei {price}.' },
    { question: 'Wie teuer ist {item}?', answer: '{price}, inklusive Mehrwertsteuer.' },
    { question: 'Was ist der Preis für {item}?', answer: 'Es sind {price}.' },
  ],
  variants: [
    ['{item} Herren', '{item} Damen'],
    ['{item} klein', '{item} groß'],
    ['{item} (60 Minuten)', '{item} (90 Minuten)'],
    ['{item} für Kinder', '{item} für Erwachsene'],
    ['{item} mit Abholung', '{item} mit Lieferung'],
    ['{item} werktags', '{item} am Wochenende'],
  ],
  seasons: ['Sommerpreise', 'Winterpreise'],
  perDay: ['{item} kostet {price} pro Tag.', '{item}: {price} je Tag.'],
  perWeek: ['{item} kostet {price} pro Woche.', '{item}: {price} je Woche.'],
  hoursTitles: ['Öffnungszeiten', 'Wann wir da sind', 'Unsere Öffnungszeiten', 'Besuchen Sie uns'],
  week: [
    { list: 'Montag bis Freitag', span: 'Samstag', write: (from, to) => `${from}–${to} Uhr` },
    { list: 'Mo–Fr', span: 'Sa', write: (from, to) => `${from}:00–${to}:00 Uhr` },
  ],
  saturday: [
    'Samstags haben wir von {from} bis {to24} Uhr geöffnet.',
    'Samstag: {from}:00–{to24}:00 Uhr',
    'Am Samstag sind wir von {from} bis {to24} Uhr da.',
    'Samstag {from} bis {to24} Uhr',
  ],
  saturdayQuestion: [
    { question: 'Haben Sie samstags geöffnet?', answer: 'Ja, samstags von {from} bis {to24} Uhr.' },
    { question: 'Wann haben Sie am Samstag offen?', answer: 'Samstag von {from} bis {to24} Uhr.' },
  ],
  sunday: 'Sonntag geschlossen',
  branches: ['Filiale Hafen', 'Filiale Bahnhof'],
  otherHours: ['Küche', 'Telefonzeiten', 'Werkstatt', 'Café'],
  phones: [
    'Telefon: {phone}',
    'Rufen Sie uns an: {phone}',
    'Sie erreichen uns unter {phone}.',
    'Tel. {phone}',
  ],
  otherPhones: [
    'Buchungen: {phone}',
    'Mobil: {phone}',
    'Buchhaltung: {phone}',
    'Pressestelle: {phone}',
  ],
  shares: [
    {
      one: 'Studierende bekommen {n} % Rabatt.',
      other: 'Rabatt für Studierende: {n} %',
      look: 'Senioren bekommen {n} % Rabatt.',
    },
    {
      one: 'Die Anzahlung beträgt {n} %.',
      other: 'Wir bitten um eine Anzahlung von {n} %.',
      look: 'Der Gruppenzuschlag beträgt {n} %.',
    },
    {
      one: 'Mitglieder sparen {n} %.',
      other: 'Als Mitglied sparen Sie {n} %.',
      look: 'Neukunden sparen {n} % beim ersten Kauf.',
    },
    {
      one: 'Die Stornogebühr beträgt {n} %.',
      other: 'Stornogebühr: {n} %',
      look: 'Die Mahngebühr beträgt {n} %.',
    },
  ],
  dates: [
    {
      one: 'Anmeldeschluss ist der {day}.',
      other: 'Anmeldeschluss: {day}',
      look: 'Die Zahlung ist am {day} fällig.',
      days: ['15. März', '22. März'],
    },
    {
      one: 'Das Sommerfest ist am {day}.',
      other: 'Unser Sommerfest feiern wir am {day}.',
      look: 'Das Winterfest ist am {day}.',
      days: ['12. Juni', '19. Juni'],
    },
    {
      one: 'Der Frühlingsmarkt beginnt am {day}.',
      other: 'Beginn des Frühlingsmarkts: {day}',
      look: 'Der Herbstmarkt beginnt am {day}.',
      days: ['3. April', '10. April'],
    },
    {
      one: 'Das Jubiläumskonzert findet am {day} statt.',
      other: 'Jubiläumskonzert: {day}',
      look: 'Das Benefizkonzert findet am {day} statt.',
      days: ['8. Mai', '9. Mai'],
    },
  ],
  yesNo: [
    {
      yes: 'Hunde sind willkommen.',
      no: 'Hunde sind nicht erlaubt.',
      look: 'Hunde sind im Garten nicht erlaubt.',
    },
    {
      yes: 'Wir akzeptieren Kreditkarten.',
      no: 'Wir akzeptieren keine Kreditkarten.',
      look: 'Wir akzeptieren keine Schecks.',
    },
    {
      yes: 'Gutscheine sind erhältlich.',
      no: 'Gutscheine bieten wir nicht an.',
      look: 'Kataloge sind nicht erhältlich.',
    },
    { yes: 'WLAN ist vorhanden.', no: 'Es gibt kein WLAN.', look: 'Es gibt keinen Drucker.' },
  ],
  yesNoQuestions: [
    { question: 'Liefern Sie?', yes: 'Ja, gern.', no: 'Nein, bitte holen Sie Ihre Bestellung ab.' },
    {
      question: 'Gibt es Parkplätze?',
      yes: 'Ja, hinter dem Haus.',
      no: 'Nein, leider nur an der Straße.',
    },
  ],
  periods: [
    {
      one: 'Sie können Ware innerhalb von {n} Tagen zurückgeben.',
      other: 'Rückgabe der Ware innerhalb von {n} Tagen.',
      look: 'Wir beantworten Beschwerden innerhalb von {n} Tagen.',
    },
    {
      one: 'Stornieren Sie bis zu {n} Stunden vor dem Termin.',
      other: 'Termine können {n} Stunden vorher storniert werden.',
      look: 'Nennen Sie uns Allergien {n} Stunden vor dem Besuch.',
    },
  ],
  free: [
    { free: 'Das Parken ist kostenlos.', paid: 'Das Parken kostet 4 €.' },
    { free: 'Die Geschenkverpackung ist kostenlos.', paid: 'Die Geschenkverpackung kostet 3 €.' },
  ],
  noise: [
    'Wir freuen uns auf Ihren Besuch.',
    'Unser Team hat viel Erfahrung.',
    'Fragen Sie uns, wenn etwas unklar ist.',
    'Wir arbeiten mit Betrieben aus der Region.',
    'Das Gebäude ist über hundert Jahre alt.',
    'Kommen Sie beim ersten Mal etwas früher.',
  ],
};

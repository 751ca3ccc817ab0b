import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'gdzie jest,gdzie znajduje sie,gdzie miesci sie'
  .split(',')
  .flatMap((where) =>
    ''
      .split(',')
      .flatMap((article) =>
        'sklep,restauracja,kawiarnia,salon,gabinet,studio,hotel,warsztat,biuro,piekarnia,szkola,apteka'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telefon*, tel, kom, komorka, komorkowy, infolinia, zadzwon'),
    email: list('email*, mail*, poczta'),
    address: list('adres, lokalizacja, siedziba'),
    web: list('www, strona, strona internetowa, web, sklep internetowy'),
    fax: list('fax, faks'),
    text: list('whatsapp, sms, wiadomosci, wiadomosc, messenger'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin'),
  },
  asks: {
    phone: list(
      'pod jakim numerem, pod jaki numer, numer telefonu, nr telefonu, wasz numer, panstwa numer, jaki numer, pod jaki numer, jaki telefon, telefon do was, zadzwonic, telefon kontaktowy',
    ),
    email: list(
      'adres email, adres mailowy, adres e mail, wasz email, wasz mail, jaki mail, jaki email, na jaki mail, maila, emaila, adres poczty',
    ),
    address: [
      ...list(
        'wasz adres, panstwa adres, jaki adres, jaki jest adres, podaj adres, adres sklepu, adres firmy, gdzie jestescie, gdzie sie znajduje*, gdzie sie miescicie, gdzie jest sklep, gdzie was znajde, gdzie was znalezc, gdzie macie, lokalizacja, na jakiej ulicy, kod pocztowy, do nawigacji',
      ),
      ...places,
    ],
    web: list('strona internetowa, strone internetowa, adres strony, strone www'),
    fax: list('fax, faks, numer faksu'),
    text: list('whatsapp, sms'),
    social: list('instagram*, facebook*, tiktok, insta, youtube'),
  },
  numberOf: list('numer do, numer na, numer'),
  reach: list(
    'skontaktowac, kontaktowac, kontakt z wami, dane kontaktowe, kontakt do was, napisac do was, jak sie z wami',
  ),
  who: list(
    'z kim, do kogo, kto odpowiada, kto sie zajmuje, kto zajmuje sie, osoba kontaktowa, gdzie wyslac, dokad wyslac, gdzie moge wyslac, gdzie zlozyc, komu',
  ),
  which: list('jaki, jaka, jakie, ktory, kto, gdzie, co, jak'),
  otherTopics: list(
    'kiedy, godzin*, o ktorej, otwarte, otwarty, czynne, czynny, zamkniete, zamykacie, otwieracie, do ktorej, parking, zaparkowac, parkowac, autobus*, tramwaj*, pociag*, metro, dworzec, przystanek, dojazd, dojechac, jak dojsc, ile, kosztuje, kosztuja, cena, ceny, cennik, moj adres, moj numer, newsletter',
  ),
  emergency: list('awari*, naglych, pilne, dyzur*, pogotowie, po godzinach'),
  main: list(
    'sekretariat, recepcja, biuro, sklep, centrala, glowny, glowna, ogolny, ogolne, salon, informacja',
  ),
  branch: list('oddzial, filia, magazyn, outlet, drugi sklep'),
  general: list(
    'kontakt*, skontaktuj sie, gdzie jestesmy, godziny otwarcia, o nas, dane kontaktowe, napisz do nas, adres, lokalizacja',
  ),
  purposes: {
    orders: list('zamowien*, zamowic'),
    bookings: list('rezerwacj*, zarezerwowac, wizyt*, zapisy, umowic'),
    returns: list('zwrot*, zwrocic, wymian*, wymienic, reklamacj*, gwarancj*'),
    billing: list('faktur*, platnosc*, ksiegowosc, rozliczen*, rachun*'),
    jobs: list('prac*, rekrutacj*, aplikacj*, cv, kariera, kariery, staz*, praktyki'),
    breakdown: list(
      'awari*, zepsul*, holowani*, zlapal* gume, utknal*, utknel*, pomoc drogowa, w klopocie',
    ),
    schools: list(
      'szkol*, nauczyciel*, wycieczk* szkoln*, uczni*, klas* szkoln*, przedszkol*, moja klasa, nasza klasa',
    ),
    events: list('imprez*, wesel*, przyjec*, grup*, catering, urodzin*, event*, wydarzen*'),
    press: list('pras*, media, mediow, dziennikarz*, wywiad*, wspolprac*'),
    complaints: list('skarg*, reklamacj*, problem*, uwagi, opinie'),
    wholesale: list('hurt*, firmy, dla firm, b2b, dystrybucj*'),
    support: list('obslug* klienta, pomoc*, wsparcie, serwis techniczny, biuro obslugi'),
    privacy: list('prywatnosc*, rodo, danych osobowych, dane osobowe'),
    repairs: list('napraw*, serwis*, warsztat*'),
    lost: list('rzeczy znalezione, zgubi*, zostawi*'),
  },
  stop: list(
    'gps, nawigacja, nawigacji, google maps, dokladny, tylko, podczas, ja, ty, wy, was, wam, wasz, wasza, wasze, my, nas, nam, moj, moja, moje, mi, mnie, sie, jest, sa, jestem, macie, ma, mam, mozna, moge, mozecie, chce, chcialbym, chcialabym, potrzebuje, musze, powinienem, do, na, w, we, z, ze, od, dla, o, po, i, oraz, lub, albo, a, czy, prosze, czesc, dzien, dobry, witam, dziekuje, ktos, kims, osoba, sklep, sklepu, restauracja, biuro, firma, firmy, salon, gabinet, zespol, numer, adres, kontakt, pytanie, pytania, wiedziec, podac, powiedziec, takze, tez, to, ten, ta, te, tego, sprawie, wyslac, napisac, zadzwonic, rozmawiac, jak, gdzie, panstwo, panstwa, dokladnie, przez',
  ),
  templates: {
    plain: {
      phone: 'Nasz numer telefonu to {value}.',
      email: 'Nasz adres e-mail to {value}.',
      address: 'Nasz adres to {value}.',
      web: 'Nasza strona internetowa to {value}.',
      fax: 'Nasz numer faksu to {value}.',
      text: 'Można do nas napisać pod numer {value}.',
      social: 'Można nas znaleźć tutaj: {value}.',
    },
    labelled: {
      phone: '{label}: telefon {value}.',
      email: '{label}: e-mail {value}.',
      address: '{label}: {value}.',
      web: '{label}: strona {value}.',
      fax: '{label}: faks {value}.',
      text: '{label}: {value}.',
      social: '{label}: {value}.',
    },
    fitting: {
      phone: 'W tej sprawie proszę zadzwonić pod numer {value}.',
      email: 'W tej sprawie proszę napisać na {value}.',
    },
    person: 'Proszę o kontakt: {who}, {value}.',
    reach: 'Można się z nami skontaktować: {value}.',
    emergency: 'Numer alarmowy to {value}.',
    or: 'lub',
  },
};

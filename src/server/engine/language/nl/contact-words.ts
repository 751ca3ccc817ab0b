import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'waar is,waar zit,waar ligt'
  .split(',')
  .flatMap((where) =>
    'de,het,jullie,uw'
      .split(',')
      .flatMap((article) =>
        'winkel,zaak,restaurant,cafe,salon,praktijk,studio,hotel,werkplaats,kantoor,bakkerij,garage,school'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telefoon*, tel, mobiel, bel, bellen, belt, gsm'),
    email: list('email, mail, mailadres, emailadres'),
    address: list('adres, bezoekadres, postadres, locatie'),
    web: list('web, website, site, online, webshop'),
    fax: list('fax'),
    text: list('whatsapp, sms, appen, app, berichten, telegram'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin'),
  },
  asks: {
    phone: list(
      'op welk nummer, rechtstreeks nummer, telefoonnummer*, telefoon nummer, jullie nummer, uw nummer, welk nummer, jullie bellen, u bellen, mobiel nummer, telefonisch bereik*',
    ),
    email: list(
      'emailadres*, email adres, mailadres*, mail adres, jullie email, uw email, jullie mail, welke email, welk mailadres, jullie mailen, een mail, een email',
    ),
    address: [
      ...list(
        'jullie adres, uw adres, het adres, wat is het adres, welk adres, waar zitten jullie, waar zijn jullie, waar zit, waar is de winkel, waar is jullie, waar bevind*, waar vind ik jullie, waar kan ik jullie vinden, gevestigd, locatie, waar ligt, postcode, voor de navigatie',
      ),
      ...places,
    ],
    web: list('website, webadres, jullie site'),
    fax: list('fax, faxnummer'),
    text: list('whatsapp, sms, appen'),
    social: list('instagram, facebook, tiktok, insta, social media, youtube'),
  },
  numberOf: list('nummer van, nummer voor'),
  reach: list(
    'jullie bereiken, u bereiken, contact opnemen, contactgegevens, bereik ik jullie, bereik ik u, in contact komen, bereikbaar, jullie schrijven',
  ),
  who: list(
    'met wie, bij wie, aan wie, wie gaat over, wie is verantwoordelijk, wie moet ik, wie kan ik, contactpersoon, waar stuur ik, waar kan ik mijn, waarheen, naar wie, waar moet ik, waar kan ik solliciteren',
  ),
  which: list('welke, welk, wat, wie, waar, hoe'),
  otherTopics: list(
    'wanneer, hoe laat, tijd, openingstijden, open, geopend, gesloten, sluiten, dicht, tot hoe, parkeren, parkeerplaats*, bus, trein, tram, metro, station, halte, route, hoe kom ik, hoeveel, kost, kosten, prijs, prijzen, tarief, mijn adres, mijn nummer, mijn email, nieuwsbrief',
  ),
  emergency: list('spoed*, noodgeval*, noodnummer, buiten kantooruren, dringend'),
  main: list(
    'algemeen, winkel, kantoor, hoofdkantoor, receptie, balie, overige vragen, klantenservice, hoofdvestiging, praktijk',
  ),
  branch: list('filiaal, filialen, vestiging, vestigingen, magazijn, outlet, depot'),
  general: list(
    'contact*, neem contact op, openingstijden, over ons, bezoek ons, waar vind je ons, colofon, adres, vragen',
  ),
  purposes: {
    orders: list('bestelling*, bestellen, order, orders'),
    bookings: list(
      'reservering*, reserveren, boeking*, boeken, afspraak, afspraken, aanmelding*, aanmelden',
    ),
    returns: list('retour*, retourneren, ruilen, terugsturen, terugbetaling*, garantie*'),
    billing: list('factuur, facturen, facturatie, betaling*, administratie, boekhouding, rekening'),
    jobs: list('vacature*, sollicit*, werken bij, baan, banen, cv, stage*, personeel'),
    breakdown: list('pech, pechhulp, panne, lekke band, gestrand, sleepdienst, in de problemen'),
    schools: list(
      'school, scholen, schoolreis*, leraar, leraren, docent*, juf, leerling*, schoolklas*, mijn klas, onze klas',
    ),
    events: list(
      'feest*, evenement*, bruiloft*, groep, groepen, catering, verjaardag*, partij*, zakelijk',
    ),
    press: list('pers, media, journalist*, interview, samenwerking*'),
    complaints: list('klacht*, klagen, probleem, problemen, feedback'),
    wholesale: list('groothandel, zakelijk, wederverkop*, b2b'),
    support: list('klantenservice, support, hulp, helpdesk, technisch*'),
    privacy: list('privacy, persoonsgegevens, avg, gegevensbescherming'),
    repairs: list('reparatie*, repareren, werkplaats, onderhoud'),
    lost: list('gevonden voorwerpen, verloren, kwijt, vergeten'),
  },
  stop: list(
    'gps, navigatie, navi, google maps, precieze, exacte, alleen, tijdens, de, het, een, ik, je, jij, jullie, u, uw, we, wij, ons, onze, mijn, me, mij, is, zijn, ben, bent, kan, kunnen, mag, moet, wil, zou, heb, hebben, hebt, heeft, er, om, te, voor, van, op, in, aan, met, bij, naar, over, en, of, alsjeblieft, aub, graag, hallo, hoi, goedendag, dag, bedankt, iemand, persoon, winkel, zaak, restaurant, kantoor, praktijk, bedrijf, salon, team, nummer, adres, contact, vraag, vragen, weten, geven, ook, dat, die, dit, wat, waar, hoe, sturen, stuur, mailen, schrijven, bellen, spreken, praten, gebruik, gebruiken, precies, zitten, via, per',
  ),
  templates: {
    plain: {
      phone: 'Ons telefoonnummer is {value}.',
      email: 'Ons e-mailadres is {value}.',
      address: 'Ons adres is {value}.',
      web: 'Onze website is {value}.',
      fax: 'Ons faxnummer is {value}.',
      text: 'U kunt ons een bericht sturen op {value}.',
      social: 'U vindt ons op {value}.',
    },
    labelled: {
      phone: 'Het telefoonnummer voor {label} is {value}.',
      email: 'Het e-mailadres voor {label} is {value}.',
      address: '{label}: {value}.',
      web: 'De website voor {label} is {value}.',
      fax: 'Het faxnummer voor {label} is {value}.',
      text: 'Via {label} bereikt u ons op {value}.',
      social: 'U vindt ons op {label}: {value}.',
    },
    fitting: {
      phone: 'Bel daarvoor {value}.',
      email: 'Mail daarvoor naar {value}.',
    },
    person: 'Neem contact op met {who}: {value}.',
    reach: 'U kunt ons bereiken via {value}.',
    emergency: 'Het noodnummer is {value}.',
    or: 'of',
  },
};

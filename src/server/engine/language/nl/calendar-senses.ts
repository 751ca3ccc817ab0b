import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list('open|geopend|bereikbaar|openen|aanwezig|opening'),
  opens: list('opent om|openen om|gaat open om|opent|deuren open'),
  closed: list('gesloten|dicht|sluitingsdag|rustdag|niet open|niet geopend|vrij'),
  closes: list('sluit om|sluiten om|sluiten we om|sluit|sluiten|sluiten wij om'),
  hours: list(
    'openingstijden|openingsuren|uren|tijden|onze openingstijden|winkeltijden|spreekuren|kantooruren|bezoektijden|afwijkende openingstijden',
  ),
  from: list('van|vanaf|tussen|vanaf de'),
  to: list('tot|t/m|tot en met|t m|tot eind'),
  until: list('tot|tot uiterlijk|slechts tot|uiterlijk om|uiterlijk'),
  at: list('om|rond'),
  on: list('op|in|tijdens|gedurende|in de|op de'),
  and: list('en|of|alsook|ook'),
  daily: list('dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week'),
  weekdays: list('werkdagen|doordeweeks|weekdagen|op werkdagen'),
  weekend: list('weekend|weekeinde|in het weekend|weekenden'),
  noon: list('12 uur ’s middags|twaalf uur ’s middags'),
  midnight: list('middernacht'),
  clock: list('uur|u'),
  am: list("'s ochtends|'s morgens|uur 's ochtends"),
  pm: list("'s middags|'s avonds|uur 's middags|uur 's avonds"),
  morning: list('ochtend|ochtends|morgens'),
  afternoon: list('middag|middags'),
  evening: list('avond|avonds'),
  appointment: list(
    'op afspraak|alleen op afspraak|volgens afspraak|na afspraak|op aanvraag|enkel op afspraak|uitsluitend op afspraak',
  ),
  always: list('24/7|24 uur|dag en nacht|24 uur per dag|de klok rond'),
  late: list('laat|in de late uurtjes|sluit'),
  'sold-out': list('uitverkocht|op is op|zolang de voorraad strekt'),
  usual: list(
    'normale openingstijden|normale zomertijden|normale wintertijden|gewone zomertijden|zoals gewoonlijk|gewone openingstijden|gewoon open|normaal geopend',
  ),
  except: list('behalve|uitgezonderd|met uitzondering van|uitgezonderd op'),
  only: list('alleen|enkel|slechts|uitsluitend'),
  even: list('ook op|inclusief|zelfs'),
  'public-holidays': list(
    'feestdagen|feestdag|officiële feestdagen|nationale feestdagen|op feestdagen',
  ),
  'of-month': list('van de maand|van elke maand|per maand'),
  every: list('elke|iedere|alle|de|het|ieder|elk'),
  'last-orders': list(
    'laatste bestelling|laatste bestellingen|keuken sluit|keuken sluit om|laatste toegang|keuken open tot',
  ),
  break: list('lunchpauze|middagpauze|pauze'),
  all: list('alles|alle|beide|alle winkels|beide winkels|alle vestigingen'),
  no: list('geen|niet|zonder|nooit'),
  glue: list(
    'wij|we|zijn|is|ons|onze|de|het|een|van|voor|met|u|je|er|dan|maar|doorlopend|het hele jaar|dag|dagen|week|wordt|worden|blijven|blijft|hebben|heeft|deze|uur|ook',
  ),
  'all-year': list('het hele jaar|hele jaar door|het hele jaar door'),
  'season-word': list('in deze periode|tijdens deze periode|in die periode'),
  'company-holiday': list(
    'vakantie|bedrijfsvakantie|zomervakantie|jaarlijkse vakantie|zomersluiting|met vakantie|wegens vakantie gesloten|jaarlijks verlof',
  ),
  unavailable: list(
    'voicemail|antwoordapparaat|niet bereikbaar|niet beschikbaar|onbemand|niet aanwezig',
  ),
};

import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list('geöffnet|offen|auf|öffnen|erreichbar|besetzt|geoeffnet|da'),
  opens: list('öffnet|öffnen wir|wir öffnen|Öffnung|Einlass'),
  closed: list(
    'geschlossen|zu|Ruhetag|Schließtag|Schließtage|Wochenruhetag|geschl|schließen wir nicht|nicht geöffnet|keine Sprechstunde|kein Verkauf|bleibt zu|bleiben zu|frei|bleibt geschlossen|bleiben geschlossen|haben wir zu|Ruhetage|nicht besetzt',
  ),
  closes: list(
    'schließt|schließen|schließen wir|schließen um|schließt um|Schluss|Ladenschluss|Feierabend',
  ),
  hours: list(
    'Schließzeiten|Schließtage|Öffnungszeiten|Öffnungszeit|Geschäftszeiten|Sprechzeiten|Bürozeiten|Zeiten|Ladenöffnungszeiten|unsere Zeiten|Verkaufszeiten|Servicezeiten|Oeffnungszeiten|Praxiszeiten|Kernzeiten|Sonderöffnungszeiten|Besuchszeiten|Sonderzeiten',
  ),
  from: list('von|ab|zwischen|vom|ab dem|beginnt um|Beginn|seit'),
  to: list('bis|bis zum|bis einschließlich|bis einschl|bis inkl|bis Ende'),
  until: list('bis|bis um|nur bis|bis spätestens|spätestens'),
  at: list('um|gegen'),
  on: list('am|an|im|in|in den|während|über|in der|an den|zu'),
  and: list('und|sowie|u|oder|plus|auch'),
  daily: list(
    'täglich|jeden Tag|alle Tage|jeden tag|tgl|durchgängig|7 Tage die Woche|an allen Tagen|jederzeit',
  ),
  weekdays: list('werktags|unter der Woche|wochentags|Werktage|an Werktagen|Werktagen'),
  weekend: list('Wochenende|am Wochenende|an Wochenenden|Wochenenden|wochenends'),
  noon: list('mittags um zwölf|12 Uhr mittags|zwölf Uhr mittags'),
  midnight: list('Mitternacht'),
  clock: list('Uhr'),
  am: list('Uhr morgens|Uhr früh|Uhr vormittags'),
  pm: list('Uhr abends|Uhr nachmittags'),
  morning: list('morgens|vormittags|Vormittag|Morgen|am Vormittag|vorm'),
  afternoon: list('nachmittags|Nachmittag|am Nachmittag|nachm'),
  evening: list('abends|Abend|am Abend|nachts'),
  appointment: list(
    'nach Vereinbarung|nach Absprache|nur nach Vereinbarung|nach Terminvereinbarung|nur mit Termin|mit Termin|auf Anfrage|nach telefonischer Vereinbarung|nach Anmeldung|mit Anmeldung|nach Voranmeldung|nur nach Anmeldung|n V|nur mit Terminvereinbarung',
  ),
  always: list('24/7|rund um die Uhr|24 Stunden|Tag und Nacht|24 h|24h'),
  late: list('open end|Ende offen|spät|in die Nacht|ultimo'),
  'sold-out': list(
    'ausverkauft|solange der Vorrat reicht|alles weg ist|nichts mehr da ist|es ausverkauft ist',
  ),
  usual: list(
    'normale Öffnungszeiten|normale Sommeröffnungszeiten|normale Winteröffnungszeiten|Sommerzeiten wie gewohnt|wie gewohnt|wie üblich|normal geöffnet|regulär geöffnet|zu den üblichen Zeiten|wie immer|reguläre Öffnungszeiten|ganz normal',
  ),
  except: list('außer|ausgenommen|bis auf|mit Ausnahme|außer an|ausser'),
  only: list('nur|lediglich|ausschließlich|bereits|schon'),
  even: list('auch an|auch|inklusive|einschließlich|inkl|einschl'),
  'public-holidays': list(
    'Feiertag|Feiertage|Feiertagen|feiertags|gesetzliche Feiertage|gesetzlichen Feiertagen|an Feiertagen|allen Feiertagen|Feiertags|alle Feiertage|FT|gesetzlichen Feiertag',
  ),
  'of-month': list('im Monat|des Monats|jeden Monats|eines Monats|jedes Monats|monatlich'),
  every: list('jeden|jeder|jede|der|den|die|das|jedem|immer|alle'),
  'last-orders': list(
    'letzte Bestellung|Küchenschluss|letzter Einlass|Küche schließt|letzte Annahme|Bestellungen bis|letzter Termin|warme Küche bis|Küche bis|letzte Bestellungen|Annahmeschluss|Kassenschluss|letzte Runde',
  ),
  break: list(
    'Mittagspause|Pause|mittags geschlossen|über Mittag geschlossen|Mittagsruhe|Mittagsschließung',
  ),
  all: list(
    'alles|alle|beide|beide Läden|alle Filialen|alle Standorte|beide Filialen|überall|insgesamt',
  ),
  no: list('kein|keine|keinen|nicht|ohne|nie'),
  glue: list(
    'bis zu|wir|haben|hat|sind|ist|sie|uns|unser|unsere|für|dann|hier|es|gibt|ein|eine|einen|der|die|das|den|dem|des|mit|aber|zu|bleiben|bleibt|wird|werden|Zeit|dieser|diese|durchgehend|ganzjährig|jeweils|Uhr|Tag|Tage|Woche|wieder|Stand|sowie|euch|ihr|finden|folgende|bitte|neu|außerhalb',
  ),
  'all-year': list('ganzjährig|das ganze Jahr|das ganze Jahr über'),
  'season-word': list(
    'in dieser Zeit|in diesem Zeitraum|währenddessen|während dieser Zeit|dieser Zeit',
  ),
  'company-holiday': list(
    'Betriebsferien|Betriebsurlaub|Urlaub|Betriebsruhe|Sommerpause|Winterpause|Werksferien|Praxisurlaub|Sommerferien|wegen Urlaub geschlossen|im Urlaub',
  ),
  unavailable: list(
    'Anrufbeantworter|Mailbox|nicht erreichbar|nicht besetzt|unbesetzt|nicht verfügbar|nicht möglich|telefonisch nicht',
  ),
};

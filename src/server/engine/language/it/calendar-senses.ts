import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list('aperto|aperta|aperti|aperte|apriamo|apre|aprono|apertura|disponibile'),
  opens: list('apre alle|apriamo alle|apertura alle|apre dalle'),
  closed: list(
    'chiuso|chiusa|chiusi|chiuse|chiusura|chiusura settimanale|giorno di chiusura|riposo|turno di riposo|giorno di riposo|non siamo aperti|chiudiamo per',
  ),
  closes: list('chiude alle|chiudiamo alle|chiusura alle|chiude|chiudiamo|chiudiamo a'),
  hours: list(
    'orari|orario|orario di apertura|orari di apertura|orario continuato|i nostri orari|orari di visita',
  ),
  from: list("dalle|dal|da|tra|fra|a partire dalle|dall'|dalla|tra le|dalle ore|dal primo"),
  to: list("alle|al|a|fino alle|fino al|fino a|e le|all'|alla|alle ore|fino all'"),
  until: list(
    "fino alle|fino a|fino al|solo fino alle|sino alle|fino all'|prima delle|entro le|entro l'",
  ),
  at: list("alle|all'|verso le|alle ore"),
  on: list('il|la|di|in|nel|durante|nei|per|a|le|i|l|nella'),
  and: list('e|ed|o|oppure|nonché|anche'),
  daily: list('tutti i giorni|ogni giorno|quotidianamente|7 giorni su 7'),
  weekdays: list('feriali|giorni feriali|nei feriali|in settimana|giorni lavorativi'),
  weekend: list('fine settimana|weekend|week-end|nel weekend'),
  noon: list('mezzogiorno'),
  midnight: list('mezzanotte'),
  clock: list('in punto'),
  am: list('di mattina|del mattino'),
  pm: list('di sera|del pomeriggio|di pomeriggio'),
  morning: list('mattina|mattino|la mattina'),
  afternoon: list('pomeriggio|il pomeriggio'),
  evening: list('sera|la sera|serale'),
  appointment: list(
    'su appuntamento|solo su appuntamento|previo appuntamento|su prenotazione|su richiesta|con appuntamento',
  ),
  always: list('24 ore su 24|24/7|h24|giorno e notte|24h'),
  late: list('tardi|tarda notte|chiusura'),
  'sold-out': list('esaurimento|esaurimento scorte'),
  usual: list(
    'orario normale|normale orario estivo|orario estivo normale|normale orario invernale|orario invernale normale|come sempre|orario consueto|orari consueti|regolarmente|con orario normale|come al solito',
  ),
  except: list('tranne|eccetto|escluso|salvo|esclusi'),
  only: list('solo|soltanto|solamente'),
  even: list('anche|compresi|incluso|compreso|inclusi'),
  'public-holidays': list('festivi|giorni festivi|festività|festivo|nei festivi|feste'),
  'of-month': list('del mese|di ogni mese|al mese'),
  every: list('ogni|tutti i|il|i|le|la'),
  'last-orders': list(
    'ultimo ordine|ultimi ordini|ultime ordinazioni|chiusura cucina|ultimo ingresso|la cucina chiude|la cucina chiude alle',
  ),
  break: list('pausa|pausa pranzo|chiusura pomeridiana'),
  all: list('tutto|tutti|tutte|entrambi|entrambe|entrambi i negozi'),
  no: list('non|nessun|nessuna|senza|mai'),
  glue: list(
    "siamo|è|sono|nostro|nostra|nostri|il|lo|la|i|gli|le|un|una|di|del|della|dei|con|per|che|si|vi|ci|orario continuato|continuato|tutto l'anno|giorno|giorni|settimana|essere|sarà|saremo|ore|l|ai|al|dell",
  ),
  'all-year': list("tutto l'anno"),
  'season-word': list('in questo periodo|durante questo periodo'),
  'company-holiday': list(
    'ferie|chiusura estiva|chiuso per ferie|chiusi per ferie|vacanze|chiusura per ferie|in ferie',
  ),
  unavailable: list(
    'segreteria telefonica|non disponibile|non raggiungibile|non rispondiamo|non è disponibile',
  ),
};

import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list('ouvert|ouverte|ouverts|ouvertes|ouvre|ouvrons|accueillons|disponible|ouverture'),
  opens: list('ouvre à|ouvrons à|ouverture à'),
  closed: list(
    'fermé|fermée|fermés|fermées|fermeture|fermeture hebdomadaire|jour de fermeture|jour de repos|fermons pour|pas ouvert|non ouvert|repos',
  ),
  closes: list('ferme à|fermons à|fermeture à|ferme|fermons'),
  hours: list(
    "horaires|horaire|heures d'ouverture|horaires d'ouverture|nos horaires|heures de bureau|heures de consultation|permanence",
  ),
  from: list('de|dès|entre|à partir de|du|depuis|à partir du'),
  to: list("à|au|jusqu'à|jusqu'au|jusque|jusqu'en"),
  until: list("jusqu'à|jusqu'au|seulement jusqu'à|avant|au plus tard à"),
  at: list('à|vers'),
  on: list('le|les|en|pendant|durant|au|aux'),
  and: list('et|ou|ainsi que|puis|aussi'),
  daily: list('tous les jours|chaque jour|quotidiennement|7 jours sur 7|7j/7|tlj'),
  weekdays: list('en semaine|jours ouvrables|jours ouvrés|jours de semaine'),
  weekend: list('week-end|week-ends|weekend|weekends|fin de semaine'),
  noon: list('midi'),
  midnight: list('minuit'),
  clock: list('heures|heure'),
  am: list('du matin'),
  pm: list("de l'après-midi|du soir"),
  morning: list('matin|matins|le matin'),
  afternoon: list("après-midi|l'après-midi"),
  evening: list('soir|soirs|le soir|soirée'),
  appointment: list(
    'sur rendez-vous|sur rdv|uniquement sur rendez-vous|sur réservation|avec rendez-vous|sur demande',
  ),
  always: list('24h/24|24h sur 24|24/7|jour et nuit|24 heures sur 24|24h/24 et 7j/7'),
  late: list('tard|tard le soir|fermeture'),
  'sold-out': list('épuisement des stocks|épuisement|rupture'),
  usual: list(
    "horaires habituels|horaires d'été habituels|horaires d'hiver habituels|horaires d'été normaux|comme d'habitude|horaires normaux|normalement|aux horaires habituels",
  ),
  except: list('sauf|excepté|hormis|à l’exception'),
  only: list('seulement|uniquement|que'),
  even: list('même|y compris|inclus'),
  'public-holidays': list('jours fériés|jour férié|fériés|férié|les jours fériés'),
  'of-month': list('du mois|de chaque mois|par mois'),
  every: list('chaque|tous les|le|les'),
  'last-orders': list(
    'dernière commande|dernières commandes|dernier service|fermeture de la cuisine|dernière entrée|dernier accès|dernier rendez-vous',
  ),
  break: list('pause|pause déjeuner|pause de midi|fermé le midi|fermeture le midi'),
  all: list('tout|tous|toutes|les deux|tous nos magasins|les deux magasins'),
  no: list('pas|aucun|aucune|sans|ne|jamais'),
  glue: list(
    'nous|sommes|est|sont|notre|nos|vous|la|le|les|l|d|de|des|du|un|une|pour|avec|et|on|ce|se|être|en continu|sans interruption|non-stop|toute l’année|jour|jours|semaine|il|y|a|votre|y a|sera|seront|serons',
  ),
  'all-year': list("toute l'année"),
  'season-word': list('pendant cette période|durant cette période|pendant ce temps'),
  'company-holiday': list(
    'congés annuels|congés|fermeture annuelle|vacances|en vacances|en congés',
  ),
  unavailable: list(
    'répondeur|messagerie vocale|indisponible|injoignable|pas disponible|non disponible|pas joignable',
  ),
};

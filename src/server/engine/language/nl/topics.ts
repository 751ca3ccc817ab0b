import type { Topics } from '#server/engine/language/topics.ts';

/** How Dutch speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(hoe|waar) (kan|maak|moet|boek|reserveer|schrijf) [ik|je|we] + (boeken|reserveren|afspraak|aanmelden|inschrijven), ?(kan|wil|mag) [ik] + (boeken|reserveren|afspraak maken|aanmelden|inschrijven), !(boeken|reserveren|aanmelden|inschrijven) (online|via|per|kan|bij|op), =reserveren, =boeken, =afspraken, =inschrijven, =aanmelden',
  'need-booking':
    '?(moet|heb) [ik|je|we] + (reserveren|afspraak|boeken|aanmelden), zonder (afspraak|reservering), op afspraak, alleen op afspraak',
  cancel:
    '(annuleren|annulering|annuleer|afzeggen|afmelden|annuleringskosten|afgezegd|geannuleerd), ?kan (toch|helaas) niet komen',
  reschedule: '(verzetten|verplaatsen|omboeken|verschuiven) , (andere|nieuwe) (datum|dag|tijd)',
  'no-show':
    '(niet (komen opdagen|verschijnen|opdagen|komt opdagen)|no show|zonder afmelding|afspraak (vergeten|gemist))',
  late: '(te laat|vertraging|later komen|minuten later|vertraagd)',
  refund: '(geld terug|terugbetaling|terugbetalen|restitutie|terugkrijgen|terugbetaald)',
  deposit: '(aanbetaling|borg|vooruit betalen|voorschot|waarborgsom)',
  'pay-how':
    '(betaalmethoden|betaalmogelijkheden|betaalwijze|creditcard|contant|pinnen|pin|ideal|american express|visa|mastercard|paypal|overschrijving|contactloos|bancontact), ?(hoe|kan ik|kun je) + (betalen|afrekenen)',
  installments: '(termijnen|gespreid betalen|in delen|achteraf betalen|klarna|afbetaling)',
  discount: '(korting|kortingen|goedkoper|aanbieding|kortingscode|kortingskaart)',
  'discount-student': '(student|studenten|studentenkorting|studentenkaart|scholieren)',
  'discount-senior': '(senioren|65 plus|gepensioneerd|ouderen|seniorenkorting)',
  voucher: '(cadeaubon|cadeaubonnen|cadeaukaart|tegoedbon|voucher)',
  delivery:
    '(levering|bezorgen|bezorging|leveren|verzenden|verzending|thuisbezorgd|versturen|bezorgd|leveren jullie)',
  'delivery-where':
    '?(leveren|bezorgen|verzenden) [jullie] [ook] (in|naar|buiten), (bezorggebied|buitenland|internationaal)',
  'delivery-time':
    '(levertijd|levertijden|bezorgtijd), ?(wanneer|hoe lang|hoe snel) + (geleverd|bezorgd|komt|levering|duurt)',
  return: '(retour|retourneren|terugsturen|ruilen|terugbrengen|omruilen|retourneer|retouren)',
  'arrived-damaged': '(kapot|beschadigd|defect|gebroken|beschadiging)',
  warranty: '(garantie|garantietermijn|garanties)',
  complaint: '(klacht|klachten|ontevreden|niet tevreden|klachtenregeling)',
  'age-limit':
    '(minimumleeftijd|vanaf welke leeftijd|hoe oud|leeftijd|onder de # jaar|vanaf # jaar|tot # jaar|# jaar|minderjarig|minderjarigen)',
  children: '(kind|kinderen|baby|peuter|zoon|dochter) + (meenemen|welkom|mogen|mag|komen|mee)',
  pets: '(hond|honden|huisdier|huisdieren|kat|katten|dier|dieren) + (mee|meenemen|toegestaan|welkom|mag|mogen|binnen|aangelijnd|niet), =honden, =huisdieren',
  access:
    '(rolstoel|rolstoeltoegankelijk|toegankelijk|lift|drempel|trap|trappen|rollator|minder valide|kinderwagen|mindervaliden)',
  parking: '(parkeren|parkeerplaats|parkeerplaatsen|parkeergarage|parkeerterrein)',
  transit: '(bus|trein|tram|metro|station|halte|openbaar vervoer)',
  bring:
    '?wat (moet|heb|neem) [ik|je|we] + (meenemen|meebrengen|nodig|mee), (meenemen|meebrengen|neem mee|zelf meenemen)',
  'own-food': '(eigen eten|eigen drinken|taart meenemen|eten meenemen|zelf meegebracht|kurkengeld)',
  allergies:
    '(allergie|allergieen|allergisch|allergenen|intolerantie|gluten|glutenvrij|coeliakie|lactose)',
  languages: '(spreken|spreekt|taal|talen|engels|duits|frans|spaans)',
  insurance: '(verzekering|verzekeraar|zorgverzekeraar|vergoed|vergoeding|verzekerd)',
  'group-size':
    '?hoeveel (personen|mensen|deelnemers|kinderen|plekken), (groep|groepen|maximaal # personen|tot # personen)',
  birthday: '(verjaardag|kinderfeestje|verjaardagsfeest|verjaardagen)',
  illness: '(ziek|koorts|griep|besmettelijk|verkouden|hoest)',
  pregnancy: '(zwanger|zwangerschap|borstvoeding)',
  emergency: '(spoed|spoedgeval|noodgeval|112|dringend)',
  wifi: '(wifi|wi fi|internet)',
  smoking: '(roken|rookvrij|sigaret|rokers)',
  photos: '(foto|filmen|fotograferen)',
  duration: '?hoe lang (duurt|duren|is), !(duurt|duren|duur) + (minuten|uur|dagen)',
  'check-in': '(inchecken|aankomst|incheck|check in)',
  'check-out': '(uitchecken|vertrek|uitcheck|check out)',
};

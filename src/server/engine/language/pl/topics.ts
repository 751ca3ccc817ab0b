import type { Topics } from '#server/engine/language/topics.ts';

/** How Polish speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(jak|gdzie) + (zarezerwowac|umowic|zapisac|rezerwacja|wizyte), ?(moge|chce|chcialbym|chcialabym) + (zarezerwowac|umowic|zapisac), !(rezerwacja|rezerwacje|zapisy|umow) (online|przez|telefonicznie|w|na|wizyte), =rezerwacja, =rezerwacje, =zapisy, =wizyty',
  'need-booking':
    '?(czy trzeba|musze|trzeba) + (rezerwowac|umawiac|zapisac|rezerwacja|umowic), bez (rezerwacji|umawiania|zapisow), po umowieniu',
  cancel:
    '(odwolac|odwolanie|anulowac|anulowanie|zrezygnowac|rezygnacja|odwolam), ?nie (moge|bede mogl|bede mogla) przyjsc',
  reschedule: '(przelozyc|przesunac|zmienic termin|inny termin|zmiana terminu)',
  'no-show': '(nie przyjde|niestawienie|nie stawic|nieobecnosc|nie stawi|zapomnialem|zapomnialam)',
  late: '(spoznie|spoznienie|spoznie sie|pozniej|minut spoznienia|spozniony)',
  refund: '(zwrot pieniedzy|zwrot kosztow|zwrot wplaty|oddacie pieniadze|zwracamy|zwrocone)',
  deposit: '(zaliczka|zadatek|kaucja|przedplata|zaliczki)',
  'pay-how':
    '(formy platnosci|metody platnosci|karta|gotowka|blik|przelew|american express|visa|mastercard|paypal|karty|karta platnicza), ?(jak|czy mozna|moge) + (zaplacic|placic)',
  installments: '(raty|ratach|na raty|ratalna)',
  discount: '(znizka|znizki|rabat|rabaty|promocja|ulga|ulgi|taniej)',
  'discount-student': '(student|studenci|studentow|studencka|uczen|uczniow)',
  'discount-senior': '(senior|seniorzy|seniorow|emeryt|emeryci|emerytow)',
  voucher: '(bon|voucher|karta podarunkowa|bon podarunkowy|vouchery|bony)',
  delivery: '(dostawa|dostawy|dowoz|wysylka|wysylacie|dostarczacie|wysylamy|dostarczamy)',
  'delivery-time':
    '(czas dostawy|czas realizacji), ?(kiedy|jak dlugo|ile trwa) + (dostawa|wysylka|dojdzie)',
  return: '(zwrot|zwrocic|oddac|wymiana|wymienic|zwroty|reklamacja)',
  'arrived-damaged': '(uszkodzony|zepsuty|wadliwy|uszkodzona|wada|uszkodzenie)',
  warranty: '(gwarancja|gwarancji|rekojmia)',
  complaint: '(reklamacja|skarga|niezadowolony|reklamacje)',
  'age-limit':
    '(od jakiego wieku|wiek|minimalny wiek|ponizej # lat|powyzej # lat|od # lat|# lat|niepelnoletni)',
  children:
    '(dziecko|dzieci|dzieckiem|dziecmi|niemowle) + (wejsc|przyjsc|moga|moze|wstep|zabrac|mile)',
  pets: '(pies|psy|psem|psa|zwierze|zwierzeta|zwierzetami|kot|kotem) + (wejsc|mozna|moge|zabrac|przyjsc|dozwolone|mile|wstep|wolno), =psy, =zwierzeta',
  access: '(wozek inwalidzki|wozku|niepelnosprawni|niepelnosprawnych|winda|podjazd|schody|schodow)',
  parking: '(parking|parkingu|zaparkowac|miejsca parkingowe|parkowac)',
  transit: '(autobus|tramwaj|metro|pociag|przystanek|dworzec|komunikacja miejska)',
  bring:
    '?co (musze|mam|trzeba|nalezy) + (zabrac|przyniesc|wziac), (przyniesc|zabrac|prosze zabrac)',
  allergies:
    '(alergia|alergie|uczulony|uczulona|alergeny|nietolerancja|gluten|laktoza|bezglutenowe|celiakia)',
  languages: '(mowicie|mowi|jezyk|jezyki|angielsku|niemiecku|angielski)',
  'group-size': '?ile osob, (grupa|grupy|maksymalnie # osob|do # osob|liczba osob)',
  birthday: '(urodziny|urodzin|urodzinowe)',
  illness: '(chory|chora|goraczka|grypa|zarazliwy|przeziebienie|kaszel)',
  pregnancy: '(ciaza|ciazy|karmienie piersia)',
  emergency: '(nagly wypadek|pogotowie|112|pilne|nagle)',
  wifi: '(wifi|internet|wi fi)',
  smoking: '(palic|palenie|papieros|palarnia)',
  photos: '(zdjecia|fotografowac|filmowac)',
  duration: '?(jak dlugo|ile) (trwa|trwaja|czasu), !(trwa|trwaja) + (minut|godzine|godzin|dni)',
  'check-in': '(zameldowanie|przyjazd|check in)',
  'check-out': '(wymeldowanie|wyjazd|check out)',
};

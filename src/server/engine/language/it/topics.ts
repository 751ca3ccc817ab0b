import type { Topics } from '#server/engine/language/topics.ts';

/** How Italian speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(come|dove) + (prenotare|prenoto|prenota|iscrivermi|iscriversi|iscrivo|appuntamento), ?(posso|vorrei|si puo) + (prenotare|prenotazione|iscrivermi|appuntamento), !(prenota|prenotare|prenotazioni|iscrizioni|appuntamenti) (online|per|sul|tramite|al), =prenotazioni, =prenotazione, =iscrizione, =iscrizioni, =appuntamenti',
  'need-booking':
    '?(devo|bisogna|serve|occorre|necessario) + (prenotare|prenotazione|appuntamento), senza (prenotazione|appuntamento), su (appuntamento|prenotazione), prenotazione (obbligatoria|consigliata)',
  cancel:
    '(cancellare|cancellazione|disdire|disdetta|annullare|annullamento|cancello|disdico), ?non (posso|riesco a|possiamo) [piu] venire',
  reschedule:
    '(spostare|rimandare|cambiare|posticipare) + (appuntamento|prenotazione|data|giorno|orario), altra data',
  'no-show':
    '(non (mi presento|presentarsi|si presenta|vengo|viene)|mancata presentazione|senza avvisare|dimenticato [l] appuntamento)',
  late: '(in ritardo|ritardo|ritardi|minuti di ritardo|tardi)',
  refund: '(rimborso|rimborsare|rimborsate|rimborsabile|rimborsi|soldi indietro)',
  deposit: '(acconto|caparra|deposito|anticipo|cauzione)',
  'pay-how':
    '(metodi di pagamento|modalita di pagamento|carta di credito|carte di credito|contanti|bancomat|bonifico|american express|visa|mastercard|paypal|satispay|assegno), ?(come|posso|si puo) + (pagare|pago|paga), ?(accettate|prendete) + (carta|carte|contanti|amex|bancomat)',
  installments: '(a rate|rate|rateizzare|finanziamento|rateale)',
  discount: '(sconto|sconti|riduzione|riduzioni|ridotto|tariffa ridotta|promozione)',
  'discount-student': '(studente|studenti|studentessa|universitari)',
  'discount-senior': '(anziani|pensionati|pensionato|over 65|over 60)',
  voucher: '(buono regalo|buoni regalo|carta regalo|gift card|voucher)',
  delivery:
    '(consegna|consegnate|spedizione|spedite|spedire|a domicilio|consegne|spedizioni|consegniamo)',
  'delivery-where':
    '?(consegnate|spedite) [anche] (a|in|fuori|nel), (zona di consegna|estero|internazionale)',
  'delivery-time':
    '(tempi di consegna|tempi di spedizione), ?(quando|quanto tempo|quanto ci mette) + (arriva|consegna|spedizione|arrivare)',
  return: '(reso|resi|restituire|rendere|restituzione|cambio|cambiare|rimandare indietro)',
  'arrived-damaged': '(rotto|rotta|danneggiato|difettoso|difetto|danneggiata)',
  warranty: '(garanzia|garantito|garanzie)',
  complaint: '(reclamo|reclami|lamentela|insoddisfatto|non sono soddisfatto)',
  'age-limit':
    '(eta minima|da che eta|quanti anni|sotto i # anni|sopra i # anni|dai # anni|# anni|minorenni|minorenne)',
  children:
    '(bambino|bambini|bambina|neonato|figlio|figlia|figli) + (portare|venire|ammessi|benvenuti|possono|puo)',
  pets: '(cane|cani|animale|animali|gatto|gatti) + (portare|ammessi|ammesso|ammettete|entrare|benvenuti|venire|con|accettate|vietati), =cani, =animali',
  access:
    '(sedia a rotelle|disabili|disabile|accessibile|ascensore|rampa|scale|gradini|gradino|passeggino|barriere architettoniche)',
  parking: '(parcheggio|parcheggiare|parcheggi|posto auto|posti auto)',
  transit: '(autobus|metro|treno|tram|stazione|fermata|mezzi pubblici)',
  bring:
    '?(cosa|che cosa) (devo|bisogna|si deve) portare, (portare|portate|porta con te|da portare)',
  'own-food': 'portare + (torta|cibo|bevande|vino|pranzo), diritto di tappo',
  allergies:
    '(allergia|allergie|allergico|allergica|allergeni|intolleranza|intolleranze|glutine|celiaco|celiachia|lattosio)',
  languages: '(parlate|parla|parlano|lingua|lingue|inglese|tedesco|francese|spagnolo)',
  insurance: '(assicurazione|assicurazioni|mutua|convenzione|convenzioni|ssn)',
  'group-size':
    '?(quante persone|quanti partecipanti|quanti posti|in quanti), (gruppo|gruppi|massimo # persone|fino a # persone)',
  birthday: '(compleanno|compleanni)',
  illness: '(malato|malata|febbre|influenza|contagioso|raffreddore|tosse)',
  pregnancy: '(incinta|gravidanza|allattamento|allatto)',
  emergency: '(emergenza|emergenze|urgenza|urgente|112|118|pronto soccorso)',
  wifi: '(wifi|wi fi|internet)',
  smoking: '(fumare|fumatori|sigaretta|non fumatori)',
  photos: '(foto|fotografie|fotografare|filmare)',
  duration: '?quanto (dura|durano|tempo ci vuole), !(dura|durano|durata) + (minuti|ora|ore|giorni)',
  'check-in': '(orario di arrivo|arrivo|check in)',
  'check-out': '(orario di partenza|partenza|check out|lasciare la camera)',
};

import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

/**
 * Words of a question that name no thing: what is wanted to be known ("price", "hours"), what someone wants or does
 * ("thinking of getting"), and whom it is for. What a question is about is what is left without them.
 */
const words: Record<LanguageCode, string> = {
  en: `price prices priced pricing cost costs costing charge charges charged fee fees rate rates amount total number
    minute minutes mins hour hours day days week weeks month months night nights time times date dates duration
    want wants wanted wanting wanna wish wished like love hoping hope planning thinking think considering interested
    looking keen need needs needed require required get gets getting got have having has had make makes making made
    do does doing done take takes taking taken book books booked booking bookings reserve reserving reservation
    appointment appointments schedule arrange sign signing come comes coming came go goes going went stay stays staying
    last lasts lasting hold holds keep keeps keeping start starts starting begin begins finish finishes end ends run
    runs work works working happen happens arrive arrives arriving bring brings bringing give gives try trying ask
    asking know tell say says find let see use using plan walk pop drop swing wait waiting pay paid paying spend fit
    fits include includes included provide provided offer offered mean means apply applies involve involves pick
    possible able available allowed ok okay fine alright way ways place spot
    adult adults child children kid kids person people persons pax member members student students senior seniors
    daughter son husband wife friend friends mum mom dad mother father baby partner girlfriend boyfriend family
    per each kind kinds type types sort sorts option options different thing things one ones deal another other
    extra beforehand advance ahead long far soon early late much many first second new next roughly about around`,
  de: `pro je art arten sorte sorten möglichkeiten verschiedene preis preise kosten kostet koste kostenpunkt gebühr gebühren betrag summe minuten minute stunden stunde tage tag
    wochen woche monate monat nacht zeit zeiten uhrzeit termin termine dauer dauert dauern will wollen wollte möchte
    möchten würde würden hätte hätten gern gerne plane planen planung überlege überlegen interessiere interessieren
    brauche brauchen bräuchte benötige buchen buche buchung reservieren reservierung anmelden bestellen bestelle
    bestellung auftrag geben gibt machen mache macht lassen nehmen kommen komme kommt gehen geht bleibt bleiben hält
    halten beginnt beginnen startet starten endet enden läuft bringen bringt mitbringen holen abholen fragen frage wissen
    sagen sage finden findet zahlen zahle bezahlen passen passt dabei inklusive möglich verfügbar bestimmte bestimmten
    erwachsene erwachsener erwachsenen kind kinder kindern person personen leute leuten mitglied mitglieder student
    studenten tochter sohn mann frau freund freunde freundin familie extra vorher vorab früh spät lange immer nur`,
  es: `por cada tipo tipos opciones diferentes precio precios cuesta cuestan coste costo vale valen tarifa tarifas importe total número minutos minuto horas hora
    días día semanas semana meses mes noche noches tiempo fecha fechas duración dura duran tarda tardan quiero queremos
    quisiera quería querría querríamos gustaría pensando pienso pensamos planeando interesa interesado interesada busco
    buscamos necesito necesitamos hacer hago hacemos tener tengo tenemos tomar reservar reserva reservo cita citas pedir
    pido apuntar apuntarme venir vengo ir voy vamos empezar empieza empiezan termina acaba traer llevar llevo dar saber
    decir encontrar pagar pago cabe caben incluye incluido incluida posible disponible adulto adultos adulta niño niños
    niña niñas persona personas gente socio socios estudiante estudiantes hija hijo hijos marido mujer amigo amigos
    amiga familia extra antes antelación siempre solo`,
  fr: `par chaque type types sorte sortes options prix tarif tarifs coût coûte coûtent frais montant total nombre minutes minute heures heure jours jour semaines
    semaine mois nuit nuits temps date dates durée dure durent veux voudrais voudrait voulons aimerais aimerait pense
    penser envisage intéresse intéressé intéressée cherche cherchons besoin faire fais fait avoir prendre prends
    réserver réservation réserve rendez commander venir viens aller vais commencer commence finit termine apporter
    amener donner savoir dire trouver payer compris incluse inclus possible disponible adulte adultes enfant enfants
    personne personnes gens membre membres étudiant étudiants fille fils mari femme ami amis amie famille avance
    toujours seulement`,
  it: `per ogni tipo tipi opzioni prezzo prezzi costo costa costano tariffa tariffe importo totale numero minuti minuto ore ora giorni giorno
    settimane settimana mesi mese notte notti tempo data date durata dura durano voglio vorrei vorremmo vogliamo penso
    pensando interessa interessato interessata cerco cerchiamo bisogno serve fare faccio avere prendere prendo prenotare
    prenotazione prenoto appuntamento ordinare venire vengo andare iniziare inizia finisce portare dare sapere dire
    trovare pagare incluso inclusa compreso possibile disponibile adulto adulti bambino bambini persona persone gente
    socio soci studente studenti figlia figlio marito moglie amico amici amica famiglia anticipo sempre solo`,
  pt: `por cada tipo tipos opções preço preços custo custa custam tarifa tarifas valor total número minutos minuto horas hora dias dia semanas
    semana meses mês noite noites tempo data datas duração dura duram demora quero queremos queria gostaria gostaríamos
    penso pensando interessa interessado interessada procuro procuramos preciso precisamos fazer faço ter tenho tomar
    reservar reserva reservo marcar marcação consulta pedir vir venho ir vou começar começa termina trazer levar dar
    saber dizer encontrar pagar cabe cabem inclui incluído possível disponível adulto adultos criança crianças pessoa
    pessoas gente sócio sócios estudante estudantes filha filho marido mulher amigo amigos amiga família sempre`,
  nl: `per elke soort soorten opties prijs prijzen kosten kost tarief tarieven bedrag totaal aantal minuten minuut uur uren dagen dag weken week
    maanden maand nacht nachten tijd datum duur duurt duren wil willen wilde zou graag denk denken overweeg geïnteresseerd
    zoek zoeken nodig heb hebben doen doe maken maak nemen neem boeken boek boeking reserveren reservering afspraak
    bestellen komen kom komt gaan ga gaat beginnen begint eindigt brengen meenemen geven weten zeggen vinden betalen
    past inbegrepen inclusief mogelijk beschikbaar volwassene volwassenen kind kinderen persoon personen mensen lid
    leden student studenten dochter zoon man vrouw vriend vrienden vriendin familie vooraf altijd alleen`,
  pl: `za każdy rodzaj rodzaje opcje cena ceny koszt kosztuje kosztują opłata opłaty kwota suma liczba minut minuty godzin godziny dni dzień tygodni
    tydzień miesięcy miesiąc noc nocy czas data trwa trwają chcę chciałbym chciałabym chcemy myślę planuję szukam
    szukamy potrzebuję robić zrobić mieć mam wziąć rezerwować zarezerwować rezerwacja umówić wizyta zamówić przyjść iść
    zacząć zaczyna kończy przynieść dać wiedzieć powiedzieć znaleźć płacić zapłacić zawiera możliwe dostępne dorosły
    dorośli dziecko dzieci osoba osoby osób ludzi członek student studenci córka syn mąż żona przyjaciel rodzina zawsze
    tylko`,
};

const sets = new Map<LanguageCode, ReadonlySet<string>>();

/** Whether a folded word names no thing that a question could be about. */
export function isCarrier(word: string, language: LanguageCode): boolean {
  let set = sets.get(language);
  if (!set) {
    set = new Set(fold(words[language]).split(/\s+/));
    sets.set(language, set);
  }
  return set.has(word);
}

/** Of those, the ones that belong to a name when they stand right beside it: "family pass", "chess night". */
const nameParts = new Set(
  fold(
    `adult adults child children kid kids person people member members student students senior seniors baby family friend
    friends mother father minute minutes min mins hour hours day days week weeks month months night nights date first second
    new extra erwachsene erwachsenen kind kinder familie familien tag tage woche wochen monat nacht erste erster
    ersten neue neuer adulto adultos niño niños familia día semana noche enfant enfants famille adulte jour semaine nuit
    bambini famiglia adulti giorno settimana notte criança crianças família dia noite gezin kinderen dag nacht rodzina dzieci`,
  ).split(/\s+/),
);

export const belongsToName = (word: string): boolean => nameParts.has(word);

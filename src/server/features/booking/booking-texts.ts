import type { SpokenLanguage } from '#server/engine/language/language-code.ts';
import { spokenBookingTexts } from './spoken-booking-texts.ts';

/** What visitors read about their appointment outside of the widget: in emails and in the conversation. */
export type BookingTexts = {
  booked: string;
  moved: string;
  canceled: string;
  bookedLine: string;
  movedLine: string;
  canceledLine: string;
  service: string;
  when: string;
  staff: string;
  price: string;
  reference: string;
  changeButton: string;
  orOpen: string;
  changeUntil: string;
  changeAnytime: string;
  byTeam: string;
  footnote: string;
};

const bookingTexts: Record<SpokenLanguage, BookingTexts> = {
  en: {
    booked: 'Your appointment is booked',
    moved: 'Your appointment was moved',
    canceled: 'Your appointment was canceled',
    bookedLine: 'Appointment booked: {service}, {when}, {staff}. Reference: {reference}.',
    movedLine: 'Appointment moved: {service}, now {when}, {staff}. Reference: {reference}.',
    canceledLine: 'Appointment canceled: {service}, {when}, {staff}. Reference: {reference}.',
    service: 'Service',
    when: 'When',
    staff: 'With',
    price: 'Price',
    reference: 'Reference',
    changeButton: 'Move or cancel',
    orOpen: 'Or open this address:',
    changeUntil: 'You can move or cancel it online up to {hours} hours before it begins.',
    changeAnytime: 'You can move or cancel it online until it begins.',
    byTeam: 'We had to cancel it. Please contact us or book another time.',
    footnote: 'You get this email because this address was used to book with {business}.',
  },
  de: {
    booked: 'Ihr Termin ist gebucht',
    moved: 'Ihr Termin wurde verschoben',
    canceled: 'Ihr Termin wurde abgesagt',
    bookedLine: 'Termin gebucht: {service}, {when}, {staff}. Buchungsnummer: {reference}.',
    movedLine: 'Termin verschoben: {service}, jetzt {when}, {staff}. Buchungsnummer: {reference}.',
    canceledLine: 'Termin abgesagt: {service}, {when}, {staff}. Buchungsnummer: {reference}.',
    service: 'Leistung',
    when: 'Wann',
    staff: 'Bei',
    price: 'Preis',
    reference: 'Buchungsnummer',
    changeButton: 'Verschieben oder absagen',
    orOpen: 'Oder öffnen Sie diese Adresse:',
    changeUntil: 'Sie können ihn bis {hours} Stunden vor Beginn online verschieben oder absagen.',
    changeAnytime: 'Sie können ihn bis zum Beginn online verschieben oder absagen.',
    byTeam:
      'Wir mussten ihn leider absagen. Bitte melden Sie sich bei uns oder buchen Sie einen anderen Termin.',
    footnote: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {business} gebucht wurde.',
  },
  es: {
    booked: 'Su cita está reservada',
    moved: 'Su cita ha cambiado de hora',
    canceled: 'Su cita se ha cancelado',
    bookedLine: 'Cita reservada: {service}, {when}, {staff}. Referencia: {reference}.',
    movedLine: 'Cita cambiada: {service}, ahora {when}, {staff}. Referencia: {reference}.',
    canceledLine: 'Cita cancelada: {service}, {when}, {staff}. Referencia: {reference}.',
    service: 'Servicio',
    when: 'Cuándo',
    staff: 'Con',
    price: 'Precio',
    reference: 'Referencia',
    changeButton: 'Cambiar o cancelar',
    orOpen: 'O abra esta dirección:',
    changeUntil: 'Puede cambiarla o cancelarla en línea hasta {hours} horas antes.',
    changeAnytime: 'Puede cambiarla o cancelarla en línea hasta que empiece.',
    byTeam: 'Hemos tenido que cancelarla. Contáctenos o reserve otra hora.',
    footnote: 'Recibe este correo porque se reservó con esta dirección en {business}.',
  },
  fr: {
    booked: 'Votre rendez-vous est réservé',
    moved: 'Votre rendez-vous a été déplacé',
    canceled: 'Votre rendez-vous a été annulé',
    bookedLine: 'Rendez-vous réservé : {service}, {when}, {staff}. Référence : {reference}.',
    movedLine:
      'Rendez-vous déplacé : {service}, désormais {when}, {staff}. Référence : {reference}.',
    canceledLine: 'Rendez-vous annulé : {service}, {when}, {staff}. Référence : {reference}.',
    service: 'Prestation',
    when: 'Quand',
    staff: 'Avec',
    price: 'Prix',
    reference: 'Référence',
    changeButton: 'Déplacer ou annuler',
    orOpen: 'Ou ouvrez cette adresse :',
    changeUntil: "Vous pouvez le déplacer ou l'annuler en ligne jusqu'à {hours} heures avant.",
    changeAnytime: "Vous pouvez le déplacer ou l'annuler en ligne jusqu'à son début.",
    byTeam: "Nous avons dû l'annuler. Contactez-nous ou réservez un autre horaire.",
    footnote: 'Vous recevez cet e-mail car cette adresse a servi à réserver auprès de {business}.',
  },
  it: {
    booked: 'Il suo appuntamento è prenotato',
    moved: 'Il suo appuntamento è stato spostato',
    canceled: 'Il suo appuntamento è stato annullato',
    bookedLine: 'Appuntamento prenotato: {service}, {when}, {staff}. Codice: {reference}.',
    movedLine: 'Appuntamento spostato: {service}, ora {when}, {staff}. Codice: {reference}.',
    canceledLine: 'Appuntamento annullato: {service}, {when}, {staff}. Codice: {reference}.',
    service: 'Servizio',
    when: 'Quando',
    staff: 'Con',
    price: 'Prezzo',
    reference: 'Codice',
    changeButton: 'Sposta o annulla',
    orOpen: 'Oppure apra questo indirizzo:',
    changeUntil: 'Può spostarlo o annullarlo online fino a {hours} ore prima.',
    changeAnytime: "Può spostarlo o annullarlo online fino all'inizio.",
    byTeam: 'Abbiamo dovuto annullarlo. Ci contatti o prenoti un altro orario.',
    footnote: 'Riceve questa e-mail perché con questo indirizzo si è prenotato da {business}.',
  },
  pt: {
    booked: 'A sua marcação está confirmada',
    moved: 'A sua marcação foi alterada',
    canceled: 'A sua marcação foi cancelada',
    bookedLine: 'Marcação feita: {service}, {when}, {staff}. Referência: {reference}.',
    movedLine: 'Marcação alterada: {service}, agora {when}, {staff}. Referência: {reference}.',
    canceledLine: 'Marcação cancelada: {service}, {when}, {staff}. Referência: {reference}.',
    service: 'Serviço',
    when: 'Quando',
    staff: 'Com',
    price: 'Preço',
    reference: 'Referência',
    changeButton: 'Alterar ou cancelar',
    orOpen: 'Ou abra este endereço:',
    changeUntil: 'Pode alterá-la ou cancelá-la online até {hours} horas antes.',
    changeAnytime: 'Pode alterá-la ou cancelá-la online até começar.',
    byTeam: 'Tivemos de a cancelar. Contacte-nos ou marque outra hora.',
    footnote: 'Recebe este e-mail porque este endereço foi usado para marcar em {business}.',
  },
  nl: {
    booked: 'Uw afspraak is geboekt',
    moved: 'Uw afspraak is verplaatst',
    canceled: 'Uw afspraak is geannuleerd',
    bookedLine: 'Afspraak geboekt: {service}, {when}, {staff}. Referentie: {reference}.',
    movedLine: 'Afspraak verplaatst: {service}, nu {when}, {staff}. Referentie: {reference}.',
    canceledLine: 'Afspraak geannuleerd: {service}, {when}, {staff}. Referentie: {reference}.',
    service: 'Dienst',
    when: 'Wanneer',
    staff: 'Bij',
    price: 'Prijs',
    reference: 'Referentie',
    changeButton: 'Verplaatsen of annuleren',
    orOpen: 'Of open dit adres:',
    changeUntil: 'U kunt de afspraak tot {hours} uur van tevoren online verplaatsen of annuleren.',
    changeAnytime: 'U kunt de afspraak tot het begin online verplaatsen of annuleren.',
    byTeam:
      'We hebben de afspraak helaas moeten annuleren. Neem contact op of boek een ander tijdstip.',
    footnote: 'U krijgt deze e-mail omdat met dit adres is geboekt bij {business}.',
  },
  pl: {
    booked: 'Wizyta jest zarezerwowana',
    moved: 'Wizyta została przełożona',
    canceled: 'Wizyta została odwołana',
    bookedLine: 'Wizyta zarezerwowana: {service}, {when}, {staff}. Numer: {reference}.',
    movedLine: 'Wizyta przełożona: {service}, teraz {when}, {staff}. Numer: {reference}.',
    canceledLine: 'Wizyta odwołana: {service}, {when}, {staff}. Numer: {reference}.',
    service: 'Usługa',
    when: 'Kiedy',
    staff: 'Osoba',
    price: 'Cena',
    reference: 'Numer',
    changeButton: 'Przełóż lub odwołaj',
    orOpen: 'Albo proszę otworzyć ten adres:',
    changeUntil: 'Wizytę można przełożyć lub odwołać online do {hours} godz. przed jej początkiem.',
    changeAnytime: 'Wizytę można przełożyć lub odwołać online do jej początku.',
    byTeam: 'Musieliśmy odwołać wizytę. Proszę o kontakt lub wybór innego terminu.',
    footnote: 'Ta wiadomość przyszła, bo tym adresem dokonano rezerwacji w {business}.',
  },
  ...spokenBookingTexts,
};

export const bookingTextsFor = (language: string): BookingTexts =>
  Object.hasOwn(bookingTexts, language)
    ? bookingTexts[language as SpokenLanguage]
    : bookingTexts.en;

/** "Monday, November 16, 2026 at 9:00 AM (Europe/Berlin)". */
export function sayWhen({
  at,
  timeZone,
  language,
}: {
  at: Date;
  timeZone: string;
  language: string;
}): string {
  const format = new Intl.DateTimeFormat(language || 'en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(at)} (${timeZone.replaceAll('_', ' ')})`;
}

/** Puts values into a text with {places}. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

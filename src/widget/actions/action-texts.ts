import type { LanguageCode } from '#widget/texts/texts.ts';

/** What forms of actions say. Few visitors see one, so all languages are in this file, which is loaded when one opens. */
type ActionTexts = {
  lookUp: string;
  next: string;
  checkFirst: string;
  confirm: string;
  change: string;
  notFound: string;
  failed: string;
  unclear: string;
};

export const actionTexts: Record<LanguageCode, ActionTexts> = {
  en: {
    lookUp: 'Look up',
    next: 'Continue',
    checkFirst: 'Please check this before you confirm.',
    confirm: 'Confirm',
    change: 'Change',
    notFound: "We couldn't find anything with these details. Please check them and try again.",
    failed: "We can't look this up right now. Please try again later.",
    unclear: "We couldn't tell whether this worked. Please contact us before you try again.",
  },
  ar: {
    lookUp: 'بحث',
    next: 'متابعة',
    checkFirst: 'يرجى التحقق من البيانات قبل التأكيد.',
    confirm: 'تأكيد',
    change: 'تعديل',
    notFound: 'لم نجد شيئًا بهذه البيانات. يرجى التحقق منها والمحاولة مرة أخرى.',
    failed: 'هذا غير ممكن الآن. يرجى المحاولة لاحقًا.',
    unclear: 'لا نعرف إن كان الطلب قد نجح. يرجى التواصل معنا قبل المحاولة مرة أخرى.',
  },
  de: {
    lookUp: 'Nachsehen',
    next: 'Weiter',
    checkFirst: 'Bitte prüfen Sie Ihre Angaben, bevor Sie bestätigen.',
    confirm: 'Bestätigen',
    change: 'Ändern',
    notFound:
      'Zu diesen Angaben haben wir nichts gefunden. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
    failed: 'Das ist gerade nicht möglich. Bitte versuchen Sie es später noch einmal.',
    unclear:
      'Wir wissen nicht, ob es geklappt hat. Bitte melden Sie sich bei uns, bevor Sie es noch einmal versuchen.',
  },
  es: {
    lookUp: 'Consultar',
    next: 'Continuar',
    checkFirst: 'Revise los datos antes de confirmar.',
    confirm: 'Confirmar',
    change: 'Cambiar',
    notFound: 'No encontramos nada con estos datos. Revíselos e inténtelo de nuevo.',
    failed: 'No es posible en este momento. Inténtelo más tarde.',
    unclear: 'No sabemos si ha funcionado. Contáctenos antes de intentarlo de nuevo.',
  },
  fr: {
    lookUp: 'Rechercher',
    next: 'Continuer',
    checkFirst: 'Vérifiez ces informations avant de confirmer.',
    confirm: 'Confirmer',
    change: 'Modifier',
    notFound: "Nous n'avons rien trouvé avec ces informations. Vérifiez-les et réessayez.",
    failed: "C'est impossible pour le moment. Réessayez plus tard.",
    unclear: 'Nous ne savons pas si cela a fonctionné. Contactez-nous avant de réessayer.',
  },
  he: {
    lookUp: 'חיפוש',
    next: 'המשך',
    checkFirst: 'נא לבדוק את הפרטים לפני האישור.',
    confirm: 'אישור',
    change: 'שינוי',
    notFound: 'לא מצאנו דבר לפי הפרטים האלה. נא לבדוק אותם ולנסות שוב.',
    failed: 'אי אפשר לבדוק את זה כרגע. נא לנסות מאוחר יותר.',
    unclear: 'לא ברור אם זה הצליח. נא ליצור איתנו קשר לפני ניסיון נוסף.',
  },
  it: {
    lookUp: 'Cerca',
    next: 'Continua',
    checkFirst: 'Controlli i dati prima di confermare.',
    confirm: 'Conferma',
    change: 'Modifica',
    notFound: 'Non abbiamo trovato nulla con questi dati. Li controlli e riprovi.',
    failed: 'Al momento non è possibile. Riprovi più tardi.',
    unclear: 'Non sappiamo se ha funzionato. Ci contatti prima di riprovare.',
  },
  nl: {
    lookUp: 'Opzoeken',
    next: 'Verder',
    checkFirst: 'Controleer dit voordat u bevestigt.',
    confirm: 'Bevestigen',
    change: 'Wijzigen',
    notFound: 'We hebben niets gevonden met deze gegevens. Controleer ze en probeer het opnieuw.',
    failed: 'Dit lukt nu niet. Probeer het later opnieuw.',
    unclear: 'We weten niet of het gelukt is. Neem contact op voordat u het opnieuw probeert.',
  },
  pl: {
    lookUp: 'Sprawdź',
    next: 'Dalej',
    checkFirst: 'Proszę sprawdzić dane przed potwierdzeniem.',
    confirm: 'Potwierdź',
    change: 'Zmień',
    notFound: 'Nie znaleźliśmy niczego dla tych danych. Proszę je sprawdzić i spróbować ponownie.',
    failed: 'Teraz to niemożliwe. Proszę spróbować później.',
    unclear: 'Nie wiemy, czy się udało. Proszę o kontakt przed ponowną próbą.',
  },
  pt: {
    lookUp: 'Consultar',
    next: 'Continuar',
    checkFirst: 'Verifique os dados antes de confirmar.',
    confirm: 'Confirmar',
    change: 'Alterar',
    notFound: 'Não encontrámos nada com estes dados. Verifique-os e tente novamente.',
    failed: 'De momento não é possível. Tente mais tarde.',
    unclear: 'Não sabemos se resultou. Contacte-nos antes de tentar novamente.',
  },
};

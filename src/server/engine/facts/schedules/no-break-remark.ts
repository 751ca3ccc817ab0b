const remark =
  /\s?\((?:[\p{L}]{1,12},? )?(?:without (?:a |any )?(?:lunch )?(?:break|closing)|no (?:lunch |midday )?(?:break|closing)|non-?stop|straight through|(?:open )?(?:through|over) lunch|durchgehend|durchgängig|ohne (?:mittags)?(?:pause|schließung)|sin (?:parar|cerrar|interrupci[oó]n|interrupciones|descanso|pausa)|ininterrumpido|horario continuo|jornada continua|sans (?:interruption|pause|fermer)|journée continue|non stop|senza (?:pausa|interruzione|chiusura)|orario continuato|sem (?:intervalo|interrupção|fechar)|zonder (?:pauze|onderbreking)|bez przerwy)[^()\d]{0,40}\)/giu;

/** "9:30 – 20:00 (without a lunch break)": the times alone say it, and "noon" or "lunch" in brackets is no time of its own. */
export const withoutNoBreakRemark = (text: string): string =>
  text.includes('(') && /\d/.test(text) ? text.replace(remark, '') : text;

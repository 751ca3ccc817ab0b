import { fold } from '#server/engine/index/analyse.ts';
import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** Sentences that only say where the answer is or what it depends on. Folded. */
const referring: Record<LanguageCode, RegExp> = {
  en: /\bdepends? on\b|^(?:please )?(?:ask|see|check|look at|refer to)(?!\p{L})|\b(?:is|are) (?:in|on|listed in|shown in|marked in|found in|given in) (?:the|our) /u,
  de: /hangt [^.]{0,40} ab(?!\p{L})|kommt (?:darauf|drauf) an|^(?:bitte )?(?:fragen sie|fragt|siehe|sehen sie)(?!\p{L})|\b(?:steht|stehen) (?:in|im|auf) /u,
  es: /\bdepende de\b|^(?:por favor )?(?:pregunte|pregunta|consulte|consulta|vease|mira)(?!\p{L})|\besta[n]? en (?:la|el|nuestra) /u,
  fr: /\bdepend d|^(?:veuillez )?(?:demandez|voir|consultez)(?!\p{L})/u,
  it: /\bdipende d|^(?:si prega di )?(?:chiedete|chiedi|vedi|consultate)(?!\p{L})/u,
  pt: /\bdepende d|^(?:por favor )?(?:pergunte|veja|consulte)(?!\p{L})/u,
  nl: /hangt af van|hangt [^.]{0,40} af(?!\p{L})|^(?:vraag|zie|bekijk)(?!\p{L})/u,
  pl: /\bzalezy od\b|^(?:prosimy )?(?:zapytaj|zobacz|patrz|sprawdz)(?!\p{L})/u,
};

/**
 * Whether a text leaves the answer to another place: "What you pay depends on the size.", "Ask at the desk for the price.",
 * "We offer:". With a number or an address it tells enough.
 */
export function refersElsewhere(text: string, language: LanguageCode): boolean {
  if (/\d|@|www\./.test(text)) return false;
  const [first = '', ...others] = splitSentences(text);
  if (others.length > mostOthers) return false;
  return /[:：]$/.test(text.trim()) || referring[language].test(fold(first).trim());
}

/** More than this is said beside it, and it isn't a mere introduction. */
const mostOthers = 1;

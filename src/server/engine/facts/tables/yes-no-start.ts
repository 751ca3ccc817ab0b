/** How questions that want a yes or no begin. */
const yesNoStarts: Record<string, RegExp> = {
  en: /^(?:(?:and|so|but|hi|ok)\s+)?(?:is|are|do|does|did|can|could|will|would|may|have|has|am|should|must)\b/,
  de: /^(?:und\s+)?(?:ist|sind|hat|habt|haben|kann|konnt|konnen|darf|durfen|gibt|gibts|muss|mussen|macht|seid|nehmt|bietet|verkauft|liefert)\b/,
  es: /^(?:y\s+)?(?:es|esta|estan|hay|tienen|teneis|tiene|puedo|puede|pueden|se puede|aceptan|aceptais|hacen|haceis|abren|abris|son|cubre|cubren|incluye|necesito|ofrecen|ofreceis|trabajais|trabajan)\b/,
  fr: /^(?:et\s+)?(?:est|sont|avez|puis|peut|peux|y a|faites|etes|acceptez|vendez|est-ce)\b/,
  it: /^(?:e\s+)?(?:e|avete|posso|si puo|c'e|ci sono|siete|fate|accettate|vendete)\b/,
  pt: /^(?:e\s+)?(?:e|esta|ha|tem|posso|pode|aceitam|fazem|vendem)\b/,
  nl: /^(?:en\s+)?(?:is|zijn|hebben|heeft|kan|kunnen|mag|verkopen|doen|accepteren)\b/,
  pl: /^(?:a\s+)?(?:czy|jest|sa|macie|mozna|moge)\b/,
};

export function startsLikeYesNo(folded: string, language: string): boolean {
  return yesNoStarts[language]?.test(folded.replace(/[¿¡]/g, '').trim()) ?? false;
}

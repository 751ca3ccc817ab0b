/** Times that are said without a number; the longer ones first. */
export const spokenTimes: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:half an? year|half[ -]year\p{L}*|halbes jahr|halben jahr|halbjahr\p{L}*|medio ano|semestre|semestral|demi[ -]annee|mezzo anno|meio ano|half jaar|pol roku)(?!\p{L})/u,
    259_200,
  ],
  [
    /(?<!\p{L})(?:quarter of a year|vierteljahr\p{L}*|trimestre|trimestral|trimestriel|kwartaal|kwartal)(?!\p{L})/u,
    129_600,
  ],
  [/(?<!\p{L})(?:fortnight|quincena|quinze jours|quindici giorni|quinzena)(?!\p{L})/u, 20_160],
  [
    /(?<!(?:once|twice|times|einmal|zweimal|mal|vez|veces|fois|volta|volte|vezes|keer)\s)(?<!\p{L})(?:an?|one|whole|full|ein(?:em|en)?|ganze[sn]?|un|une|uma?|een|heel)\s(?:year|jahr|ano|an|annee|anno|jaar)(?!\p{L})(?!\s(?:old|alt|ago|oud))/u,
    518_400,
  ],
  [
    /(?<!\p{L})(?:an?|one|whole|full|eine|ganze|una|une|uma|een|hele)\s(?:week|woche|semana|semaine|settimana)(?!\p{L})/u,
    10_080,
  ],
  [
    /(?<!\p{L})(?:an? hour and a half|hour and a half|anderthalb(?: stunden)?|eineinhalb stunden|hora y media|une heure et demie|un'?ora e mezzo|hora e meia|anderhalf uur)(?!\p{L})/u,
    90,
  ],
  [
    /(?<!\p{L})(?:half an hour|half hour|half-hour|halbe stunde|media hora|demi-?\s?heure|mezz'?ora|meia hora|half uur|pol godziny)(?!\p{L})/u,
    30,
  ],
  [
    /(?<!\p{L})(?:(?:an|one|full|whole|the) hour(?: long)?|hour long|hour-long|eine stunde|einer stunde|(?:eine )?ganze stunde|einstundig\p{L}*|una hora|une heure|un'?ora|uma hora|een uur|godzinn\p{L}*)(?!\p{L})/u,
    60,
  ],
];

import {
  currencyAlone,
  currencyInName,
  currencyNamed,
} from '#server/engine/language/currencies.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';

/** A unit alone over numbers measures the thing: "Lbs", "cm". */
export const measureHeader = withLanguages(
  'measure-header',
  /^(?:lbs?|pounds|kgs?|kilos?|gr|grams?|oz|mg|mm|cm|km|m[²2]|sqm|qm|sq\.? ?(?:m|ft)|mph|kmh|km\/h|miles?|ft|feet|inch(?:es)?|ml|cl|lit(?:er|re)s?|gal(?:lons?)?|watts?|kwh?|volts?|hp|bhp|cc|ccm|ps|cv|rpm|gsm|gb|tb|mah|mp|hz|index|co[2₂]|ph|nrr|db|bay|aisle|shelf|row|zone|pos|position|rank|stars?|regal|reihe|platz|fila|estante|rayon|scaffale|corredor|rij|rząd)\.?$/iu,
);

/** "Departs 9.30", "Back about 18.15": times that are written like prices. */
export const timeHeader = withLanguages(
  'time-header',
  /(?<!\p{L})(?:depart\w*|leav(?:es?|ing)|arriv\w*|back|returns?|returning|starts?|starting|ends?|finish(?:es)?|begins?|opens?|closes?|last \w+|from|until|till|meet|pick-?up|abfahrt|ankunft|rückkehr|beginn|ende|start|ab|bis|zurück|salida|llegada|vuelta|regreso|inicio|fin|apertura|cierre|départ|arrivée|retour|début|fin|partenza|arrivo|ritorno|inizio|fine|partida|chegada|início|fim|vertrek|aankomst|terug|begin|einde|odjazd|przyjazd|początek|koniec)(?!\p{L})/iu,
);

/** Columns that count, measure or number something. */
export const countedHeader = withLanguages(
  'counted-header',
  /^no\.?$|\bno\.(?!\p{L})|\b(?:no(?= of)|nr|number|sleeps|seats|holds|fits|carries|takes|fasst|cabida|beds?|berths?|bedrooms?|bathrooms?|cabins?|rooms?|guests?|people|persons?|children|kids|adults?|pupils|students|staff|capacity|spots|places|max|min|maximum|minimum|ages?|year|years|months?|weeks?|days?|nights?|hours?|minutes?|mins?|time|length|width|height|depth|size|weight|distance|quantity|qty|how many|stock|pieces|pages|points|level|ready|abv|alc|calories|kcal|anzahl|kinder|erwachsene|plätze|personen|betten|alter|jahre?|monate?|wochen?|tage?|nächte|stunden|minuten|dauer|größe|gewicht|länge|breite|höhe|menge|stück|plazas|unidades|personas|camas|edad|años|meses|semanas|días|noches|horas|minutos|tamaño|peso|cantidad|personnes|lits|places|âge|ans|mois|semaines|jours|nuits|heures|taille|poids|quantité|persone|letti|posti|età|anni|mesi|settimane|giorni|notti|ore|minuti|misura|quantità|pessoas|lugares|idade|anos|dias|noites|tamanho|quantidade|aantal|plaatsen|leeftijd|jaar|maanden|weken|dagen|nachten|uren|grootte|gewicht|liczba|osoby|osób|miejsca|wiek|lat|dni|noce|godziny|rozmiar|waga|ilość)\b|%|#/iu,
);

/** One word for what is numbered: "Lane", "Court", not "Guests" or "Weeks". */
export const isThingHeader = (name: string): boolean =>
  /^\p{L}{3,20}$/u.test(name.trim()) && !countedHeader.test(name) && !measureHeader.test(name);

export const priceHeader = withLanguages(
  'price-header',
  /\b(?:price|prices|cost|costs|fee|fees|rate|rates|charge|fares?|admission|surcharges?|supplements?|zuschlag|aufpreis|suplemento|supplément|supplemento|toeslag|dopłata|amount|tariff|labou?r|preis|preise|kosten|gebühr|tarif|betrag|precio|precios|coste|tarifa|importe|cuota|mensualidad|arancel|aranceles|eintritt|prix|tarif|coût|prezzo|prezzi|costo|tariffa|preço|preços|custo|valor|taxa|prijs|prijzen|kosten|cena|ceny|koszt|opłata|eur|usd|gbp)\b|[€£$]/iu,
);

export const isPriceName = (name: string): boolean =>
  priceHeader.test(name.replace(/[_-]/g, ' ')) ||
  currencyInName.test(name) ||
  currencyNamed.test(name) ||
  // "Monthly (R)"
  currencyAlone.test(unitOf(name));

/** What stands in brackets behind a column's name, or as its last part. */
export function unitOf(name: string): string {
  const inside = /[([]([^)\]]{1,20})[)\]]/.exec(name)?.[1] ?? '';
  const tail = /_([\p{L}$€£]{1,3})$/u.exec(name)?.[1] ?? '';
  return inside || (isUnitTail.test(tail) || currencyAlone.test(tail) ? tail : '');
}

const isUnitTail = /^(?:g|kg|mm|cm|m|km|l|ml|min|h)$/i;

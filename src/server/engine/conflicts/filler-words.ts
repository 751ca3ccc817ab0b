import { fold } from '#server/engine/index/analyse.ts';

const list = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/));

/** Words that only fill a sentence about a fact or praise the thing; the same in all our languages. */
const fillers = list(
  `only just please note now classic standard regular normal usual basic popular famous homemade fresh delicious
  simple full whole complete current total amount about around approx every always currently costs cost priced
  call phone telephone tel dial number reach under
  tax taxes vat mwst mehrwertsteuer iva tva btw podatek eur euro euros usd dollar dollars gbp pounds chf expensive teuer caro
  discount rabatt ermäßigung nachlass descuento réduction remise sconto desconto korting zniżka rabat off
  available availability verfügbar vorhanden erhältlich disponible disponibles disponibile disponibili disponível
  disponíveis beschikbaar verkrijgbaar dostępny dostępne dostępna
  within before prior advance innerhalb vor vorher binnen dentro antes sous avant entro prima voor vooraf przed ciągu
  per pro each save saves saving sparen sparst spart ahorra ahorran ahorras ahorrar ahorro économise économisent économisez
  économie risparmia risparmi risparmio poupa poupam bespaart bespaar oszczędzasz bénéficient bénéficiez bénéficie bénéficier
  included including inklusive inkl incl compris comprise incluido incluida inclus incluse incluso inclusa inbegrepen wliczony
  item items goods product products article articles artikel ware waren artículo artículos producto productos produit
  produits articoli articolo prodotti prodotto produtos produto artigos artigo producten artykuły towar towary
  berechnen berechnet verlangen verlangt cobramos cobran facturons facturer comptez addebitiamo rekenen pobieramy
  place takes join celebrate feiern feier statt findet celebramos celebra lugar lieu luogo plaats
  klassisch klassische klassischer klassisches normale normaler normales üblich übliche beliebt beliebte beträgt betragen
  liegt derzeit aktuell insgesamt jeweils nur hausgemacht frisch frische einfach einfache erreichen telefon anruf anrufen
  clásico clásica normal habitual popular casero casera fresco fresca sencillo completo actualmente solo llamar teléfono
  classique normal habituel populaire maison frais simple complet actuellement seulement appeler téléphone
  classico classica normale abituale popolare fatto fresco semplice completo attualmente solo chiamare telefono
  clássico clássica normal habitual popular caseiro fresco simples completo atualmente só ligar telefone
  klassiek klassieke normaal normale gewoon gewone populair vers verse eenvoudig momenteel slechts bellen telefoon
  klasyczny klasyczna normalny zwykły popularny domowy świeży prosty obecnie tylko wynosi telefon zadzwoń`,
);

export const isFiller = (word: string): boolean => fillers.has(word);

/** Words of titles and headings that say what kind of text it is, not what it is about. */
const generic = list(
  `price prices pricing list lists menu rates rate fees fee services service offer offers info information faq faqs
  questions overview page website home welcome about general terms policy policies flyer brochure leaflet guide handbook
  website english current updated version final copy draft document
  preis preise preisliste liste karte speisekarte tarife leistungen leistung angebot angebote informationen fragen
  übersicht seite startseite allgemein allgemeine bedingungen
  precio precios lista carta tarifas servicios servicio oferta ofertas información preguntas página inicio condiciones
  prix liste carte tarifs services service offres informations questions page accueil conditions
  prezzi prezzo listino servizi servizio offerte informazioni domande pagina condizioni
  preços preço lista serviços serviço ofertas informações perguntas página condições
  prijs prijzen prijslijst lijst diensten dienst aanbod informatie vragen pagina voorwaarden
  ceny cena cennik lista usługi usługa oferta informacje pytania strona warunki`,
);

export const isGenericTitle = (word: string): boolean => generic.has(word);

/** Words for being open, which hours don't need to say. */
const opening = list(
  `open opens opening opened hour hours closed time times when visit geöffnet öffnen offen öffnungszeiten öffnungszeit zeiten
  abierto abiertos abierta abren abre abrimos horario horarios apertura ouvert ouverts ouverte ouvrez ouverture horaires
  horaire aperto aperti aprite orari orario aberto abertos abrem horário horários openingstijden geopend godziny otwarcia
  otwarte uhrzeit`,
);

export const isOpening = (word: string): boolean => opening.has(word);

/** The first and the last day of something, in the words of all our languages. */
const ends: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'ends',
    list(
      `deadline close closes closing closed end ends ending due expires schluss ende endet cierre cierra cierran termina
      vence límite fin fermeture ferme ferment clôture finit scade scadenza chiude chiusura fine encerra encerramento
      termina prazo sluit sluiting eindigt einde koniec kończy termin`,
    ),
  ],
  [
    'starts',
    list(
      `start starts starting begin begins beginning opens opening beginn beginnt startet anfang empieza empiezan comienza
      inicio comienzo commence commencent début inizia inizio começa começo begint aanvang zaczyna rozpoczyna początek`,
    ),
  ],
];

export const endOf = (word: string): string | null =>
  ends.find(([, words]) => words.has(word))?.[0] ?? null;

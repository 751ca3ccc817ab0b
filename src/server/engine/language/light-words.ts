import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

/**
 * Whether a word may be left out of a question without making it another question: whether something is offered, had or
 * taken, who serves or is served, and that it's on the menu. Folded.
 */
export const isLight = (word: string, language: LanguageCode): boolean => light[language].has(word);

/** All of them, folded. */
export const lightWordsOf = (language: LanguageCode): Iterable<string> => light[language];

const list = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

const light: Record<LanguageCode, ReadonlySet<string>> = {
  en: list(
    'have has got get offer offers provide sell sells buy take takes accept accepts serve carry stock host allow allowed along bring come stay present reach talk speak contact leave part included include celebrate area place shop guest guests visitor visitors customer customers client clients user users menu dish dishes policy method methods option options time long number located location exactly already advance other welcome nearby near around staff team own',
  ),
  de: list(
    'haben habt hat gibt bieten bietet anbieten führen verkaufen verkauft kaufen nehmen nehmt nimmt akzeptieren akzeptiert erlauben erlaubt mitbringen bringen bleiben erreichen sprechen kontakt enthalten inklusive laden geschäft gast gäste besucher kunde kunden speisekarte karte gericht gerichte regelung möglichkeit möglichkeiten zeit lange nummer genau vorher willkommen nähe personal team eigene sie ihr euch',
  ),
  es: list(
    'tener tienen tenéis hay ofrecer ofrecen ofrecéis vender venden comprar tomar aceptar aceptan aceptáis admitir admiten admitís permitir permiten permitido llevar traer quedar contactar hablar incluido incluida incluye tienda local lugar cliente clientes huésped huéspedes visitante visitantes carta menú plato platos política método métodos opción opciones tiempo número exactamente antes bienvenido bienvenidos cerca personal propio propia',
  ),
  fr: list(
    'avoir avez offrir offrez proposer proposez vendre vendez acheter prendre prenez accepter acceptez autoriser autorisé autorisés amener apporter rester joindre parler contacter compris inclus magasin boutique lieu client clients visiteur visiteurs carte menu plat plats politique moyen moyens option options temps numéro exactement avance',
  ),
  it: list(
    'avere avete offrire offrite vendere vendete comprare prendere accettare accettate ammessi ammesso permesso portare restare contattare parlare incluso inclusa compreso compresa negozio locale posto cliente clienti ospite ospiti visitatori menù piatto piatti politica metodo metodi opzione opzioni tempo numero esattamente prima',
  ),
  pt: list(
    'ter têm tem oferecer oferecem vender vendem comprar tomar aceitar aceitam permitir permitem permitido levar trazer ficar contactar falar incluído incluída loja local lugar cliente clientes hóspede hóspedes visitantes menu ementa prato pratos política método métodos opção opções tempo número exatamente antes',
  ),
  nl: list(
    'hebben hebt heeft bieden biedt aanbieden verkopen verkoopt kopen nemen neemt accepteren accepteert toegestaan meenemen brengen blijven bereiken spreken contact inbegrepen winkel zaak plek gast gasten bezoeker bezoekers klant klanten menu kaart gerecht gerechten beleid methode methoden optie opties tijd lang nummer precies vooraf jullie',
  ),
  pl: list(
    'mieć macie oferować oferujecie sprzedawać sprzedajecie kupić brać akceptować akceptujecie dozwolone wolno zabrać przynieść zostać kontakt rozmawiać wliczone sklep lokal miejsce gość goście klient klienci odwiedzający menu danie dania polityka metoda metody opcja opcje czas numer dokładnie wcześniej',
  ),
};

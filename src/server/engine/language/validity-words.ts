import type { LanguageCode } from './language-code.ts';

/**
 * Words of sentences that say how long something counts: prices, offers, menus. Folded, separated by commas; a word that
 * ends with `*` also stands for longer ones.
 */
const words: Record<LanguageCode, string> = {
  en: 'valid,price*,offer*,special*,promotion*,promo,discount*,sale,deal*,menu*,rate,rates,tariff*,fee,fees,voucher*,coupon*,applies,apply,expires,available,program*,brochure,catalog*',
  de: 'gultig*,preis*,angebot*,aktion*,rabatt*,speisekarte,karte,menu*,tarif*,gebuhr*,gutschein*,gilt,gelten,verfugbar,programm*,katalog,prospekt,flyer,sonderpreis*,weihnachtskarte',
  es: 'valid*,precio*,oferta*,promocion*,descuento*,menu*,carta,tarifa*,vale,vales,cupon*,vigente*,vigencia,disponible*,programa*,catalogo',
  fr: 'valable*,valid*,prix,offre*,promotion*,promo*,remise*,reduction*,menu*,carte,tarif*,bon,bons,en vigueur,disponible*,programme*,catalogue',
  it: 'valid*,prezz*,offert*,promozion*,scont*,menu,listino,tariff*,buono,buoni,in vigore,disponibil*,programma*,catalogo',
  pt: 'valid*,preco*,oferta*,promoc*,desconto*,menu*,ementa*,cardapio*,tabela*,tarifa*,vale,vales,em vigor,disponive*,programa*,catalogo',
  nl: 'geldig*,prijs*,prijzen,aanbieding*,actie*,korting*,menu*,kaart,tarief*,tarieven,bon,bonnen,geldt,gelden,beschikbaar,programma*,folder',
  pl: 'wazn*,cen*,cennik*,ofert*,promocj*,rabat*,znizk*,menu,karta,taryf*,oplat*,bon,bony,obowiazuj*,dostepn*,program*,katalog',
};

const built = new Map<LanguageCode, RegExp>();

/** Finds such a word in folded text. */
export function validityPattern(language: LanguageCode): RegExp {
  const known = built.get(language);
  if (known) return known;
  const list = words[language].split(',').map((word) => word.replace('*', '\\p{L}*'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'u');
  built.set(language, pattern);
  return pattern;
}

import type { Topics } from '#server/engine/language/topics.ts';

/** How French speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(comment|ou) + (reserver|prendre rendez vous|inscrire|m inscrire|rendez vous), ?(puis je|peut on|je voudrais|possible de) + (reserver|prendre rendez vous|inscrire), !(reservez|reservation|reservations|rendez vous|inscription) (en ligne|par|sur|au|aupres), =reservation, =reservations, =inscription, =rendez vous',
  'need-booking':
    '?(faut il|dois je|doit on|besoin) + (reserver|rendez vous|reservation|inscrire), sans (rendez vous|reservation), sur rendez vous, reservation (obligatoire|conseillee|recommandee)',
  cancel:
    '(annuler|annulation|annule|annulations|annulez), ?(ne peux|ne pourrai|ne pouvons) [plus] pas venir, empechement',
  reschedule:
    '(reporter|deplacer|decaler|changer) [de] (rendez vous|date|reservation|jour|heure|creneau), autre (date|jour|creneau)',
  'no-show':
    '(ne (viens|vient|venez|presente|presentez) pas|absence non|non presentation|oublie [mon|le] rendez vous|rendez vous manque|sans prevenir)',
  late: '(en retard|retard|minutes de retard|retards)',
  refund:
    '(rembourser|remboursement|rembourse|remboursable|remboursees|remboursons|recuperer [mon] argent)',
  deposit: '(acompte|arrhes|caution|depot de garantie|payer d avance|avance)',
  'pay-how':
    '?(comment|moyens|mode|modes) + (payer|paiement|regler|reglement), (moyens de paiement|mode de paiement|modes de paiement|carte bancaire|carte de credit|especes|cheque|cheques|virement|american express|visa|mastercard|paypal|sans contact|carte bleue|ticket restaurant), ?(acceptez|prenez|accepte) + (carte|cartes|especes|cheque|cheques|amex)',
  installments: '(plusieurs fois|mensualites|echelonner|en # fois|sans frais|credit|financement)',
  discount: '(reduction|reductions|remise|remises|tarif reduit|rabais|promotion|moins cher)',
  'discount-student': '(etudiant|etudiants|etudiante|carte etudiant|scolaire)',
  'discount-senior': '(senior|seniors|retraite|retraites|plus de 60|plus de 65)',
  voucher: '(bon cadeau|bons cadeaux|carte cadeau|cheque cadeau|cartes cadeaux)',
  delivery: '(livraison|livrer|livrez|expedition|expedier|envoyer|envoyez|livrons|envoi)',
  'delivery-where':
    '?(livrez|expediez|envoyez) [vous] [aussi] (a|en|au|dans|hors), (zone de livraison|etranger|international)',
  'delivery-time':
    '(delai|delais) [de livraison], ?(quand|combien de temps) + (livraison|arrive|recevoir|livre)',
  return: '(retour|retours|retourner|renvoyer|rendre|reprendre|echange|echanger|reprenez)',
  'arrived-damaged': '(casse|abime|defectueux|endommage|cassee|abimee|defaut)',
  warranty: '(garantie|garanti|garanties|sous garantie)',
  complaint: '(plainte|reclamation|mecontent|pas satisfait|insatisfait|mediateur)',
  'age-limit':
    '(age minimum|a partir de quel age|quel age|moins de # ans|plus de # ans|a partir de # ans|des # ans|# ans|mineur|mineurs)',
  children:
    '(enfant|enfants|bebe|bebes|fils|fille) + (venir|amener|emmener|accepte|acceptes|bienvenus|peuvent|peut)',
  pets: '(chien|chiens|animal|animaux|chat|chats) + (venir|accepte|acceptes|admis|autorise|autorises|amener|emmener|entrer|bienvenus|avec|interdits), =chiens, =animaux',
  access:
    '(fauteuil roulant|handicape|handicapes|mobilite reduite|pmr|ascenseur|rampe|escaliers|marches|plain pied|poussette|accessible)',
  parking: '(parking|stationner|stationnement|garer|place de parking|places de parking)',
  transit: '(bus|metro|train|tram|gare|arret|transports en commun|station)',
  bring:
    '?que (dois je|faut il|doit on) (apporter|amener|prendre|emporter), (apporter|apportez|emporter|prevoir|a apporter)',
  'own-food':
    '(apporter|amener) + (gateau|nourriture|boissons|vin|repas|pique nique), droit de bouchon',
  allergies: '(allergie|allergies|allergique|allergenes|intolerance|gluten|coeliaque|lactose)',
  languages: '(parlez|parle|parlent|langue|langues|anglais|allemand|espagnol|italien)',
  insurance:
    '(mutuelle|mutuelles|assurance|assurances|securite sociale|carte vitale|rembourse par)',
  'group-size':
    '?combien de (personnes|participants|places|enfants|eleves), (groupe|groupes|maximum # personnes|jusqu a # personnes|# personnes maximum)',
  birthday: '(anniversaire|anniversaires)',
  illness: '(malade|fievre|grippe|contagieux|rhume|toux)',
  pregnancy: '(enceinte|grossesse|allaite|allaitement)',
  emergency: '(urgence|urgences|urgent|112|15|pompiers)',
  wifi: '(wifi|wi fi|internet)',
  smoking: '(fumer|fumeur|fumeurs|non fumeur|cigarette)',
  photos: '(photo|photos|photographier|filmer)',
  duration:
    '?combien de temps (dure|durent|faut|prend), !(dure|durent|duree) + (minutes|heure|heures|jours)',
  'check-in': '(heure d arrivee|arrivee|check in|enregistrement)',
  'check-out': '(heure de depart|depart|check out|liberer la chambre)',
};

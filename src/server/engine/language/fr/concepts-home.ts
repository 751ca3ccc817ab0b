import type { HomeConcept } from '../en/concepts-home.ts';

/** French words about household, trades, property and professional services, grouped by meaning. */
export const homeConcepts: Record<HomeConcept, string> = {
  accountant:
    "comptable, expert-comptable, déclaration d'impôts, comptabilité, impôts, fiche de paie",
  'air-conditioning-install': 'climatiseur, ventilation, vmc',
  appliance:
    'lave-linge, lave-vaisselle, réfrigérateur, four, sèche-linge, machine à laver, frigo, micro-ondes, électroménager',
  burglary: 'cambriolage, vol, alarme, volé, cambriolé',
  'carbon-monoxide': 'monoxyde de carbone, détecteur de co',
  carpenter: 'menuisier, menuiserie, charpentier, ébéniste',
  'cleaning-products': "produits de nettoyage, produits d'entretien, détergent, aspirateur",
  'cleaning-service':
    'ménage, femme de ménage, service de nettoyage, nettoyage, nettoyage de bureaux, grand nettoyage',
  'clogged-drain': 'bouché, évacuation, canalisation, débouchage, déboucher',
  'commission-fee': "commission, honoraires d'agence, frais d'agence",
  'documents-needed': 'documents, papiers, pièces à fournir, formulaire, dossier, justificatifs',
  door: "porte, portail, porte d'entrée",
  'electric-shock': 'choc électrique, électrocution, coup de jus',
  electrician: 'électricien, électricité, câblage',
  fire: 'feu, incendie, brûle, flammes, pompiers, extincteur',
  flooding: 'inondation, inondé, dégât des eaux, eau dans la cave',
  gardening:
    'jardin, jardinier, pelouse, tondre, taille de haie, jardinage, élagage, gazon, abattage',
  'gas-smell': 'odeur de gaz, sent le gaz, fuite de gaz, gaz',
  handyman: 'bricoleur, homme à tout faire, artisan, petits travaux',
  heating: 'chauffage, radiateur, chaudière, pompe à chaleur, plancher chauffant, thermostat',
  'hot-water': "eau chaude, chauffe-eau, ballon d'eau chaude, cumulus",
  'house-clearance': 'débarras, vider une maison, encombrants',
  insurance: "assurance, assuré, police d'assurance, responsabilité civile, assureur",
  'insurance-claim': 'sinistre, déclarer un sinistre, franchise, déclaration de sinistre',
  key: 'clé, clés, double de clé, clef, reproduction de clé',
  lawyer:
    "avocat, cabinet d'avocats, notaire, conseil juridique, tribunal, divorce, procès, succession",
  'legal-aid': 'aide juridictionnelle, protection juridique',
  lock: 'serrure, cadenas, cylindre, verrou, changer la serrure',
  'locked-out': 'serrurier, porte claquée, enfermé dehors, ouverture de porte, clés perdues',
  mold: 'moisissure, humidité, humide',
  moving: 'déménagement, déménager, déménageurs, cartons de déménagement',
  'no-heating':
    "pas de chauffage, plus d'eau chaude, panne de chauffage, chaudière en panne, pas d'eau chaude",
  'painting-work': 'peindre, peintre, peinture, papier peint, repeindre',
  'pest-control':
    'désinsectisation, dératisation, souris, rats, guêpes, fourmis, cafards, nuisibles',
  pipe: 'tuyau, canalisation, tuyauterie',
  plumber: 'plombier, plomberie',
  pool: 'piscine, nager, bassin',
  'power-outage':
    "panne de courant, plus de courant, court-circuit, fusible, disjoncteur, coupure d'électricité, étincelles",
  'property-viewing': "visite du bien, visiter l'appartement, visite du logement",
  'real-estate':
    'immobilier, agence immobilière, appartement, maison à vendre, logement, bien immobilier, locataire, bailleur',
  renovation: 'rénovation, rénover, travaux, refaire, transformation, salle de bain à refaire',
  roof: 'toit, toiture, couvreur, gouttière, cheminée, grenier',
  'same-day-service':
    'le jour même, quand pouvez-vous venir, minute, dans la journée, sur place immédiatement',
  smoke: 'fumée, détecteur de fumée, odeur de brûlé',
  'snow-removal': 'déneigement, déneiger',
  'socket-switch': 'prise, interrupteur, prise électrique, prise de courant',
  solar: 'solaire, panneaux solaires, photovoltaïque',
  storage: 'garde-meuble, box de stockage, stockage, entreposer, entrepôt',
  subsidy: "subvention, aide, prime, crédit d'impôt, déductible",
  tap: 'robinet, douche, évier, baignoire, lavabo, robinetterie',
  tool: 'outil, outils, perceuse, marteau, scie, tournevis, échelle',
  valuation: 'expertise, estimation de la valeur, valeur, évaluer',
  'wall-floor': 'mur, sol, plafond, parquet, stratifié, plâtre, revêtement',
  'water-leak': "fuite, fuite d'eau, goutte, tuyau percé, fuit",
  window: 'fenêtre, fenêtres, volet, double vitrage',
  'window-cleaning': 'nettoyage de vitres, laveur de vitres',
};

import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** French words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy:
    'epipen, rhume des foins, anaphylaxie, histamine, pollen, fructose, urticaire, maladie coeliaque',
  appliance:
    'bouilloire, grille-pain, mixeur, machine à café, cafetière, aspirateur, fer à repasser, sèche-cheveux, sèche-linge, plaque de cuisson, hotte, friteuse à air, machine à coudre',
  baby: "tout-petit, petit d'un an, jumeaux, nouveau-né, bambin",
  bag: 'cartable, sac de voyage, bandoulière, mallette, pochette',
  bicycle: 'tandem, vélo cargo, vélo pliant, vélo de course, vélo enfant, bmx',
  bird: 'perroquet, perruche, cacatoès, canari, pigeon, hibou, calopsitte',
  boat: 'bateau pneumatique, yacht, canoë, kayak, radeau, jet ski, catamaran, paddle',
  bread: "ciabatta, focaccia, brioche, pita, pain de mie, pain d'épeautre, fougasse",
  cake: 'brownie, tiramisu, forêt noire, mille-feuille, éclair, quatre-quarts, moelleux, cheesecake, bûche',
  car: 'berline, camionnette, monospace, camion, cabriolet, utilitaire, citadine',
  cat: 'chaton, persan, siamois, minou, matou',
  cheese: 'brie, camembert, gouda, comté, roquefort, ricotta, burrata, halloumi, reblochon',
  child: 'nièce, neveu, petit-fils, petite-fille, petits-enfants, écolier, gamin, gamine, gosse',
  clothing:
    'gilet, survêtement, pyjama, peignoir, uniforme, costume, déguisement, poncho, salopette, tablier',
  coffee: 'ristretto, café crème, café filtre, café au lait',
  'cold-flu':
    'bronchite, angine, varicelle, rougeole, oreillons, coqueluche, pneumonie, conjonctivite, otite, scarlatine, zona',
  dog: 'teckel, caniche, berger allemand, chiot, toutou, lévrier, bouledogue, bâtard, carlin, épagneul',
  electronics:
    'ordinateur portable, écouteurs, enceinte, projecteur, routeur, drone, montre connectée, console',
  family:
    'frère, soeur, oncle, tante, cousin, cousine, mari, épouse, beaux-parents, copain, copine',
  fish: 'daurade, merlu, maquereau, sardines, anchois, espadon, cabillaud',
  fruit:
    'mangue, kiwi, ananas, melon, pastèque, prune, abricot, framboise, myrtille, mûre, figue, citron vert',
  furniture:
    'tabouret, bibliothèque, commode, buffet, fauteuil, table basse, lits superposés, table de chevet',
  'heart-condition': 'stent, pontage, arythmie, anticoagulant, angine de poitrine',
  'id-document':
    'acte de naissance, titre de séjour, permis de conduire, carte vitale, carte étudiante',
  indoor: 'orage, tempête, neige, grêle, bruine, averse, vent, canicule, mauvais temps',
  jacket: 'trench, blazer, poncho, blouson, doudoune, polaire, pardessus, gilet',
  jewelry:
    'broche, boutons de manchette, pendentif, chevillère, bague de fiançailles, chevalière, médaillon',
  'languages-spoken': 'langue des signes, bilingue, mandarin, catalan, breton, hindi',
  luggage: 'trolley, bagage à main, sac à dos, sac de voyage, valises',
  medicine:
    'antihistaminique, antidépresseur, pilule contraceptive, sirop, somnifère, anticoagulant, vitamines, spray nasal',
  metal: 'cuivre, bronze, chrome, zinc, étain, fonte, platine',
  milk: 'kéfir, fromage blanc, babeurre, lait concentré, lait écrémé',
  motorcycle: 'quad, mobylette, cyclomoteur, trois-roues',
  nuts: "pécan, macadamia, noix du brésil, pignons, châtaigne, pâte d'amande, nutella",
  pet: 'hérisson, tortue, chèvre, cochon, alpaga, mouton, âne, araignée, poisson rouge',
  'photo-allowed': 'selfie, perche à selfie, trépied, drone, appareil photo, filmer, vidéo',
  'public-holiday':
    'pentecôte, ascension, assomption, toussaint, fête du travail, premier mai, quatorze juillet, 14 juillet, armistice, fête des mères, fête des pères, vendredi saint, épiphanie, fête nationale, black friday',
  'public-transport': 'autocar, ferry, rer, ter, funiculaire, téléphérique, trolleybus',
  'rabbit-rodent': "furet, gerbille, chinchilla, rat, octodon, hamster, cochon d'inde",
  'reptile-fish': 'gecko, iguane, caméléon, python, carpe koï, grenouille, pogona',
  roof: 'gouttière, velux, tuiles, lucarne',
  senior: 'grand-mère, grand-père, mamie, papi, grands-parents, retraitée',
  shirt: 'débardeur, top, tunique, maillot, marcel',
  shoes: 'mocassins, escarpins, bottes de pluie, tongs, espadrilles, sabots, ballerines, talons',
  smartphone: 'mobile, téléphone portable',
  smoking: 'cigare, vapoter, vapoteuse, cigarette électronique, chicha, cannabis, tabac, clope',
  'social-media': 'reels, story, profil',
  'soft-drink': 'tonic, limonade, boisson énergisante',
  spicy: 'jalapeño, wasabi, tabasco, harissa',
  'sports-gear':
    'raquette, patins, rollers, genouillères, tapis de yoga, haltères, lunettes de piscine, bonnet de bain, protège-tibias, tuba, palmes, combinaison, skateboard',
  staff:
    'serveur, serveuse, réceptionniste, styliste, technicien, infirmière, cuisinier, barista, chauffeur, secrétaire, assistant, maître-nageur',
  'student-discount': 'élève, apprenti, lycéen, étudiant, carte jeune',
  tea: 'earl grey, matcha, rooibos, menthe, verveine, camomille, oolong',
  'tent-camping-gear': 'bâche, auvent, hamac, chaise de camping, réchaud, lampe frontale, glacière',
  toy: 'figurine, cartes à jouer, hochet, cerf-volant, cubes',
  trousers: 'chino, velours, jogging, cargo, salopette, corsaire',
  vegetables:
    'courgette, aubergine, brocoli, chou-fleur, poireau, ail, betterave, asperge, potiron, courge, haricots, petits pois, maïs',
  'vomiting-diarrhea': 'norovirus, gastro, gastro-entérite, intoxication alimentaire',
  whatsapp: 'message vocal, texto',
  wheelchair:
    'déambulateur, béquilles, canne, scooter électrique, prothèse, amputé, aveugle, malvoyant, mal aux genoux, prothèse de hanche, autisme, autiste, malentendant, sourd',
  wound:
    "égratignure, écharde, saignement de nez, piqûre, piqûre de guêpe, piqûre d'abeille, coup de soleil",
};

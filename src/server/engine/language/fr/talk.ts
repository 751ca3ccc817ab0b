import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[très|vraiment|super|trop|tellement|plutôt|si|bien]';
const forHelp =
  'pour (tout|(votre|ton|l|ta|cette|ces|les|vos|tes) (aide|réponse|réponses|temps|informations|infos|patience|rapidité|information|info|service|retour|gentillesse)|laide|linfo|linformation|votre réponse rapide|les infos)';
const person =
  '(humain|personne|quelquun|conseiller|conseillère|agent|employé|responsable|gérant|patron|directeur|vendeur|vendeuse|être humain|service client|collègue|membre de léquipe|léquipe|vraie personne|opérateur)';

export const frenchTalk: TalkWords = {
  evidence: `le la les l' un une des du de d' et ou où est sont était être suis es êtes sommes je j' tu il elle on nous vous ils elles
    me te se m' t' s' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce c' cet cette ces ça qui que qu' quoi quand comment
    combien pourquoi quel quelle quels quelles ne n' pas plus moins très aussi encore déjà avec sans pour par dans sur sous
    chez vers entre avant après pendant depuis jusqu' jusqu jusque en au aux y à si mais donc car comme avez avons ont ai as a
    avoir peut peux pouvez pouvons peuvent puis pourriez pourrais voudrais voulez veux faites fait faire faut prix coûte
    coûtent tarif tarifs cher chère ouvert ouverts ouverte ouvrez ouvre ouverture fermé fermez ferme fermeture horaires
    heure heures aujourd'hui demain hier lundi mardi mercredi jeudi vendredi samedi dimanche matin soir semaine jour jours
    bonjour bonsoir salut merci beaucoup s'il plaît oui non adresse téléphone commande commander livraison livrez retour
    rendez réserver réservation payer carte espèces gratuit enfant enfants ans chien tout tous toute toutes autre même rien quelque quelqu'un
    est-ce vais va vont allez été fut plusieurs alors parler proposez vendez acceptez avez-vous là ici aide`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(bonjour|bonsoir|salut|coucou|hello|hey|hi|rebonjour|allô|bien le bonjour) [à (tous|toutes|vous|toi|léquipe)|madame|monsieur|tout le monde|messieurs dames|madame monsieur|léquipe|encore]',
      '(madame monsieur|madame|monsieur|chère équipe|cher monsieur|chère madame|bonne journée à vous|enchanté|enchantée)',
    ],
    howAreYou: [
      '[et] (comment (ça va|allez vous|vas tu|tu vas|vous allez|va|se passe votre journée)|ça va|tu vas bien|vous allez bien|la forme|quoi de neuf|ça roule) [bien|vous|toi|aujourdhui|et vous|et toi]',
    ],
    thanks: [
      '(super|parfait|génial|top|nickel|impec|cool) (merci|merci beaucoup|merci bien)',
      '(merci (bien|infiniment|mille fois|à vous|à toi|chef|les amis|l ami)|vous êtes (super|géniaux|au top|adorables)|tu es (super|génial|au top|adorable)|c est (sympa|gentil|adorable) [de votre part|de ta part])',
      `[un|mille|grand|un grand|et|ok|encore] [grand] merci [beaucoup|bien|infiniment|mille fois|encore|à (vous|toi|tous)|vraiment|énormément|davance|par avance|pour tout|dabord] [à vous|à toi] [${forHelp}]`,
      '[je|nous] (vous|te) remercie [beaucoup|infiniment|davance|par avance|vivement|bien|pour (tout|votre aide|votre réponse|ton aide)]',
      '(cest (gentil|sympa|très gentil|très aimable)|c est [très|vraiment] (gentil|sympa|aimable) [de votre part|à vous]|très aimable|avec mes remerciements|remerciements)',
    ],
    goodbye: [
      '[allez|bon|ok|bien] (salut|ciao|bye|à plus|à plus tard|à plus dans le bus|à la prochaine|à bientôt|à tantôt|tchao|tchuss|bisous|bises|je vous laisse|je file|je dois filer|je dois y aller|bonne continuation|bon courage|bonne fin de journée|bonne soirée|bonne journée) [et merci|à tous|alors]',
      '(au revoir|à (bientôt|plus|plus tard|demain|la prochaine|tout à lheure|tout de suite|samedi|toute)|bye|ciao|adieu|tchao|salut|bonne continuation|bon courage|à plus tard|prenez soin de vous|porte toi bien|au plaisir) [tout le monde|à (tous|vous)|et merci|bye]',
      '[et|je vous souhaite|passez|passe|je te souhaite|excellente] [une|un|de] [très|excellente|agréable|belle] (bonne|belle|excellente|bon|agréable) (journée|soirée|après midi|nuit|semaine|weekend|week end|fin de journée|dimanche|matinée|week) [à (vous|toi|tous)|également|aussi|à vous aussi]',
      'bon (weekend|week end|après midi|dimanche)',
    ],
    acknowledge: [
      '[ok|bon|super|parfait|très bien] [alors] (c est tout|c était tout|c est bon|c est tout bon|c est noté|ça marche|ça roule|ça me va|ça ira|impec|impeccable|nickel|top|génial|chouette|je suis renseigné|je suis renseignée|j ai ma réponse|j ai tout ce qu il me faut|plus de questions|rien d autre) [pour moi|alors]',
      '[ah|oh|bon|ben|eh bien] (ok|daccord|dac|parfait|super|génial|très bien|bien|cool|top|nickel|impeccable|excellent|entendu|compris|je vois|je comprends|j ai compris|bien reçu|ça marche|ça roule|formidable|merveilleux|bon|bonne nouvelle|noté|c est noté|c est bon|pas de problème|pas de souci|aucun souci|tant pis|dommage|ah|oh|ah bon|chouette|magnifique|très clair|c est clair|intéressant|haha|mdr|lol|wow|tant mieux)',
      `(c est|ça me semble|ça a lair|voilà qui est) ${very} (bien|parfait|super|génial|bon|clair|top|cool|noté|compris|gentil)`,
      '(ça me va|bon à savoir)',
    ],
    accept: [
      '(oui|ouais|ouep|si|bien sûr|certainement|absolument|volontiers|avec plaisir|exactement|tout à fait|carrément|c est ça|allez y|vas y|évidemment) [sil (vous|te) plait|merci|volontiers|bien sûr|avec plaisir]',
      '[oui] ça serait (bien|super|parfait|gentil|génial|sympa|top)',
      '[oui] (ce|c) serait (bien|super|parfait|gentil|génial|sympa|top)',
    ],
    decline: [
      '(non|nan|nope|non non|pas maintenant|pas pour linstant|pas vraiment|pas la peine|plus tard peut être|pas nécessaire)',
      '[non|ok|et|bon] (c est|ce sera|ça sera|c était|voilà c est) (tout|bon|tout bon|tout ce (que je voulais [savoir]|dont j avais besoin)) [pour (aujourdhui|moi|le moment|linstant)|pour l instant|merci]',
      '[non] (rien (dautre|de plus)|pas dautres questions|plus de questions|j ai tout ce quil me faut|ça ira|ça va aller|plus rien|tout est (bon|clair)) [pour (le moment|linstant|aujourdhui)]',
      'non (ça va|c est bon)',
      '(je n ai|jen ai|je nai) (pas|plus) (dautres questions|de questions|besoin de rien)',
    ],
    praise: [
      `[vous|tu|ça|c] (mavez|mas|avez été|as été|était|êtes|est|ma|es) [été] ${very} (aidé|utile|gentil|sympa|efficace|rapide|aimable|dune grande aide|beaucoup aidé|bien aidé|génial|le meilleur) [merci]`,
      '(bon (travail|service|bot)|beau travail|bravo|bien joué|excellent (service|travail)|très utile|très gentil|super (service|travail|utile)|quelle rapidité|bonne réponse|félicitations)',
      '[tout dabord] (j adore|j aime [beaucoup]) (votre|vos|ta|tes|ton|tout) [boutique|produits|site|magasin|cuisine|restaurant|travail]',
      '(ça maide|ça ma aidé|ça aide) [beaucoup]',
    ],
    about: [
      '[et] (tu es|vous êtes|êtes vous|es tu|c est|est ce|je parle à|je parle avec|est ce que je parle à|est ce que tu es|est ce que vous êtes) [un|une|le|la] * [*] ou [à|avec] [un|une] (robot|bot|machine|ordinateur|ia|programme|humain|personne|chatbot|vraie personne)',
      '[et|mais] [est ce que] (es tu|êtes vous|tu es|vous êtes|c est|est ce|t es) [que] [c est|tu es|vous êtes] [un|une|vraiment|juste] [vrai|vraie|vraiment|réel] [un|une] (humain|robot|bot|machine|ordinateur|ia|personne|chatbot|programme|être humain|intelligence artificielle|réel|automatique|vraie personne|chatgpt|humaine|assistant virtuel) [réelle|réel|humain|humaine] [ou] [un|une|bien] [vrai|vraie] [humain|robot|bot|machine|ordinateur|ia|personne|chatbot|être humain|intelligence artificielle|pas]',
      '[et|mais] [est ce que] (je parle|je discute|suis je en train de parler|jécris|parle je|je suis en train de parler|je chatte) [ici|là|bien] (à|avec) [un|une] [vrai|vraie] (humain|robot|bot|machine|ordinateur|ia|personne|chatbot|être humain|quelquun|intelligence artificielle) [réelle|réel|humain] [ou] [à|avec] [un|une] [vrai|vraie] [humain|robot|bot|machine|ordinateur|ia|personne|chatbot]',
      '[et] (qui (es tu|êtes vous|tu es|vous êtes)|tu es qui|vous êtes qui|à qui (je parle|ai je affaire|est ce que je parle)|avec qui (je parle|je discute|est ce que je parle)|quel est (ton|votre) nom|comment (tu tappelles|vous appelez vous|tappelles tu)|t es qui)',
    ],
    help: [
      '[et|alors] (que (peux tu|pouvez vous|sais tu)|quest ce que (tu peux|vous pouvez|tu sais)|tu peux|tu sais) [faire|répondre] [quoi|pour moi]',
      '[et] que (peux tu|pouvez vous) faire [pour moi]',
      '[et] (comment|en quoi) (peux tu|pouvez vous|tu peux|vous pouvez) maider',
      '[et] (comment ça marche|comment ça fonctionne|que puis je [vous|te] demander)',
      '(pouvez vous|peux tu|pourriez vous|vous pouvez|tu peux) (maider|nous aider|maider)',
      '[j ai|jai] (besoin (daide|dun renseignement|de votre aide)) [sil vous plait]',
      '(aide|à laide|au secours|aidez moi|aide moi|il y a quelquun|y a quelquun|quelquun|menu|test)',
    ],
    human: [
      `[est ce que] [je|puis je|peux je|on] [peux|pourrais|voudrais|veux|souhaite|souhaiterais|préfère|dois|aimerais] [j aimerais|est il possible de|il est possible de|serait il possible de|puis je] [je peux|je pourrais|de] [bien] (parler|discuter|échanger|mentretenir|communiquer) [directement] (à|avec|au) [un|une|le|la|l|votre|des] [vrai|vraie|véritable] ${person} [réel|réelle|humain|en vrai|de chez vous|de léquipe|au téléphone] [à propos de quelque chose|à ce sujet|maintenant]`,
      `[pouvez vous|peux tu|pourriez vous] (me) (passer|mettre en relation avec|mettre en contact avec|transférer à|transférer vers|connecter à) [un|une|le|la] [vrai|vraie] ${person}`,
      `(passez moi|passe moi|mettez moi en (relation|contact) avec) [un|une|le|la] [vrai|vraie] ${person}`,
      `[un|une|je veux un|je veux une|je voudrais un] [vrai|vraie] (humain|conseiller|agent|être humain|vraie personne|personne|service client|opérateur) [humain|réel|réelle]`,
      '(est ce que|y a t il|il y a) [quelquun] [peut] [quelquun] (mappeler|me rappeler|me contacter|à qui [je peux] parler)',
      '(quelquun peut il|quelquun peut|pouvez vous) (mappeler|me rappeler|me contacter|me téléphoner)',
      '(rappelez moi|appelez moi)',
    ],
    frustrated: [
      '[tu|vous|c|ce bot|cest|ce chat|ça|quel|quelle|espèce d|espèce de] [es|êtes|est] [un|une|vraiment|complètement|trop|totalement|très|le|la] (nul|nulle|inutile|stupide|bête|débile|idiot|idiote|con|conne|mauvais|pourri|horrible|ridicule|une blague|de la merde|merde|honteux|imbécile|une perte de temps|perte de temps|décevant|frustrant|énervant|agaçant|faux|incompétent) [bot|robot|chat|service]',
      '[tu|vous|ça|ce bot|mais] [ne] (maides|maidez|maide|comprends|comprenez|comprend|sers|servez|sert|réponds|répondez|répond|sais|savez|marche|fonctionne) [pas|à rien|rien|pas à ma question|pas du tout|absolument rien]  [du tout|à ma question]',
      '[non|mais] (c|ce) (n est|nest|est) pas (ce que j ai demandé|ma question|ce que je (demande|voulais|veux)|vrai|correct|une réponse)',
      '(putain|merde|fait chier|ta gueule|va te faire foutre|ferme la|ras le bol|j en ai marre|jen ai marre|laisse tomber|wtf|quelle honte|je suis (énervé|énervée|fâché|fâchée|déçu|déçue|frustré))',
    ],
    leadIn: [
      '(je vous serais|je serais) [très|bien] (reconnaissant|reconnaissante|obligé|obligée) de (me dire|bien vouloir me dire|m indiquer)',
      'je vous (écris|contacte) (pour|car je voudrais) (savoir|demander)',
      '(j aimerais|j aurais aimé|je souhaiterais|je voudrais) (savoir|demander|connaître)',
      '[et|mais] (auriez vous la gentillesse de me dire|ça vous (dérangerait|ennuierait) de me dire)',
      '[et|mais|donc|bon] [j|je] [ai|aurais|n ai] [juste|encore|aussi|qu] (une|une petite|une autre|quelques|une dernière|deux) (question|questions|demande|renseignement|petite question|question rapide) [rapide|à vous poser|pour vous]',
      '[juste|encore|et] [une] (petite|autre|dernière) (question|demande) [rapide]',
      '[et|mais|donc] [je|j|nous] (voudrais|voulais|aimerais|souhaiterais|souhaite|voudrions|veux|souhaitais|aurais voulu|aurais aimé|aurais besoin de) [juste|bien|seulement|vous] (savoir|demander|connaître|me renseigner|vous demander|poser une question|vous poser une question|avoir un renseignement)',
      '[et|mais] (pouvez vous|pourriez vous|peux tu|pourrais tu|vous pouvez|vous pourriez|tu peux) [sil vous plait|sil te plait] (me|nous|mindiquer|minformer|mexpliquer) [dire|renseigner|préciser|confirmer|indiquer|expliquer|donner] [sil vous plait|sil te plait]',
      '[et|mais] (savez vous|sais tu|vous savez|sauriez vous|auriez vous une idée de|tu sais) [me dire|par hasard]',
      '[et] (dites moi|dis moi|je me demandais|je me demande|nous nous demandions) [sil vous plait|juste]',
      '(puis je|est ce que je peux|je peux) [vous] (demander|poser une question|vous poser une question)',
      'jaurais besoin dun renseignement',
    ],
    apology: [
      '[je suis|je] [vraiment] (désolé|désolée|pardon|excusez moi|excuse moi|mexcuse|toutes mes excuses|navré) [de (vous|te) (déranger|embêter)|pour (le dérangement|la question)|du dérangement|encore]',
      '(si possible|si c est possible|si ça ne vous (dérange|ennuie) pas|si vous permettez|sans vouloir vous déranger)',
    ],
    wellWish: [
      '[j|je|nous] (espère|espérons) que vous (pouvez|pourrez) (m|nous|me) aider',
      '[j|je|nous] (espère|espérons|espere) [que] (vous|tu|tout) (allez|vas|va|passez|passes) [tous] (bien|pour le mieux|une bonne journée|une bonne semaine|une belle journée) [pour vous|chez vous]',
    ],
    please: ['sil vous plaît', 'sil te plaît', 'je vous prie', 'sil vous plait merci'],
    signOff: [
      '[bien|très] (cordialement|amicalement|sincèrement|respectueusement)',
      '(salutations|bien à (vous|toi)|meilleures salutations|sincères salutations|salutations distinguées|cordiales salutations|bises|bisous|amitiés|meilleurs sentiments)',
    ],
    filler: [
      '(à tous|à vous|à toi|vous|toi|aussi|également|encore|alors|donc|bon|ben|et|ah|oh|eh|hein|là|déjà|beaucoup|bien|mille fois|mon ami|les amis|monsieur|madame|mademoiselle|vraiment|tout|davance|par avance|de rien|bot|haha|en fait|voilà|pareillement|de même|léquipe)',
      `(${forHelp})`,
      '(tout dabord|avant tout|pour linstant|pour le moment)',
    ],
  },
  bareGreetings: ['bonjour', 'salut', 'coucou', 'bonsoir', 'hello', 'hey'],
  addressed: ['équipe', 'léquipe', 'tous', 'madame', 'monsieur', 'cher', 'chère', 'tout', 'toutes'],
  persons: [
    '(vrai|vraie|véritable) (personne|humain|conseiller|employé|agent)',
    '(humain|être humain|personne réelle|agent humain|conseiller humain)',
  ],
  reach: ['(parler|discuter|échanger|contacter|relation|passer|passez|joindre)'],
  about: ['de', 'au', 'à', 'concernant', 'pour', 'sur', 'car', 'a'],
  questions: {
    asking: [
      '[à|de|en|avec|pour|depuis|jusquà|sur|dans|chez|par] (quel|quelle|quels|quelles|quand|combien|où|qui|quoi|comment|pourquoi)',
      '(quest ce que|quest ce qui|que|jusquà quand|à quelle heure|combien de [temps])',
    ],
    yesNo: [
      'est ce (que|quil|quon|quelle|quils)',
      '(avez|êtes|faites|prenez|acceptez|livrez|vendez|proposez|pouvez|peut|puis|peux|dois|faut|est|sont|y a t|a t|ont|servez|ouvrez|fermez|offrez|réparez|doit|serait|sera) (vous|on|je|il|elle|ils|elles|t il|ce|t elle)',
      '(vous|on) (avez|êtes|faites|prenez|acceptez|livrez|vendez|proposez|pouvez|peut|doit|est|faut|y a|a|coûte|dois|peux|servez|ouvrez|fermez|a t il)',
      '(il y a|c est combien|je peux|c est possible|ça coûte)',
    ],
    opening: [],
    verbs:
      'est sont avez a ont faites fait prenez acceptez livrez coûte coûtent peut puis faut dure ouvrez fermez ouvre ferme dois doit êtes y pouvez vendez proposez va serait'.split(
        ' ',
      ),
    subjects: [],
    joiners: [
      'et',
      'et aussi',
      'et sinon',
      'et si oui',
      'si oui',
      'ainsi que',
      'et puis',
      'puis',
      'et au fait',
      'et autre chose',
      'et également',
    ],
    pointers: 'il elle ils elles ça cela celui celle ceux celles y ce lui leur ceci'.split(' '),
    articlePointers: ['le', 'la', 'les'],
    choices: ['ou', 'si', 'parce', 'mais'],
    particles: [],
    thingVerbs: ['coûte', 'coûtent', 'dure', 'durent'],
    impersonal: [
      'y a t il',
      'il y a',
      'il faut',
      'faut il',
      'est il (possible|nécessaire|obligatoire)',
      'est ce',
      'c est possible',
    ],
    whether: ['si'],
    direct: 'drop',
    mention: 'dit disent de pour avec le la un une les mot'.split(' '),
  },
};

import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'ou est,ou se trouve,ou se situe'
  .split(',')
  .flatMap((where) =>
    'la,le,votre,l'
      .split(',')
      .flatMap((article) =>
        'boutique,magasin,restaurant,cafe,salon,cabinet,studio,hotel,atelier,bureau,boulangerie,garage,ecole,pharmacie'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telephone, tel, portable, mobile, appelez, appel, fixe, standard'),
    email: list('email, mail, courriel, mel, courrier electronique'),
    address: list('adresse, situation, venir, ou nous trouver'),
    web: list('web, site, site web, internet, site internet, en ligne'),
    fax: list('fax, telecopie'),
    text: list('whatsapp, sms, texto, message, telegram'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin, reseaux sociaux'),
  },
  asks: {
    phone: list(
      'a quel numero, ligne directe, numero de telephone, numero de tel, votre numero, quel numero, le numero, telephone, vous appeler, vous joindre par telephone, appeler, votre tel, numero de portable',
    ),
    email: list(
      'adresse email, adresse mail, votre email, votre mail, quel email, quel mail, quelle adresse mail, quelle adresse email, courriel, adresse electronique, par mail, un mail, un email',
    ),
    address: [
      ...list(
        'votre adresse, l adresse, quelle adresse, quelle est l adresse, ou etes vous, vous etes ou, ou se trouve, ou se situe, ou vous trouver, ou vous trouvez vous, ou est votre, ou est la boutique, ou est le magasin, ou est situe, ou sont vos, situes, vous situez, ou puis je vous trouver, code postal, pour le gps',
      ),
      ...places,
    ],
    web: list('site web, site internet, votre site'),
    fax: list('fax, telecopie'),
    text: list('whatsapp, sms, texto'),
    social: list('instagram, facebook, tiktok, reseaux sociaux, insta, youtube'),
  },
  numberOf: list('numero de, numero du, numero pour'),
  reach: list(
    'vous joindre, vous contacter, contacter, coordonnees, prendre contact, entrer en contact, vous ecrire, joindre quelqu un',
  ),
  who: list(
    'a qui, qui contacter, qui dois je, qui puis je, qui s occupe, qui est responsable, qui appeler, personne a contacter, interlocuteur, ou envoyer, ou dois je envoyer, ou puis je envoyer, ou adresser, ou postuler, aupres de qui',
  ),
  which: list('quel, quelle, quels, qui, ou, comment, a quelle'),
  otherTopics: list(
    'quand, heure, heures, horaire, horaires, ouvert, ouverte, ouverts, ouvrez, fermez, ferme, ouverture, fermeture, jusqu a, parking, garer, stationner, stationnement, bus, metro, train, tram, gare, arret, itineraire, venir chez, comment venir, acces, combien, coute, coutent, prix, tarif, tarifs, mon adresse, mon numero, mon mail, newsletter',
  ),
  emergency: list('urgence*, garde, astreinte, en dehors des heures'),
  main: list(
    'accueil, standard, siege, boutique, magasin, bureau, general, generale, principal, principale, secretariat, renseignements, autres demandes, reception, cabinet',
  ),
  branch: list('succursale*, annexe, depot, entrepot, outlet, agence, deuxieme boutique'),
  general: list(
    'contact*, nous contacter, contactez nous, coordonnees, nous trouver, ou nous trouver, horaires, acces, mentions legales, a propos, nous joindre, nous ecrire, adresse',
  ),
  purposes: {
    orders: list('commande*, commander'),
    bookings: list('reservation*, reserver, rendez vous, rdv, inscription*'),
    returns: list('retour*, retourner, echange*, remboursement*, renvoyer, garantie*, sav'),
    billing: list('facture*, facturation, paiement*, comptabilite, reglement'),
    jobs: list(
      'emploi*, recrutement, candidature*, postuler, travailler, cv, stage*, carriere*, embauche*, apprentissage, alternance',
    ),
    breakdown: list(
      'panne*, depann*, crevaison*, crev*, remorqu*, en difficulte, assistance routiere',
    ),
    schools: list(
      'ecole*, scolaire*, sortie scolaire, sorties scolaires, professeur*, enseignant*, institut*, eleve*, maternelle*, ma classe, notre classe',
    ),
    events: list(
      'evenement*, fete*, mariage*, groupe*, traiteur, privatisation*, anniversaire*, seminaire*, reception*',
    ),
    press: list('presse, media*, journaliste*, interview, partenariat*, collaboration*'),
    complaints: list('reclamation*, plainte*, plaindre, probleme*, avis, litige*'),
    wholesale: list('grossiste*, revendeur*, professionnels, b2b, en gros'),
    support: list('service client, support, aide, assistance, service apres vente, sav'),
    privacy: list('confidentialite, donnees personnelles, rgpd, vie privee'),
    repairs: list('reparation*, reparer, atelier, entretien'),
    lost: list('objets trouves, perdu*, oublie*'),
  },
  stop: list(
    'gps, navigateur, google maps, exacte, exact, seulement, uniquement, pendant, le, la, les, l, un, une, des, de, du, d, je, j, tu, vous, nous, on, il, mon, ma, mes, votre, vos, est, sont, etes, ai, a, avez, as, puis, peux, peut, pouvez, voudrais, veux, dois, faut, il, y, au, aux, en, dans, pour, par, sur, avec, chez, et, ou, s, t, qu, c, ce, que, quoi, sil, plait, svp, bonjour, bonsoir, salut, merci, quelqu, personne, magasin, boutique, restaurant, bureau, cabinet, entreprise, societe, salon, equipe, numero, adresse, contact, question, questions, savoir, donner, dire, me, se, si, aussi, parler, envoyer, ecrire, appeler, contacter, joindre, trouver, comment, besoin, une, sujet, propos, concernant, ville, exactement',
  ),
  templates: {
    plain: {
      phone: 'Notre numéro de téléphone est le {value}.',
      email: 'Notre adresse e-mail est {value}.',
      address: 'Notre adresse : {value}.',
      web: 'Notre site web est {value}.',
      fax: 'Notre numéro de fax est le {value}.',
      text: 'Vous pouvez nous écrire au {value}.',
      social: 'Retrouvez-nous sur {value}.',
    },
    labelled: {
      phone: '{label} : appelez le {value}.',
      email: '{label} : écrivez à {value}.',
      address: '{label} : {value}.',
      web: '{label} : voir {value}.',
      fax: '{label} : fax {value}.',
      text: 'Vous pouvez nous écrire par {label} au {value}.',
      social: 'Nous sommes sur {label} : {value}.',
    },
    fitting: {
      phone: 'Pour cela, appelez le {value}.',
      email: 'Pour cela, écrivez à {value}.',
    },
    person: 'Veuillez contacter {who} : {value}.',
    reach: 'Vous pouvez nous joindre ici : {value}.',
    emergency: "Le numéro d'urgence est le {value}.",
    or: 'ou',
  },
};

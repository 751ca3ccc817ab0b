import { euros } from '../currencies.ts';
import type { ShopWords } from '../shop-words.ts';

export const fr: ShopWords = {
  currency: euros,
  trades: [
    {
      name: 'Atelier Mirabelle',
      column: 'Prestation',
      items: [
        'Taille de barbe',
        'Coloration racines',
        'Massage crânien',
        'Chignon',
        'Coupe frange',
        'Soin kératine',
        'Brushing',
        'Masque',
      ],
    },
    {
      name: 'Auberge du Vieux Pont',
      column: 'Plat',
      items: [
        'Soupe à l’oignon',
        'Risotto aux champignons',
        'Ragoût d’agneau',
        'Tarte au citron',
        'Plateau de fromages',
        'Gratin de poisson',
        'Crumble aux pommes',
        'Salade verte',
      ],
    },
  ],
  priceColumns: ['Prix', 'Prix (€)', 'Tarif', 'Montant'],
  priceSentences: [
    '{item} coûte {price}.',
    'Le prix de {item} est de {price}.',
    '{item} : {price}',
    'Nous facturons {price} pour {item}.',
    'Comptez {price} pour {item}.',
    'Nous proposons {item} à {price}.',
  ],
  priceQuestions: [
    { question: 'Combien coûte {item} ?', answer: 'Cela coûte {price}.' },
    { question: 'Quel est le prix de {item} ?', answer: 'C’est {price}.' },
    {
      question: 'Quel est le tarif pour {item} ?',
      answer: 'Le tarif est de {price}, TVA comprise.',
    },
    { question: 'C’est combien pour {item} ?', answer: 'Comptez {price}.' },
  ],
  variants: [
    ['{item} homme', '{item} femme'],
    ['{item} petit', '{item} grand'],
    ['{item} (60 minutes)', '{item} (90 minutes)'],
    ['{item} enfant', '{item} adulte'],
    ['{item} à emporter', '{item} en livraison'],
    ['{item} en semaine', '{item} le week-end'],
  ],
  seasons: ['Tarifs d’été', 'Tarifs d’hiver'],
  perDay: ['{item} coûte {price} par jour.', '{item} : {price} par jour.'],
  perWeek: ['{item} coûte {price} par semaine.', '{item} : {price} par semaine.'],
  hoursTitles: ['Horaires', 'Horaires d’ouverture', 'Nos horaires', 'Nous rendre visite'],
  week: [
    { list: 'Lundi à vendredi', span: 'Samedi', write: (from, to) => `${from}h – ${to}h` },
    { list: 'Du lundi au vendredi', span: 'Samedi', write: (from, to) => `${from}h00–${to}h00` },
  ],
  saturday: [
    'Le samedi, nous sommes ouverts de {from}h à {to24}h.',
    'Samedi : {from}h00–{to24}h00',
    'Samedi de {from}h à {to24}h',
    'Nous ouvrons le samedi de {from}h à {to24}h.',
  ],
  saturdayQuestion: [
    { question: 'Êtes-vous ouverts le samedi ?', answer: 'Oui, le samedi de {from}h à {to24}h.' },
    { question: 'Quels sont vos horaires du samedi ?', answer: 'Samedi de {from}h à {to24}h.' },
  ],
  sunday: 'Dimanche fermé',
  branches: ['Boutique du Port', 'Boutique de la Gare'],
  otherHours: ['Cuisine', 'Standard téléphonique', 'Atelier de réparation', 'Café'],
  phones: [
    'Téléphone : {phone}',
    'Appelez-nous au {phone}.',
    'Vous pouvez nous joindre au {phone}.',
    'Tél. {phone}',
  ],
  otherPhones: [
    'Réservations : {phone}',
    'Portable : {phone}',
    'Comptabilité : {phone}',
    'Presse : {phone}',
  ],
  shares: [
    {
      one: 'Les étudiants bénéficient de {n} % de réduction.',
      other: 'Réduction étudiants : {n} %',
      look: 'Les retraités bénéficient de {n} % de réduction.',
    },
    {
      one: 'Nous demandons un acompte de {n} %.',
      other: 'Acompte : {n} %',
      look: 'Le supplément pour les groupes est de {n} %.',
    },
    {
      one: 'Les adhérents économisent {n} %.',
      other: 'Adhérents : économisez {n} %',
      look: 'Les nouveaux clients économisent {n} % sur la première commande.',
    },
    {
      one: 'Les frais d’annulation sont de {n} %.',
      other: 'Frais d’annulation : {n} %',
      look: 'Les frais de retard sont de {n} %.',
    },
  ],
  dates: [
    {
      one: 'Les inscriptions ferment le {day}.',
      other: 'Fermeture des inscriptions : {day}',
      look: 'Le paiement est dû le {day}.',
      days: ['15 mars', '22 mars'],
    },
    {
      one: 'La fête d’été a lieu le {day}.',
      other: 'Fête d’été : {day}',
      look: 'La fête d’hiver a lieu le {day}.',
      days: ['12 juin', '19 juin'],
    },
    {
      one: 'Le marché de printemps commence le {day}.',
      other: 'Marché de printemps : {day}',
      look: 'Le marché d’automne commence le {day}.',
      days: ['3 avril', '10 avril'],
    },
    {
      one: 'Le concert anniversaire a lieu le {day}.',
      other: 'Concert anniversaire : {day}',
      look: 'Le concert caritatif a lieu le {day}.',
      days: ['8 mai', '9 mai'],
    },
  ],
  yesNo: [
    {
      yes: 'Les chiens sont acceptés.',
      no: 'Les chiens ne sont pas acceptés.',
      look: 'Les chiens ne sont pas acceptés dans le jardin.',
    },
    {
      yes: 'Nous acceptons les cartes bancaires.',
      no: 'Nous n’acceptons pas les cartes bancaires.',
      look: 'Nous n’acceptons pas les chèques.',
    },
    {
      yes: 'Le wifi est disponible.',
      no: 'Le wifi n’est pas disponible.',
      look: 'L’imprimante n’est pas disponible.',
    },
    {
      yes: 'Nous proposons des chèques cadeaux.',
      no: 'Nous ne proposons pas de chèques cadeaux.',
      look: 'Nous ne proposons pas de catalogues papier.',
    },
  ],
  yesNoQuestions: [
    {
      question: 'Livrez-vous ?',
      yes: 'Oui, avec plaisir.',
      no: 'Non, il faut venir chercher la commande.',
    },
    {
      question: 'Y a-t-il un parking ?',
      yes: 'Oui, derrière le bâtiment.',
      no: 'Non, seulement dans la rue.',
    },
  ],
  periods: [
    {
      one: 'Vous pouvez retourner les articles sous {n} jours.',
      other: 'Retourner les articles : sous {n} jours.',
      look: 'Nous répondons aux réclamations sous {n} jours.',
    },
    {
      one: 'Annulez votre rendez-vous {n} heures avant.',
      other: 'Les rendez-vous s’annulent {n} heures avant.',
      look: 'Signalez les allergies {n} heures avant.',
    },
  ],
  free: [
    { free: 'Le parking est gratuit.', paid: 'Le parking coûte 4 €.' },
    { free: 'L’emballage cadeau est gratuit.', paid: 'L’emballage cadeau coûte 3 €.' },
  ],
  noise: [
    'Au plaisir de vous accueillir.',
    'Notre équipe a beaucoup d’expérience.',
    'Posez-nous toutes vos questions.',
    'Nous travaillons avec des fournisseurs de la région.',
    'Le bâtiment a plus de cent ans.',
    'Venez un peu en avance la première fois.',
  ],
};

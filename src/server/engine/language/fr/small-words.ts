import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'pour,dans,en,chez,a,au,depuis,pendant,si,quand',
  own: 'mon,ma,mes,notre,nos',
  links: 'avec,sans,comme,jusqu,de,du,des,par,vers',
  fillers: 'le la les l un une des mon ma mes votre vos notre nos son sa ses ce cette ces',
  additions: 'a au aux avec d de du en par pour chaque que est dans',
  topicFillers: 'le la les l un une des mon ma mes votre vos notre nos',
  placeLinks: 'a de depuis en pour vers',
  tags: 'est ce c possible cela ca serait permis autorise',
  vague:
    'prochain prochaine passe arrive arrivera quelque chose quelqu un rien personne truc trucs ok possible pouvez pourrait peut voir regarder dire savoir sais voudrais aimerais besoin encore déjà vraiment juste peu question demander exactement normalement aller vais faire fais fait faut venir viens donner environ approximativement avant après etc totalement complètement absolument sûrement probablement malheureusement apparemment certain certaine certains particulier généralement décider pense penser espère prévois prévoir préfère intéresse intéressé intéressée curieux conseil conseillez idée étapes processus procédure façon manière règle règles moment actuellement récemment globalement directement entier plusieurs beaucoup dommage problème cas situation raison marche fonctionne paraît semble',
  light:
    'avoir avez offrir offrez proposer proposez vendre vendez acheter prendre prenez accepter acceptez autoriser autorisé autorisés amener apporter rester joindre parler contacter compris inclus magasin boutique lieu client clients visiteur visiteurs carte menu plat plats politique moyen moyens option options temps numéro exactement avance',
  doing:
    'louer loue location réserver participer inscrire assister entrer visiter utiliser essayer commencer commence finit termine enseigne donne anime amener apporter envoyer installer poser changer réparer remplacer acheter commander payer paie dépenser rester dormir manger boire propose proposez vendez faites',
  carriers: `par chaque type types sorte sortes options prix tarif tarifs coût coûte coûtent frais montant total nombre minutes minute heures heure jours jour semaines
    semaine mois nuit nuits temps date dates durée dure durent veux voudrais voudrait voulons aimerais aimerait pense
    penser envisage intéresse intéressé intéressée cherche cherchons besoin faire fais fait avoir prendre prends
    réserver réservation réserve rendez commander venir viens aller vais commencer commence finit termine apporter
    amener donner savoir dire trouver payer compris incluse inclus possible disponible adulte adultes enfant enfants
    personne personnes gens membre membres étudiant étudiants fille fils mari femme ami amis amie famille avance
    toujours seulement`,
  cost: 'coûte coûter coût prix tarif tarifs frais gratuit gratuite payer payant supplément',
  costAsked: 'coûte coûter coût prix tarif frais gratuit gratuite payant',
  validity:
    'valable*,valid*,prix,offre*,promotion*,promo*,remise*,reduction*,menu*,carte,tarif*,bon,bons,en vigueur,disponible*,programme*,catalogue',
  keptInSearch:
    'sans deux trois quatre cinq six sept huit neuf dix jour jours heure premier premiere dernier enfants',
  chatty:
    'bonjour merci svp plait peut peux puis avez vous est-ce quel quelle quels quelles combien qu on peuton doiton aton voiton coute coutent cout',
};

import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'par kilo,le kilo,par heure,de l heure,par nuit,la nuit,par jour,par semaine,par mois,la piece,l unite,combien coute,combien coutent,combien ca coute,ca coute combien,coute combien,coutent combien,combien couterait,combien cela coute,combien cest,cest combien,c est combien,combien est,combien sont,combien pour,combien le,combien la,combien les,combien un,combien une,combien vaut,combien valent,ca vaut combien,combien ca fait,ca fait combien,combien ca ferait,combien je paie,combien je paye,je paie combien,je paye combien,combien on paie,combien on paye,combien faut il payer,combien il faut payer,combien dois je payer,combien prenez vous,combien vous prenez,vous prenez combien,combien demandez vous,vous demandez combien,combien facturez vous,vous facturez combien,a combien,ca revient a combien,revient a combien,prix,tarif,tarifs,tarification,cout,couts,coute,coutent,couterait,couteraient,couter,combien faut il,combien est ce,quel prix,a quel prix,quel tarif,quels tarifs,quel est le prix,quel est le tarif,prix de,prix du,prix pour,ca me revient,ca couterait',
  priceAround: [
    ['ca fait', 'combien'],
    ['a combien', 'revient'],
  ],
  cheapest:
    'le moins cher,la moins chere,les moins chers,les moins cheres,quoi de moins cher,moins cher de tous,le plus economique,la plus economique,les plus economiques,le plus abordable,la plus abordable,les plus abordables,prix le plus bas,plus bas prix,premier prix,meilleur marche,coute le moins,coutent le moins',
  dearest:
    'le plus cher,la plus chere,les plus chers,les plus cheres,plus cher de tous,le plus couteux,la plus couteuse,les plus couteux,prix le plus eleve,le plus onereux,coute le plus,coutent le plus',
  cheaper:
    'moins cher,moins chere,moins chers,moins cheres,plus economique,plus economiques,plus abordable,plus abordables,coute moins,coutent moins,moins couteux,moins couteuse',
  dearer:
    'plus cher,plus chere,plus chers,plus cheres,coute plus,coutent plus,plus couteux,plus couteuse,plus onereux',
  measures: [
    {
      smallest: 'plus facile,plus faciles,plus simple,moins difficile',
      largest: 'plus difficile,plus difficiles,plus dur,plus dure',
      smaller: 'plus facile,plus simple',
      larger: 'plus difficile,plus dur',
      column: 'difficulte,niveau',
    },
    {
      smallest: 'moins forte,moins fort,moins alcoolisee,plus legere en alcool',
      largest: 'plus forte,plus fort,plus alcoolisee,plus alcoolise',
      smaller: 'moins forte',
      larger: 'plus forte',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest:
        'le plus leger,la plus legere,les plus legers,les plus legeres,le moins lourd,la moins lourde,pese le moins',
      largest: 'le plus lourd,la plus lourde,les plus lourds,les plus lourdes,pese le plus',
      smaller: 'plus leger,plus legere,plus legers,plus legeres,moins lourd,moins lourde',
      larger: 'plus lourd,plus lourde,plus lourds,plus lourdes',
      column: 'poids',
    },
    {
      smallest:
        'le plus court,la plus courte,les plus courts,les plus courtes,le plus rapide,la plus rapide,les plus rapides,le plus vite,le moins long,la moins longue,dure le moins',
      largest:
        'le plus long,la plus longue,les plus longs,les plus longues,le plus lent,la plus lente,dure le plus,le plus longtemps',
      smaller:
        'plus court,plus courte,plus courts,plus courtes,plus rapide,plus rapides,plus vite,moins long,moins longue',
      larger: 'plus long,plus longue,plus longs,plus longues,plus longtemps,plus lent,plus lente',
      column: 'duree,temps,minutes,min,heures,jours,delai,delais,livraison',
    },
    {
      smallest:
        'le plus petit,la plus petite,les plus petits,les plus petites,le moins grand,la moins grande',
      largest:
        'le plus grand,la plus grande,les plus grands,les plus grandes,le plus gros,la plus grosse',
      smaller: 'plus petit,plus petite,plus petits,plus petites,moins grand,moins grande',
      larger: 'plus grand,plus grande,plus grands,plus grandes,plus gros,plus grosse',
      column: 'taille,capacite,personnes,places,couverts,volume,surface,superficie',
    },
    {
      smallest: 'le plus jeune,la plus jeune,les plus jeunes',
      largest:
        'le plus age,la plus agee,les plus ages,les plus agees,le plus vieux,la plus vieille',
      smaller: 'plus jeune,plus jeunes',
      larger: 'plus age,plus agee,plus ages,plus agees,plus vieux,plus vieille',
      column: 'age,ages',
    },
    {
      smallest: 'le plus lent,la plus lente,les plus lents,les plus lentes',
      largest: 'le plus rapide,la plus rapide,les plus rapides',
      smaller: 'plus lent,plus lente',
      larger: 'plus rapide,plus rapides',
      column: 'vitesse,vitesse maximale,km h,noeuds',
    },
    {
      smallest: 'le plus ancien,la plus ancienne,les plus anciens,le plus vieux,la plus vieille',
      largest:
        'le plus recent,la plus recente,les plus recents,le plus neuf,la plus neuve,le plus moderne',
      smaller: 'plus ancien,plus ancienne',
      larger: 'plus recent,plus recente,plus neuf',
      column: 'annee,construit,construite,depuis,fonde,fondee,millesime',
    },
  ],
  most: 'le plus de,le plus grand nombre de',
  fewest: 'le moins de,le plus petit nombre de',
  under:
    'moins de,a moins de,pour moins de,en dessous de,en dessous des,au dessous de,sous les,inferieur a,inferieurs a,inferieure a,inferieures a,maximum,max,au maximum,pas plus de,maximum de,moins cher que,ne depasse pas,ne depassent pas,ne depassant pas,sans depasser',
  over: 'plus de,a plus de,pour plus de,au dessus de,au dela de,superieur a,superieurs a,superieure a,superieures a,au moins,au minimum,minimum,plus cher que',
  howMany: 'combien de,combien d,combien y a til de,combien en avez vous,nombre de,le nombre',
  list: 'quels,quelles,lesquels,lesquelles,lequel,laquelle,quel type de,quel genre de,quelle sorte de,quoi comme,liste,la liste,tous les,toutes les,tous vos,toutes vos,tout ce que,montrez moi,montre moi,donnez moi,quest ce que vous avez,quest ce que vous proposez,quest ce que vous faites,quest ce quil y a,vous avez quoi,vous proposez quoi,vous faites quoi,que proposez vous,y a til,il y a des,avez vous des,vous avez des,cest quoi les,cest quoi vos',
  together:
    'au total,en tout,total,le tout,tout ensemble,les deux ensemble,pour les deux,les deux,les trois,tout cumule,en additionnant,si je prends les deux,additionnes',
  difference:
    'combien de plus,difference de prix,difference entre,combien plus cher,et de combien,combien moins cher',
  or: 'ou,ou bien,vs,versus,contre,par rapport a,par rapport au,compare a,comparee a,en comparaison,que le,que la,que les,que un,que une,quun,quune',
  and: 'et,plus,avec,&',
  denials: 'ne,pas,jamais,aucun,aucune,rien,sans,sauf,interdit,interdits',
  without:
    'sans,pas de,pas d,sauf,hormis,excepte,a part,a lexception de,en dehors de,ne contient pas,ne contiennent pas,contient pas,contiennent pas,qui na pas,qui nont pas,qui nest pas,qui ne sont pas,ne sont pas,sont pas',
  howLong:
    'combien d annees,combien de mois,combien d heures,combien de temps,combien de jours,combien de minutes,combien dheures,combien de semaines,ca dure combien,ca dure longtemps,dure longtemps,ca prend combien,prend combien de temps,quelle duree,la duree,duree de,duree du,quel delai,quels delais,en combien de temps,sous combien de,dans combien de temps',
  sale: 'en promo,en promotion,en promotions,promos,en solde,en soldes,solde,soldes,soldee,soldees,en reduction,a prix reduit,prix reduits,en ce moment en offre,prix barre',
  certainDays:
    'partie de l annee,de saison,saisonniers,certains mois,periode de l annee,certains jours,quelques jours,des jours precis,jours precis,des jours particuliers,jours specifiques,jours de la semaine,que certains jours',
  things:
    'prend,chose,choses,truc,trucs,article,articles,larticle,produit,produits,plats,soins,prestation,prestations,service,services,option,options,loption,sorte,sortes,genre,genres,type,types,carte,liste,prix,tarif,tarifs,offre,offres,loffre,proposez,propose,vendez,vend,faites,faire,fait,faut,prendre,prends,prenez,avoir,acheter,commander,choisir,achat,differents,differentes,disponible,disponibles,actuellement,maintenant,moment,aujourdhui,normal,normale,normalement,habituel,euro,euros,cher,chere,chers,cheres,coute,coutent,couter,cout,total,savoir,dire,sais,dites,voudrais,veux,voulais,aimerais,cherche,besoin,juste,exactement,environ,magasin,boutique,unite,question,renseignement,infos,info,quest,dure,durent,rubrique,categorie,section,seance,seances,piece,portion',
  saves: 'economise,economiser,economie,economies,economisons,economiserais',
  insteadOf: 'au lieu de,au lieu du,plutot que',
  separately: 'separement,a l unite,un par un,une par une,individuellement',
  yearsOld: 'ans,an,ans et demi,annees',
  orMore: 'ou plus,et plus',
  orLess: 'ou moins,et moins',
  wePay: 'payez vous vos,vous payez vos,salaire,salaires',
  areFree: 'sont gratuits,sont gratuites,est gratuit,est gratuite',
  refusing:
    'vous ne,ne prenez vous pas,ne faites vous pas,ne vendez vous pas,je ne peux pas,on ne peut pas',
  anyThings:
    'machine,machines,appareil,appareils,outil,outils,zone,zones,modele,modeles,activite,activites',
  templates: {
    costs: '{name}\u00a0: {price}',
    from: 'à partir de {price}',
    free: 'gratuit',
    cheapest: 'Le moins cher, c’est {name}, à {price}',
    dearest: 'Le plus cher, c’est {name}, à {price}',
    extreme: 'Ce serait {name} ({column}\u00a0: {price})',
    cheaper: '{a} revient moins cher\u00a0: {priceA}, contre {priceB} pour {b}',
    dearer: '{a} revient plus cher\u00a0: {priceA}, contre {priceB} pour {b}',
    sameValue: '{a} et {b}, c’est pareil\u00a0: {priceA}',
    compare: '{a}\u00a0: {priceA} ({column}), contre {priceB} pour {b}',
    difference: 'La différence est de {total} : {a} {priceA}, {b} {priceB}',
    together: 'Au total, cela fait {total} ({parts})',
    count: 'Il y en a {count}\u00a0: {items}',
    perWeek: '{count} fois par semaine ({items})',
    saving: 'Vous économisez {total} : {a} coûte {priceA} au lieu de {priceB} ({b})',
    each: 'Cela fait {price} l’unité ({total} pour {name})',
    list: '{items}',
    more: 'et {count} de plus',
    column: '{column} pour {name}\u00a0: {value}',
    noPrice: 'Aucun prix n’est indiqué pour {name}',
    yes: 'Oui',
    no: 'Non',
    and: 'et',
    withExtra: 'avec ce supplément, cela fait {total}',
  },
};

export const glossaryWords = `
near: près/proche/proximité/alentours
far: loin/distance
shop: magasin/boutique
enter: entrer/accéder
entrance: entrée/accès
exit: sortie
step: marche/marches/escalier/escaliers
ramp: rampe
single: à l'unité/simple/individuel/individuelle/seul
double: double
private: privé/privée/particulier
public: public/publique
electric: électrique
manual: manuel/manuelle
automatic: automatique
new: nouveau/nouvelle/neuf/neuve
old: vieux/vieille/ancien
hot: chaud/chaude
cold: froid/froide
clean: propre/nettoyer/nettoyage
full: complet/complète/entier/entière
half: demi/demie/moitié
half day: demi-journée
full day: journée entière/journée
day pass: billet journée/pass journée/entrée à la journée/entrée journée
amount: montant/somme
minimum: minimum/minimal
maximum: maximum/maximal
in advance: à l'avance/avance/avant
before: avant
after: après
plan: formule/forfait/offre
pass: carnet/abonnement/forfait
lane: couloir/ligne/lignes/piste
swim: nager/natation
grinder: moulin/broyeur
grind: moudre/moulu
unused: inutilisé/non utilisé/non ouvert
boiler: chaudière
gas: gaz
inspection: inspection/contrôle/révision/visite
service: entretien/service
change/replace/replacement: changement/changer/remplacer/remplacement
fluid: liquide
guided: visite guidée/guidé/guidée
visit: visite/visiter
people: personnes/personne/gens
somebody: quelqu'un
look after: garder/garde/s'occuper
butter: beurre
cherry: cerise/cerises
strawberry: fraise/fraises
raspberry: framboise/framboises
apple: pomme/pommes
lemon: citron
plum: prune/prunes
pear: poire/poires
tomato: tomate/tomates
onion: oignon/oignons
garlic: ail
mushroom: champignon/champignons
bacon: lard/bacon
ham: jambon
liver: foie
minced meat: viande hachée/haché
schnitzel: escalope
roll: petit pain
wheat: blé/froment
rye: seigle
spelt: épeautre
wholemeal: complet/intégral
sourdough: levain
sugar: sucre
salt: sel
oil: huile
sauce: sauce
spoon: couverts/cuillère
plate: assiette/plateau
cup: tasse/gobelet
box: boîte/caisse/panier/carton
bag: sac/sachet
piece: pièce/morceau/part
slice: tranche/part
hundred grams: cent grammes/100 g
kilo: kilo
money: argent/sous
change/coins: monnaie/pièces
machine: machine/distributeur
rule: règle/règles/règlement
needed: nécessaire/obligatoire/faut/besoin
allowed: permis/autorisé/admis
forbidden: interdit/interdite
possible: possible
`;

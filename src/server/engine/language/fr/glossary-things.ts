export const glossaryThings = `
small: petit/petite
large: grand/grande
medium: moyen/moyenne
long: long/longue
short: court/courte
adult: adulte/adultes
teenager: adolescent/ado/jeune
woman: femme/femmes/dame
man: homme/hommes
husband: mari/femme/conjoint
friend: ami/amis/amie
guest: invité/hôte/invités
customer: client/clients
seat: siège/places assises/place
place: place/endroit/emplacement
station: gare/station/arrêt
train: train
bus: bus/autobus
subway: métro
street: rue/route
town: ville/centre
building: bâtiment/immeuble
garden: jardin/cour
house: maison/domicile
kitchen: cuisine
bathroom: salle de bain/douche
bed: lit/lits
towel: serviette/serviettes
fridge: frigo/réfrigérateur
television: télévision/télé/tv
sea: mer/océan/côte
mountain: montagne
river: rivière/fleuve/lac
rowing boat: barque/bateau à rames/aviron
boat: bateau/barque
kayak: kayak/canoë
life jacket: gilet de sauvetage
weather: météo/temps/pluie
wind: vent
snow: neige
sun: soleil
light: lumière
noise: bruit/calme/silence
smell: odeur/sent
hole: trou
stain: tache/taches
broken: cassé/cassée/en panne
lost: perdu/oublié
found: trouvé/trouvés
keep: garder/conserver/stocker
send: envoyer/expédier
receive: recevoir/obtenir
give: donner/donnez
take: prendre/prenez/emporter
leave: laisser/déposer
arrive: arriver/arrivée
go: aller/conduire
walk: marcher/à pied/promener
run: courir/course
sit: s'asseoir/asseoir
sleep: dormir/nuit/nuitée
eat: manger
cook: cuisiner/cuire
learn: apprendre
teach: enseigner/enseigne/donne
speak: parler/parle/parlez
read: lire
write: écrire
buy: acheter
sell: vendre/vendez
rent: louer/location
borrow: emprunter/prêter
use: utiliser
try: essayer
wash: laver/lavage
cut: couper/coupe
hair: cheveux
nail: ongle/ongles/griffes
puppy: chiot/chiots
kitten: chaton/chatons
bike: vélo/vélos/bicyclette
helmet: casque/casques
wheel: roue/roues
chain: chaîne
light bulb: ampoule
lens: lentille/verre/verres
frame: monture/cadre
gold: or
silver: argent
level: niveau
beginner: débutant/débutants
term: trimestre/semestre
start: commencer/début/commence
end: finir/fin/termine
first: premier/première
last: dernier/dernière
next: prochain/prochaine/suivant
again: encore/de nouveau
without: sans
extra: supplémentaire/supplément/extra
free: libre/libres/disponible
cap: bonnet/casquette/chapeau
racket: raquette/pagaie
ball: balle/ballon
flip-flops: tongs/claquettes/chaussons
padlock: cadenas/serrure
apron: tablier
knife: couteau
noodles: pâtes/nouilles
button: bouton/boutons
zipper: fermeture éclair/zip
sleeve: manche/manches
curtain: rideau/rideaux
shorten: raccourcir/ourlet
military: militaire/militaires/ancien combattant
guitar: guitare
helicopter: hélicoptère
fan: ventilateur
hairdryer: sèche-cheveux
umbrella: parapluie/parasol
crutch: béquille/béquilles
situated: situé/situés/située/trouve/trouvez
`;

export const glossaryRental = `
mini digger: mini-pelle/minipelle/pelleteuse
drill: perceuse
hammer drill: perforateur/perceuse à percussion
jackhammer: marteau-piqueur/brise-béton
sander: ponceuse
chainsaw: tronçonneuse/scie
lawn mower: tondeuse/tondeuse à gazon
hedge trimmer: taille-haie
ladder: échelle
scaffolding: échafaudage
generator: groupe électrogène/générateur
pressure washer: nettoyeur haute pression/karcher
concrete mixer: bétonnière
concrete: béton/ciment
plate compactor: plaque vibrante
dumper: dumper/tombereau
trailer: remorque
carpet cleaner: shampouineuse/nettoyeur de moquette
vacuum cleaner: aspirateur
dehumidifier: déshumidificateur
wheelbarrow: brouette
tile cutter: coupe-carreaux/carrelage
truck: camion
removal van: camionnette/camion de déménagement/fourgon
mover: déménageur/déménageurs
moving box: carton/cartons/carton de déménagement
packing: emballage/emballer/déballer
tools: outils/outillage/matériel/équipement
day rate: tarif journalier/par jour/la journée/une journée/un jour
weekly rate: tarif à la semaine/par semaine/une semaine
marquee: chapiteau/barnum/tonnelle
chair: chaise/chaises
speaker: enceinte/sono/sonorisation
projector: vidéoprojecteur/projecteur/écran
child seat: siège enfant/siège bébé
tandem: tandem
snorkel: tuba/masque/palmes
ski poles: bâtons/bâtons de ski
goggles: masque de ski/lunettes de natation/lunettes de piscine
dormitory: dortoir/chambre partagée
twin beds: lits jumeaux/deux lits
departure day: jour du départ/départ/libérer la chambre/quitter la chambre
half board: demi-pension
full board: pension complète
airport transfer: navette aéroport/transfert/transfert aéroport
pillow: oreiller/couverture
sheets: draps/linge de lit
kettle: bouilloire/cafetière
washing machine: machine à laver/lave-linge/sèche-linge
sofa bed: canapé-lit/canapé convertible
bowling lane: piste/pistes/piste de bowling
bowling shoes: chaussures de bowling/chaussons d'escalade/location de chaussures
court: court/terrain
game: partie/jeu
off-peak: heures creuses/basse saison
peak: heures pleines/haute saison
family ticket: billet famille/forfait famille
reduced ticket: tarif réduit/réduit
audio guide: audioguide
school group: groupe scolaire/classe
meeting room: salle de réunion
desk: bureau/poste de travail/poste
mailbox: boîte aux lettres/domiciliation/réexpédition du courrier
hall: salle/salle des fêtes
bouquet: bouquet/bouquet de fleurs/bouquets
rose: rose/roses
wreath: couronne/couronne mortuaire
balloon: ballon/ballons
soil: terre/terreau/terre végétale
compost: compost/fumier
mulch: paillis/écorce/écorces
gravel: gravier/sable
tree: arbre/arbres
shrub: arbuste/haie/arbustes
seeds: graines/semences/plants
pot: pot/pot de fleurs/jardinière
hardcover: relié/couverture rigide
paperback: livre de poche/poche/broché
children's book: livre pour enfants/album jeunesse/livres jeunesse
used books: livres d'occasion/livres usagés
reading: lecture/dédicace/club de lecture
flat: appartement
bedroom: chambre/chambres à coucher
office: bureau
suit: costume
pillowcase: nappe/linge de maison/taie
own: propre/mon propre/personnel
age: âge/ans/âge minimum
fee: frais/coût/supplément
turnaround: prêt/prête/délai/terminé
stay: sur place
`;

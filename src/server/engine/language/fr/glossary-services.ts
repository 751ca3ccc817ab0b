export const glossaryServices = `
medium hair: cheveux mi-longs/mi-longs
women's haircut: coupe femme/coupe dame
men's haircut: coupe homme
children's haircut: coupe enfant
foil: papier aluminium/papillotes/papier
roots: racines/racine
toner: patine/gloss
color: couleur/coloration/teinture
updo: chignon/coiffure de mariée
hair treatment: soin capillaire/masque capillaire/soin
stylist: coiffeur/coiffeuse/salon de coiffure
shave: rasage/raser
mustache: moustache
upper lip: lèvre supérieure/lèvre
armpits: aisselles/aisselle
bikini line: maillot
half leg: demi-jambes/demi-jambe
full leg: jambes entières/jambes complètes
laser hair removal: épilation laser/épilation au laser
gel polish: vernis semi-permanent/semi-permanent
acrylic nails: ongles en résine/acrylique
nail polish: vernis/vernis à ongles
removal: dépose/retirer/enlever
refill: remplissage
lash lift: rehaussement de cils
skin: peau
patch test: test d'allergie/test allergique/touche d'essai
session: séance/séances
multi-session pass: carte de dix/carnet/carte de 10/forfait
first visit: première visite/première consultation/première séance
follow-up: suivi/contrôle/visite de contrôle
pelvic floor: plancher pelvien/périnée
dry needling: puncture sèche/dry needling
insoles: semelles orthopédiques/semelles
ultrasound: échographie
hearing aid: appareil auditif/test auditif
progressive lenses: verres progressifs
reading glasses: lunettes de lecture
brake fluid: liquide de frein
brake pads: plaquettes de frein/plaquettes
clutch: embrayage
exhaust: échappement/pot d'échappement
timing belt: courroie de distribution
wheel alignment: géométrie/parallélisme
wheel balancing: équilibrage
tire change: changement de pneus/montage de pneus
winter tires: pneus d'hiver/pneus hiver
dent: bosse/rayure
stone chip: impact/éclat
headlight: phare/phares
tow: dépannage/remorquage
small car: petite voiture/citadine
large car: grosse voiture/grande voiture
suv: 4x4/suv/tout-terrain
gear: vitesses/dérailleur
inner tube: chambre à air
saddle: selle
pedal: pédale/pédales
tune-up: révision/révision complète/mise au point
heel: talon/talons
sole: semelle/semelles/ressemelage
strap: bracelet/bracelet de montre
necklace: collier/chaîne
bracelet: bracelet
engraving: gravure/graver
screen: écran
group lesson: cours collectif/cours en groupe/cours collectifs
private lesson: cours particulier/cours particuliers/cours privé/leçon particulière
tuition: frais de cours/frais de scolarité/tarif du cours
textbook: manuel/livre de cours/matériel
absence: absence/absent/manquer
sibling: frère/sœur/fratrie
student: élève/élèves/étudiant
retiree: retraité/retraités/senior
nail trim: coupe de griffes/griffes
bath: bain/toilettage bain
small dog: petit chien/petits chiens
large dog: grand chien/gros chien/grands chiens
day care: garderie/crèche/accueil de jour
leash: laisse
litter tray: litière/cage
vaccination card: carnet de vaccination/carnet de santé/passeport
collect: récupérer/venir chercher/chercher
`;

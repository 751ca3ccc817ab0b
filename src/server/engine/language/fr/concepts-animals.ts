import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** French words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adopter, adoption, refuge, spa animaux, éleveur',
  bird: 'oiseau, perroquet, perruche, canari',
  cat: 'chat, chaton, chatte',
  deworming: 'vermifuge, puces, tiques, vermifuger, parasites, antiparasitaire',
  'dog-training': 'éducation canine, éducateur canin, dressage, école du chiot',
  euthanasia: 'euthanasie, euthanasier, endormir, piquer',
  'feeding-zoo': 'nourrissage, zoo, nourrir les animaux, parc animalier, caresser les animaux',
  horse: 'cheval, poney, équitation, écurie, chevaux',
  'lame-limping': 'boiterie, patte',
  microchip: 'puce, puce électronique, identification électronique, passeport pour animaux',
  neutering: 'castration, stérilisation, castrer, stériliser',
  'pet-boarding': 'pension pour animaux, garde de chien, pension canine, promeneur, chenil',
  'pet-food':
    'nourriture pour chien, croquettes, pâtée, nourriture pour chat, friandises pour chien',
  'pet-grooming': 'toilettage, toiletteur, griffes, couper les griffes',
  'pet-supplies': 'laisse, collier pour chien, litière, cage, panier, arbre à chat',
  'rabbit-rodent': "lapin, cochon d'inde, hamster, rongeur",
  'reptile-fish': 'reptile, tortue, serpent, aquarium, lézard, terrarium, nac',
  'travel-with-pet': 'rage, voyager avec un chien, vaccin contre la rage',
  vet: 'vétérinaire, clinique vétérinaire, véto',
};

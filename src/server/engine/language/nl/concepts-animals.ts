import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** Dutch words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adopteren, asiel, adoptie, dierenasiel, fokker',
  bird: 'vogel, papegaai, parkiet, kanarie',
  cat: 'kat, kitten, poes, kater',
  deworming: 'ontwormen, wormen, vlooien, teken, parasieten, teek',
  'dog-training': 'hondenschool, puppycursus, hondentraining',
  euthanasia: 'euthanasie, inslapen, laten inslapen',
  'feeding-zoo': 'voeren, dierentuin, kinderboerderij, voedertijd',
  horse: 'paard, pony, paardrijden, stal, manege',
  'lame-limping': 'mank, hinkt, poot, kreupel',
  microchip: 'chip, chippen, microchip, dierenpaspoort',
  neutering: 'castratie, sterilisatie, castreren, steriliseren',
  'pet-boarding': 'dierenpension, hondenoppas, hondenuitlaat, hondenpension, kattenpension',
  'pet-food': 'hondenvoer, kattenvoer, brokken, diervoeding, voer',
  'pet-grooming': 'trimsalon, hondentrimmer, nagels knippen hond, vachtverzorging',
  'pet-supplies': 'riem, halsband, kattenbakvulling, kooi, hondenmand, krabpaal',
  'rabbit-rodent': 'konijn, cavia, hamster, knaagdier',
  'reptile-fish': 'reptiel, schildpad, slang, aquarium, hagedis, terrarium',
  'travel-with-pet': 'rabiës, reizen met hond, hondsdolheid',
  vet: 'dierenarts, dierenkliniek, dierenartspraktijk',
};

import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** Portuguese words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adotar, adoção, canil, abrigo de animais, criador',
  bird: 'pássaro, papagaio, periquito, canário, ave',
  cat: 'gato, gatinho, gata',
  deworming: 'desparasitação, vermes, pulgas, carraças, parasitas',
  'dog-training': 'treino canino, treinador de cães, escola de cães',
  euthanasia: 'eutanásia, abater, adormecer',
  'feeding-zoo': 'alimentação dos animais, zoo, jardim zoológico',
  horse: 'cavalo, pónei, equitação, montar a cavalo, estábulo',
  'lame-limping': 'coxeia, pata, manco',
  microchip: 'microchip, chip, passaporte animal',
  neutering: 'castrar, esterilizar, castração, esterilização',
  'pet-boarding': 'hotel para cães, hotel canino, pet sitter, passear cães',
  'pet-food': 'ração, comida para cão, comida para gato, biscoitos para cão',
  'pet-grooming': 'tosquia, banho e tosquia, cortar unhas do cão',
  'pet-supplies': 'trela, coleira, areia para gatos, gaiola, cama de cão',
  'rabbit-rodent': 'coelho, porquinho-da-índia, hamster, roedor',
  'reptile-fish': 'réptil, tartaruga, cobra, aquário, lagarto, exóticos',
  'travel-with-pet': 'raiva, viajar com o cão, vacina da raiva',
  vet: 'veterinário, clínica veterinária',
};

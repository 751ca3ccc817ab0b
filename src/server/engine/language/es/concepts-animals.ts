import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** Spanish words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adoptar, adopción, protectora, refugio de animales, criador',
  bird: 'pájaro, loro, periquito, canario, ave',
  cat: 'gato, gatito, gata',
  deworming: 'desparasitación, lombrices, pulgas, garrapatas, desparasitar, parásitos',
  'dog-training': 'adiestramiento canino, adiestrador, escuela canina',
  euthanasia: 'eutanasia, sacrificar, dormir a mi perro, poner a dormir, sacrificio',
  'feeding-zoo': 'dar de comer, zoo, zoológico, alimentar animales, granja escuela',
  horse: 'caballo, poni, montar a caballo, equitación, cuadra',
  'lame-limping': 'cojea, cojera, pata, cojo',
  microchip: 'microchip, chip, pasaporte para mascotas, poner chip',
  neutering: 'castrar, esterilizar, castración, esterilización',
  'pet-boarding':
    'residencia canina, guardería canina, cuidador de perros, paseador, hotel para mascotas',
  'pet-food':
    'comida para perros, pienso, comida para gatos, pienso para perros, chuches para perros',
  'pet-grooming': 'peluquería canina, cortar uñas perro, baño del perro, esquilar',
  'pet-supplies': 'correa, collar de perro, arena para gatos, jaula, cama para perro, rascador',
  'rabbit-rodent': 'conejo, cobaya, hámster, roedor',
  'reptile-fish': 'reptil, tortuga, serpiente, acuario, lagarto, terrario, exóticos',
  'travel-with-pet': 'rabia, viajar con perro, vacuna de la rabia',
  vet: 'veterinario, clínica veterinaria, veterinaria',
};

import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** Italian words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adottare, adozione, canile, rifugio, allevatore',
  bird: 'uccello, pappagallo, canarino',
  cat: 'gatto, gattino, gatta',
  deworming: 'sverminazione, vermi, pulci, zecche, antiparassitario, parassiti',
  'dog-training': 'addestramento cani, educatore cinofilo, scuola cuccioli',
  euthanasia: 'eutanasia, sopprimere, addormentare, soppressione',
  'feeding-zoo': 'dare da mangiare, zoo, pasto degli animali, accarezzare',
  horse: 'cavallo, pony, equitazione, maneggio, cavalcare',
  'lame-limping': 'zoppica, zampa, zoppia',
  microchip: 'microchip, chip, passaporto animali',
  neutering: 'castrazione, sterilizzazione, castrare, sterilizzare',
  'pet-boarding': 'pensione per cani, dog sitter, pensione per animali, asilo per cani',
  'pet-food': 'cibo per cani, crocchette, cibo per gatti, mangime',
  'pet-grooming': 'toelettatura, toelettatore, tagliare le unghie al cane',
  'pet-supplies': 'guinzaglio, collare, lettiera, gabbia, cuccia, tiragraffi',
  'rabbit-rodent': "coniglio, porcellino d'india, criceto, roditore, cavia",
  'reptile-fish': 'rettile, tartaruga, serpente, acquario, lucertola, terrario, esotici',
  'travel-with-pet': 'rabbia, viaggiare con il cane, antirabbica',
  vet: 'veterinario, clinica veterinaria, ambulatorio veterinario',
};

import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** German words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adoptieren, tierheim, vermittlung, tierschutz, züchter',
  bird: 'vogel, papagei, wellensittich, kanarienvogel, vögel',
  cat: 'katze, kätzchen, kater, katzen',
  deworming: 'entwurmung, würmer, flöhe, zecken, wurmkur, parasiten, zecke, entwurmen',
  'dog-training': 'hundeschule, hundetraining, welpenkurs, hundetrainer, welpenschule',
  euthanasia: 'einschläfern, euthanasie, erlösen, einschläferung, eingeschläfert',
  'feeding-zoo': 'fütterung, streichelzoo, tiere füttern, zoo, tierpark, fütterungszeiten',
  horse: 'pferd, pony, reiten, stall, reitstunde, reitunterricht, pferde',
  'lame-limping': 'humpelt, lahmt, hinkt, lahmheit, pfote',
  microchip: 'mikrochip, chip, chippen, heimtierausweis, eu-heimtierausweis, gechippt',
  neutering: 'kastration, kastrieren, sterilisation, sterilisieren, kastriert',
  'pet-boarding':
    'tierpension, hundepension, hundebetreuung, katzenpension, gassi, hundesitter, tierbetreuung',
  'pet-food': 'tierfutter, hundefutter, katzenfutter, futter, leckerli, nassfutter, trockenfutter',
  'pet-grooming':
    'hundefriseur, fellpflege, krallen schneiden, hundesalon, scheren, krallen, hundepflege',
  'pet-supplies':
    'leine, halsband, katzenstreu, hundebett, käfig, tierbedarf, katzenklo, kratzbaum, hundespielzeug',
  'rabbit-rodent': 'kaninchen, meerschweinchen, hamster, nagetier, hase, kleintiere, nager',
  'reptile-fish': 'reptil, schildkröte, schlange, aquarium, echse, terrarium, exoten',
  'travel-with-pet': 'tollwut, reisen mit hund, tollwutimpfung',
  vet: 'tierarzt, tierärztin, tierklinik, tierarztpraxis',
};

import type { AnimalsConcept } from '../en/concepts-animals.ts';

/** Polish words about animals and their treatments, grouped by meaning. */
export const animalsConcepts: Record<AnimalsConcept, string> = {
  'animal-adoption': 'adoptować, adopcja, schronisko, hodowca',
  bird: 'ptak, papuga, kanarek',
  cat: 'kot, kotek, kocię, kota',
  deworming: 'odrobaczanie, robaki, pchły, kleszcze, pasożyty, odrobaczenie',
  'dog-training': 'szkolenie psów, psie przedszkole, treser',
  euthanasia: 'eutanazja, uśpienie, uśpić',
  'feeding-zoo': 'karmienie, zoo, ogród zoologiczny, karmienie zwierząt',
  horse: 'koń, kucyk, jazda konna, stajnia, konie',
  'lame-limping': 'kuleje, łapa, kulawizna',
  microchip: 'czip, mikroczip, czipowanie, paszport dla psa',
  neutering: 'kastracja, sterylizacja, kastrować, sterylizować',
  'pet-boarding': 'hotel dla psów, petsitter, hotel dla zwierząt, opieka nad psem',
  'pet-food': 'karma, karma dla psa, karma dla kota, sucha karma, przysmaki',
  'pet-grooming': 'groomer, strzyżenie psa, psi fryzjer, obcinanie pazurów',
  'pet-supplies': 'smycz, obroża, żwirek, klatka, legowisko, drapak',
  'rabbit-rodent': 'królik, świnka morska, chomik, gryzoń',
  'reptile-fish': 'gad, żółw, wąż, akwarium, jaszczurka, terrarium',
  'travel-with-pet': 'wścieklizna, podróż z psem, szczepienie na wściekliznę',
  vet: 'weterynarz, lecznica weterynaryjna, klinika weterynaryjna',
};

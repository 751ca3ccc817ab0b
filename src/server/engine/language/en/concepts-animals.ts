/** English words about animals and their treatments, grouped by meaning. */
export const animalsConcepts = {
  'animal-adoption': 'adopt, adoption, shelter, rescue animal, rehome, animal shelter, breeder',
  bird: 'bird, parrot, budgie, canary, birds',
  cat: 'cat, kitten, kitty, cats, tomcat',
  deworming: 'deworming, worms, worm, fleas, ticks, flea treatment, parasites, tick, flea, worming',
  'dog-training': 'dog training, puppy class, dog school, obedience, puppy training, dog trainer',
  euthanasia:
    'euthanasia, put to sleep, put down a pet, put my dog to sleep, put a cat to sleep, put a pet to sleep, put an animal to sleep, put down, euthanize, say goodbye, putting to sleep, end of life, euthanise',
  'feeding-zoo':
    'feeding time, animal feeding, petting zoo, feed the animals, pet the animals, zoo, petting',
  horse: 'horse, pony, riding, stable, horseback riding, riding lesson, horses, horse riding',
  'lame-limping': 'limping, limp, lame, lameness, paw, limps',
  microchip: 'microchip, chip, chipped, microchipping, pet passport, register pet, chipping',
  neutering:
    'neuter, spay, neutering, castrate, sterilize, fixed, spaying, castration, get my cat fixed, desex',
  'pet-boarding':
    'pet boarding, kennel, dog sitting, cattery, dog walking, dog daycare, pet sitter, dog walker, boarding kennel',
  'pet-food': 'pet food, dog food, cat food, kibble, feed, treats, wet food, dry food',
  'pet-grooming':
    'grooming, groomer, dog grooming, nail clipping, claws, clip nails, dog wash, dog salon, trim claws',
  'pet-supplies':
    'leash, collar, litter, dog bed, cat litter, cage, pet supplies, litter box, dog toy, scratching post',
  'rabbit-rodent': 'rabbit, guinea pig, hamster, rodent, bunny, mouse pet, small animals',
  'reptile-fish':
    'reptile, turtle, snake, aquarium, fish tank, lizard, terrarium, tortoise, exotic pets',
  'travel-with-pet': 'travel with a dog, rabies, pet travel, rabies shot, take my dog abroad',
  vet: 'vet, veterinarian, animal clinic, animal hospital, veterinary, vets',
};

export type AnimalsConcept = keyof typeof animalsConcepts;

import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'the size that is said word by word': {
    files: {
      'list.csv': `Group,Service,Size,Price
      Painting,Fence painting,1 gate 1 panel,$90
      Painting,Fence painting,2 gate 1 panel,$120
      Painting,Fence painting,2 gate 2 panel,$150
      Painting,Fence painting,3 gate 2 panel,$190
      Repairs,Hinge check,,$15
      Repairs,New hinge,,$40`,
    },
    cases: [
      ['how much is fence painting for 2 gate 2 panel', ['$150'], ['$120', '$190']],
      ['how much is fence painting for 2 gate 1 panel', ['$120'], ['$150']],
      ['what does a new hinge cost', ['$40'], ['$15']],
    ],
  },
  'what is called so, not what has to do with it': {
    files: {
      'house.csv': `Item,Category,Price
      Window cleaning - ground floor,Window cleaning,$50
      Window cleaning - all floors,Window cleaning,$95
      New sill,Window care,$9
      Hook for a blind,Window care,$4
      Gutter brush,Tools,$18`,
    },
    cases: [
      ['cheapest window cleaning', ['Window cleaning - ground floor', '$50'], ['$4', '$9']],
      ['how many kinds of window cleaning do you offer', ['2'], ['4 of them']],
    ],
  },
  'what only comes on top': {
    files: {
      'rooms.csv': `Room,Category,Price,Notes
      Garret,Rooms,€60,
      Corner room,Rooms,€80,
      Sunday surcharge,Rooms,€10,
      Pet,Rooms,€8,On top of the room`,
    },
    cases: [
      ['which room is the cheapest', ['Garret', '€60'], ['€8', '€10']],
      ['how many rooms are there', ['2']],
      ['how much is the sunday surcharge', ['€10']],
    ],
  },
  'a price for two': {
    files: {
      'speakers.csv': `Model,Price (USD),Pair price (USD)
      Wren 4,300,560
      Wren 6,400,750`,
    },
    cases: [
      ['price for two of the wren 6', ['$750'], ['$800']],
      ['how much is one wren 6', ['$400']],
    ],
  },
  'how long, told only in the note': {
    files: {
      'walks.csv': `Walk,Group,Price,Notes
      Llama stroll,Outings,$19,50 min. Bring boots
      Goose parade,Outings,$12,"About 1.5 hours, ends at the pond"
      Night paddle,Outings,$30,Up to 8 people`,
    },
    cases: [
      ['how long does the llama stroll take', ['50 min']],
      ['how long is the goose parade', ['1.5 hours']],
      ['how long is the night paddle', null],
      [['how much is the llama stroll?', 'how long does that take'], ['50 min']],
    ],
  },
  'sizes that a follow-up leaves unsaid': {
    files: {
      'yard.csv': `Service,Size,Price
      Monthly mow,1 lawn 1 hedge,$40
      Monthly mow,2 lawn 1 hedge,$60
      Weekly mow,1 lawn 1 hedge,$30
      Weekly mow,2 lawn 1 hedge,$45
      Hull wash,up to 20 ft,$80
      Hull wash,21-30 ft,$110`,
    },
    cases: [
      [
        ['how much is a monthly mow for 2 lawn 1 hedge?', 'and if it was weekly?'],
        ['$45'],
        ['$30'],
      ],
      ['how much is a hull wash for a 26 footer', ['$110'], ['$80']],
    ],
  },
  'a group that is said': {
    files: {
      'rink.csv': `Item,Category,Price
      Hockey skates,Rentals,$6
      Helmet,Rentals,$3
      Skate sharpening,Workshop,$11
      New laces,Workshop,$4`,
    },
    cases: [
      ['skate rental cost?', ['$6'], ['$11']],
      ['how much to rent skates', ['$6'], ['$11']],
    ],
  },
  'what comes with it, where only the price is listed': {
    files: {
      'stalls.csv': `Offer,Price,Per
      Half board,$120,week
      Full board,$190,week`,
    },
    cases: [
      ['what do i get with half board', null],
      ['how much is half board', ['$120']],
    ],
  },
});

import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'un/una/uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce',
  sizes: {
    small: 'pequeno pequena pequenos pequenas chico chica',
    middle: 'mediano mediana medianos medianas medio',
    large: 'grande grandes',
  },
  howBig:
    'que profundidad,que tamano,que altura,cuanto mide,cuanto pesa,que temperatura,a que distancia',
  howOld:
    'que edad,cuantos anos hay que,cuantos anos tengo que,edad minima,a partir de cuantos anos,desde cuantos anos',
};

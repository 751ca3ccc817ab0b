import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'um/uma,dois/duas,tres,quatro,cinco,seis,sete,oito,nove,dez,onze,doze',
  sizes: { small: 'pequeno pequena', middle: 'medio media', large: 'grande grandes' },
  howBig: 'que profundidade,que tamanho,que altura,quanto pesa,que temperatura,a que distancia',
  howOld: 'que idade,quantos anos,idade minima',
};

import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts:
    'jeden/jedna/jedno,dwa/dwie,trzy,cztery,piec,szesc,siedem,osiem,dziewiec,dziesiec,jedenascie,dwanascie',
  sizes: { small: 'maly mala male', middle: 'sredni srednia srednie', large: 'duzy duza duze' },
  howBig: 'jak gleboki,jak duzy,jak wysoki,ile wazy,jaka temperatura,jak daleko',
  howOld: 'ile lat,jaki wiek,od jakiego wieku,minimalny wiek',
};

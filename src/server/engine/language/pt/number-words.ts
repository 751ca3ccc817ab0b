import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
);
const tens = list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const hundreds = list(
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  values.set('uma', 1).set('duas', 2).set('dezasseis', 16).set('dezassete', 17);
  values.set('dezanove', 19).set('quatorze', 14);
  const units = [...values].filter(([, value]) => value > 0 && value < 10);
  tens.forEach((word, at) => {
    const ten = (at + 2) * 10;
    values.set(word, ten);
    for (const [unit, value] of units) values.set(`${word} e ${unit}`, ten + value);
  });
  const below = [...values].filter(([, value]) => value > 0);
  hundreds.forEach((word, at) => {
    for (const form of [word, word.replace(/os$/, 'as')]) {
      values.set(form, (at + 1) * 100);
      for (const [rest, value] of below) values.set(`${form} e ${rest}`, (at + 1) * 100 + value);
    }
  });
  return values.set('cem', 100).set('mil', 1000);
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['mil'],
  fractions: new Map([
    ['meio', 0.5],
    ['meia', 0.5],
    ['metade', 0.5],
  ]),
  dozen: ['duzia', 'duzias'],
  ordinals: new Map(),
  months: list(
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  ).map((month) => [month]),
  weekdays: list('segunda terca quarta quinta sexta sabado domingo').map((day) => [
    day,
    ...(day.endsWith('a') ? [`${day} feira`] : []),
  ]),
  units: {
    minute: list('minuto minutos'),
    hour: list('hora horas'),
    day: list('dia dias'),
    week: list('semana semanas'),
    month: list('mes meses'),
    year: list('ano anos'),
  },
  noon: ['meio-dia'],
  midnight: ['meia-noite'],
  common: list('os uma com para nao sao dos das ao pelo custa voce somos estamos'),
  negations: list('nao nunca sem nenhum nenhuma'),
  opposites: new Map([
    ['fechado', 'aberto'],
    ['fechada', 'aberto'],
    ['fechados', 'aberto'],
    ['proibido', 'permitido'],
  ]),
  synonyms: new Map(),
  exceptions: list('exceto'),
  limits: list('depois antes dentro gratis gratuito apenas somente cada todos sempre'),
  stop: list('os uma com para sao dos das ao pelo voce somos estamos tambem este esta'),
};

import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
);
const tens = list('treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const hundreds = list(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  values.set('un', 1).set('una', 1).set('veintiun', 21);
  tens.forEach((word, at) => {
    values.set(word, (at + 3) * 10);
    for (let unit = 1; unit < 10; unit += 1)
      values.set(`${word} y ${small[unit]}`, (at + 3) * 10 + unit);
  });
  const below = [...values].filter(([, value]) => value > 0);
  values.set('cien', 100).set('mil', 1000);
  hundreds.forEach((word, at) => {
    for (const form of [word, word.replace(/os$/, 'as')]) {
      values.set(form, (at + 1) * 100);
      for (const [rest, value] of below) values.set(`${form} ${rest}`, (at + 1) * 100 + value);
    }
  });
  return values;
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['mil'],
  fractions: new Map([
    ['medio', 0.5],
    ['media', 0.5],
    ['mitad', 0.5],
    ['cuarto', 0.25],
    ['cuartos', 0.25],
  ]),
  dozen: ['docena', 'docenas'],
  ordinals: new Map(
    list('primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo').flatMap(
      (word, at) =>
        word === 'cuarto'
          ? []
          : [[word, at + 1] as const, [word.replace(/o$/, 'a'), at + 1] as const],
    ),
  ),
  months: list(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ).map((month) => [month]),
  weekdays: list('lunes martes miercoles jueves viernes sabado domingo').map((day) => [
    day,
    `${day}s`,
  ]),
  units: {
    minute: list('minuto minutos'),
    hour: list('hora horas'),
    day: list('dia dias'),
    week: list('semana semanas'),
    month: list('mes meses'),
    year: list('ano anos'),
    cm: list('centimetros'),
    km: list('kilometro kilometros'),
    kg: list('kilo kilos'),
    g: list('gramo gramos'),
    liter: list('litro litros'),
  },
  noon: ['mediodia'],
  midnight: ['medianoche'],
  common: list('el la los las de y es en que un una con por para su del no se lo'),
  negations: list('no nunca jamas sin ningun ninguna ninguno tampoco nada ni'),
  opposites: new Map([
    ['cerrado', 'abierto'],
    ['cerrada', 'abierto'],
    ['cerramos', 'abierto'],
    ['cerrados', 'abierto'],
    ['prohibido', 'permitido'],
    ['imposible', 'posible'],
    ['excluido', 'incluido'],
  ]),
  synonyms: new Map([['bienvenidos', 'permitidos']]),
  exceptions: list('excepto salvo menos'),
  limits: list(
    'despues antes hasta desde dentro bajo sobre si cuando solo gratis gratuito mas menos fuera durante entre minimo maximo cada todos todas siempre',
  ),
  stop: list(
    'el la los las un una unos unas y o es son esta estan estamos ser de del a al en con por para su sus nuestro nuestra que se lo le les nos os usted ustedes tu yo mi me hay puede pueden puedes podemos tiene tenemos muy tambien si aqui alli como',
  ),
};

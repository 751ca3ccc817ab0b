import { describe, expect, test } from 'vitest';
import { containsText } from './contains-text.ts';

describe('an answer says a text', () => {
  test.each([
    ['Delivery costs $12.00 in the city. [1]', '$12'],
    ['Delivery costs 12 USD in the city.', '$12.00'],
    ['Das kostet 1.200,50 €.', '€1,200.50'],
    ['The cut is 45 euros.', '45 €'],
    ['We are open from 9 am to 5 pm.', '9:00 – 17:00'],
    ['Wir haben von 9 bis 17 Uhr geöffnet.', '17:00'],
    ['On Monday we open at 8:30.', 'Mon 8:30 am'],
    ['Call us on +49 30 1234567.', '030 1234567'],
    ['The next course starts on 3 March 2027.', 'March 3'],
    ['It takes three days.', '3 days'],
    ['Yes,   dogs are\nwelcome everywhere.', 'Dogs are welcome'],
    ['Cancel up to 48 hours before.', 'two days'],
    ['Entradas a la venta en la taquilla.', 'la taquilla'],
    ['10 % discount for students', '10% discount'],
  ])('%j says %j', (answer, text) => {
    expect(containsText({ answer, text })).toBe(true);
  });

  test.each([
    ['Delivery costs $120.', '$12'],
    ['Delivery costs 12 euros.', '$12'],
    ['We are open until 6 pm.', '5 pm'],
    ['Dogs are not welcome.', 'Dogs are welcome'],
    ['Welcome. Dogs wait outside.', 'dogs are welcome'],
    ['It costs $12 a day.', '$12 an hour'],
    ['See page [12].', '12'],
    ['', 'closed'],
    ['Delivery costs 6.50 euros.', 'free'],
    ['Delivery costs 6.50 euros.', 'free delivery'],
    ['Dogs are allowed.', 'no dogs'],
    ['Children under 6 pay 5 euros.', 'not 5 euros'],
  ])('%j does not say %j', (answer, text) => {
    expect(containsText({ answer, text })).toBe(false);
  });
});

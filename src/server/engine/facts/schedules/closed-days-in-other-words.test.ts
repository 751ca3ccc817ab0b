import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

const week = '# Hours\nMonday to Saturday 9am to 5pm\n';
const usual = '012345 9:00-17:00';

test.each([
  ['We don’t work Sundays or public holidays.', ['6 public-holidays closed']],
  ['Nobody works Good Friday, 14 Feb and 1 May.', ['good-friday,2/14,5/1 closed']],
  ['From 3 August to 12 August everyone is off.', ['8/3..8/12 closed']],
  ['The whole of June is off.', ['6/1..6/30 closed']],
  ['Canada Day, Victoria Day: all off', ['canada-day,victoria-day closed']],
  ['Annual break: 3 June to 14 June', ['6/3..6/14 closed']],
  ['Closed from 3 June up to and including 14 June.', ['6/3..6/14 closed']],
  ['We are away from 3 June to 14 June.', ['6/3..6/14 closed']],
  ['We close entirely from 3 June to 14 June.', ['6/3..6/14 closed']],
  ['The studio closes for the harvest from 3 June to 14 June.', ['6/3..6/14 closed']],
  ['Please order early. I close the barn from 3 June to 14 June.', ['6/3..6/14 closed']],
  ['Closed Thanksgiving + the day after.', ['thanksgiving,day-after-thanksgiving closed']],
  ['Closed Christmas Eve + Day.', ['christmas-eve,christmas-day closed']],
  ['Easter sat 9-3', ['holy-saturday 9:00-15:00']],
  ['2 and 3 January emergencies only.', ['1/2,1/3 closed']],
  ['Bank hols 11-3', ['public-holidays 11:00-15:00']],
  ['Civic Holiday Monday: closed', ['civic-holiday closed']],
])('%s', (text, expected) => {
  expect(linesOf(week + text)).toEqual([usual, ...expected]);
});

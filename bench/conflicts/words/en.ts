import { money } from '../currencies.ts';
import type { ShopWords } from '../shop-words.ts';

export const en: ShopWords = {
  currency: money('$'),
  trades: [
    {
      name: 'Harrow Lane Salon',
      column: 'Service',
      items: [
        'Blow dry',
        'Beard trim',
        'Root color',
        'Deep conditioning',
        'Scalp massage',
        'Updo',
        'Fringe trim',
        'Keratin treatment',
      ],
    },
    {
      name: 'Pine Cove Rentals',
      column: 'Item',
      items: [
        'Tandem bike',
        'Paddle board',
        'Double kayak',
        'Life jacket',
        'Helmet',
        'Bike trailer',
        'Dry bag',
        'Wetsuit',
      ],
    },
    {
      name: 'The Copper Kettle',
      column: 'Dish',
      items: [
        'Onion soup',
        'Mushroom risotto',
        'Lamb stew',
        'Lemon tart',
        'Cheese board',
        'Fish pie',
        'Apple crumble',
        'Garden salad',
      ],
    },
    {
      name: 'Old Mill Museum',
      column: 'Ticket',
      items: [
        'Guided tour',
        'Audio guide',
        'Photo permit',
        'Evening lecture',
        'Pottery workshop',
        'Boat trip',
        'Locker',
        'Miller’s breakfast',
      ],
    },
  ],
  priceColumns: ['Price', 'Price (USD)', 'Cost', 'Rate'],
  priceSentences: [
    'The {item} costs {price}.',
    'Our {item} is {price}.',
    'You pay {price} for the {item}.',
    'We charge {price} for a {item}.',
    '{item}: {price}',
    'A {item} is just {price} at the moment.',
  ],
  priceQuestions: [
    { question: 'How much is the {item}?', answer: 'It’s {price}.' },
    { question: 'What does the {item} cost?', answer: 'The price is {price}.' },
    { question: 'What do you charge for the {item}?', answer: 'We charge {price}, tax included.' },
    { question: 'Price of the {item}?', answer: 'That is {price}.' },
  ],
  variants: [
    ['{item} for men', '{item} for women'],
    ['Small {item}', 'Large {item}'],
    ['{item} (60 minutes)', '{item} (90 minutes)'],
    ['{item}, children', '{item}, adults'],
    ['{item} with pickup', '{item} without pickup'],
    ['{item} on weekdays', '{item} on weekends'],
  ],
  seasons: ['Summer prices', 'Winter prices'],
  perDay: ['The {item} costs {price} per day.', '{item}: {price} a day.'],
  perWeek: ['The {item} costs {price} per week.', '{item}: {price} a week.'],
  hoursTitles: ['Opening hours', 'When we’re open', 'Hours', 'Visit us'],
  week: [
    {
      list: 'Monday to Friday',
      span: 'Saturday',
      write: (from, to) => `${from} am – ${to - 12} pm`,
    },
    { list: 'Mon–Fri', span: 'Sat', write: (from, to) => `${from}:00–${to}:00` },
  ],
  saturday: [
    'On Saturdays we’re open from {from} am to {to} pm.',
    'Saturday: {from}:00 am – {to}:00 pm',
    'Saturday hours are {from} am to {to} pm.',
    'We open at {from} am and close at {to} pm on Saturdays.',
  ],
  saturdayQuestion: [
    {
      question: 'Are you open on Saturday?',
      answer: 'Yes, on Saturdays from {from} am to {to} pm.',
    },
    { question: 'When can I come on Saturday?', answer: 'Saturday from {from} am to {to} pm.' },
  ],
  sunday: 'Sunday closed',
  branches: ['Harbor branch', 'Station branch'],
  otherHours: ['Kitchen', 'Phone line', 'Workshop', 'Café'],
  phones: [
    'Phone: {phone}',
    'Call us at {phone}.',
    'You can reach us by phone at {phone}.',
    'Tel. {phone}',
  ],
  otherPhones: [
    'Bookings: {phone}',
    'Mobile: {phone}',
    'Accounting: {phone}',
    'Press office: {phone}',
  ],
  shares: [
    {
      one: 'Students get {n}% off.',
      other: 'There is a student discount of {n}%.',
      look: 'Seniors get {n}% off.',
    },
    {
      one: 'We ask for a deposit of {n}%.',
      other: 'Deposit: {n}%',
      look: 'A service charge of {n}% is added for groups.',
    },
    {
      one: 'Members save {n}% on everything.',
      other: 'As a member you save {n}%.',
      look: 'New customers save {n}% on the first order.',
    },
    {
      one: 'The cancellation fee is {n}%.',
      other: 'We keep {n}% as a cancellation fee.',
      look: 'The late fee is {n}%.',
    },
  ],
  dates: [
    {
      one: 'Registration closes on {day}.',
      other: 'Registration deadline: {day}',
      look: 'Payment is due on {day}.',
      days: ['March 15', 'March 22'],
    },
    {
      one: 'The summer party is on {day}.',
      other: 'Join our summer party on {day}.',
      look: 'The winter party is on {day}.',
      days: ['June 12', 'June 19'],
    },
    {
      one: 'The spring sale starts on {day}.',
      other: 'Start of the spring sale: {day}.',
      look: 'The autumn sale starts on {day}.',
      days: ['April 3', 'April 10'],
    },
    {
      one: 'Our anniversary concert takes place on {day}.',
      other: 'Anniversary concert: {day}',
      look: 'Our charity concert takes place on {day}.',
      days: ['May 8', 'May 9'],
    },
  ],
  yesNo: [
    {
      yes: 'Dogs are welcome.',
      no: 'Dogs are not allowed.',
      look: 'Dogs are not allowed in the kitchen garden.',
    },
    {
      yes: 'We accept credit cards.',
      no: 'We don’t accept credit cards.',
      look: 'We don’t accept foreign checks.',
    },
    {
      yes: 'Gift vouchers are available.',
      no: 'We do not offer gift vouchers.',
      look: 'Paper catalogs are not available.',
    },
    {
      yes: 'Wi-Fi is available for guests.',
      no: 'There is no Wi-Fi for guests.',
      look: 'There is no printer for guests.',
    },
  ],
  yesNoQuestions: [
    { question: 'Do you deliver?', yes: 'Yes, gladly.', no: 'No, please pick up your order.' },
    {
      question: 'Is there parking?',
      yes: 'Yes, behind the building.',
      no: 'No, the street is the nearest place.',
    },
  ],
  periods: [
    {
      one: 'You can return items within {n} days.',
      other: 'Returns are accepted within {n} days.',
      look: 'Complaints are answered within {n} days.',
    },
    {
      one: 'Cancel up to {n} hours before your appointment.',
      other: 'Appointments can be canceled {n} hours in advance.',
      look: 'Tell us of allergies {n} hours before your visit.',
    },
  ],
  free: [
    { free: 'Parking is free.', paid: 'Parking costs $4.' },
    { free: 'Gift wrapping is free of charge.', paid: 'Gift wrapping costs $3.' },
  ],
  noise: [
    'We look forward to seeing you.',
    'Our team has more than ten years of experience.',
    'Ask us if anything is unclear.',
    'We work with suppliers from the region.',
    'The building is over a hundred years old.',
    'Please arrive a little early on your first visit.',
  ],
};

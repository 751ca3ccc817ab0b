import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places =
  'where is,where s,wheres,where the,whereabouts is,whereabouts s,where do i find,where can i find,where would i find'
    .split(',')
    .flatMap((where) =>
      'the,your,ur,this'
        .split(',')
        .flatMap((article) =>
          'shop,store,office,restaurant,cafe,salon,clinic,practice,studio,place,bakery,bar,gym,hotel,garage,workshop,surgery,school,showroom,business,pharmacy,gallery,guesthouse,pub,spa,centre,center'
            .split(',')
            .map((place) => [where, article, place].filter(Boolean).join(' ')),
        ),
    );

const asking = ['do', 'should', 'can', 'could', 'must', 'would', 'shall'];

/** "number do we call", "number i can ring": every way to ask which one is for that. */
const ways = (thing: string, actions: readonly string[]): string[] =>
  actions.flatMap((action) => [
    `${thing} to ${action}`,
    `${thing} for ${action}ing`,
    ...asking.flatMap((verb) =>
      ['i', 'we', 'you'].flatMap((person) => [
        `${thing} ${verb} ${person} ${action}`,
        `${thing} ${person} ${verb} ${action}`,
      ]),
    ),
  ]);
const calls = ['call', 'ring', 'phone', 'dial', 'use', 'try', 'contact', 'reach'];
const messages = [
  'text',
  'message',
  'send a text',
  'send a picture',
  'send a photo',
  'send pictures',
  'send photos',
  'send a pic',
];

const who = asking.flatMap((verb) =>
  list(
    'talk to, contact, call, email, write to, ask, speak to, speak with, talk with, ring, phone, text, message, turn to, mail, get in touch with, reach out to, go to, complain to',
  ).flatMap((action) =>
    ['who', 'whom'].flatMap((whom) => [
      `${whom} ${verb} i ${action}`,
      `${whom} ${verb} we ${action}`,
    ]),
  ),
);

export const contactWords: ContactWords = {
  channels: {
    phone: list('phone, telephone, tel, ph, call, call us, mobile, cell, landline, ring, hotline'),
    email: list('email, mail, emails'),
    address: list('address, location, visit us, find us, postal address, mailing address'),
    web: list('web, website, site, online, homepage, webpage'),
    fax: list('fax'),
    text: list('text, texts, text messages, sms, whatsapp, texting, message us, telegram, signal'),
    social: list(
      'instagram, facebook, tiktok, twitter, youtube, linkedin, pinterest, social media',
    ),
  },
  asks: {
    phone: [
      ...ways('number', calls),
      ...list(
        'what number, which number, is there a number, got a number, have a number, a number for, number for the, telephone contact, phone contact, digits',
      ),
      ...list(
        'direct phone, phone for the, phone of the, telephone for the, telephone of the, direct line, direct number, direct dial, extension for, phone #, phone no, phone number, telephone number, phone no, tel number, your number, you number, ya number, ur number, u number, yer number, her number, his number, their number, contact number, number to call, number to reach, number to ring, number do i ring, number can i ring, by phone, over the phone, number can i call, number do i call, number should i call, call you, ring you, phone you, give you a call, speak to someone, talk to someone on the phone, mobile number, hotline',
      ),
    ],
    email: [
      ...ways('address', ['email', 'mail', 'write to', 'use']),
      ...ways('email', ['use', 'write to', 'send it to', 'contact']),
      ...list(
        'what email, which email, whats the email, what is the email, the email for, an email for, a email for, email for questions, where do i email, where can i email, where should i email, where do we email, is there an email, got an email, have an email',
      ),
      ...list(
        'email address, mail address, your email, her email, his email, their email, email you, send you an email, your mail',
      ),
    ],
    address: [
      ...list(
        'your address, the address, address of, address for, street address, postal address, mailing address, shop address, store address, office address, where are you, where you at, where u at, where ya at, where are yous, where are ye, where yous at, where you located, where are u, where r u, where you are, located, your location, where is the shop, where is the store, where is your shop, where is your store, where is your office, where is the office, where do i find you, where can i find you, where to find you, where exactly are you, whereabouts are you, where abouts are you, where do you leave from, where exactly do you leave from, where s your shop, where s the shop, where is it, what street are you, which street are you, what road are you, which road are you, what part of town are you, which part of town are you, what town are you, which town are you, what city are you, which city are you, postcode, post code, zip code, your zip, satnav, sat nav, for the gps',
      ),
      ...places,
    ],
    web: list(
      'your website, web address, website address, your site, your homepage, your web page, url',
    ),
    fax: list('fax number, fax'),
    text: [
      ...ways('number', messages),
      ...list(
        'whatsapp, whats app, sms, text you, number do i text, number can i text, number i text, number to text, number should i text, where can i text, where do i text, text a pic, text a photo, text a picture, text pictures, text photos, text message, text a number, send you a text, where can i send a pic, where can i send a photo, where can i send a picture, where do i send a pic, where do i send a photo, where do i send a picture, where can i send pics, where can i send photos, where can i send pictures, where do i send photos, where do i send pictures, where should i send a photo, where should i send photos',
      ),
    ],
    social: list('instagram, facebook, tiktok, social media, insta, linkedin, youtube'),
  },
  numberOf: list('number of, number for, the number'),
  reach: list(
    'reach you, contact you, get in touch, get hold of you, contact details, contact info*, contact data, how to contact, how do i contact, how can i contact, reach someone, get a hold of, write to you, contact us',
  ),
  who: [
    ...who,
    ...list(
      'whos the person, who is the person, who s the person, person to write to, person to talk to, who to write to, who to ask, who to ring, who to call, who to email, who to contact, who handles, who is in charge of, who is responsible for, who deals with, who looks after, where do i send, where can i send, where should i send, where do i apply, where can i complain, where do i complain, who takes care of, contact person, contact for',
    ),
  ],
  which: list('which, what, whats, what s, who, where'),
  otherTopics: list(
    'call off, call it off, calling off, when, what time, opening, hours, open, opens, close, closes, closed, until, till, park, parking, bus, train, tram, subway, metro, station, directions, get there, get to you, how far, drive, how much, cost, costs, price, prices, fee, lunchtime, how long, delivery time, ip address, my phone, my email, my address, my new address, my number, change my, email list, newsletter',
  ),
  emergency: list('emergency, emergencies, after hours, out of hours, urgent, on call, 24 hour'),
  main: list(
    'main, general, front desk, reception, shop, store, office, head office, headquarters, central, switchboard, enquiries, inquiries, studio, all other, everything else, other questions, general questions, business, showroom',
  ),
  branch: list('branch, branches, outlet, second shop, warehouse, depot, location'),
  general: list(
    'people to talk to, who to contact, who to talk to, contact people, contact, contacts, contact us, get in touch, contact details, contact information, contact info, how to reach us, reach us, how to find us, find us, hours, location, opening hours, about us, imprint, write to us, questions, visit us, where to find us, talk to us',
  ),
  purposes: {
    orders: list('order, orders, ordering, preorder, preorders'),
    bookings: list(
      'booking, bookings, book, reservation, reservations, reserve, appointment, appointments, schedule',
    ),
    returns: list(
      'return, returns, exchange, exchanges, send back, sending back, refund, refunds, warranty, rma',
    ),
    billing: list(
      'billing, bill, bills, fees, tuition, statement, statements, receipt, receipts, invoice, invoices, payment, payments, account, accounts, accounting, accounts payable',
    ),
    jobs: list(
      'job, jobs, work here, working here, looking for work, career, careers, hiring, vacancy, vacancies, application, applications, apply, applying, work for you, work with you, resume, cv, internship, apprenticeship, recruiting, employment',
    ),
    breakdown: list(
      'roadside, breakdown, breakdowns, broken down, broke down, break down, stuck, stranded, puncture, flat tire, flat tyre, snapped, wont start, won t start, tow, towing, recovery, in trouble, capsized',
    ),
    schools: list(
      'school, schools, teacher, teachers, class trip, class trips, school trip, school trips, school class, school classes, field trip, field trips, pupil, pupils, kindergarten, preschool, my class, our class',
    ),
    events: list(
      'party, parties, event, events, bride, groom, bridal, bridesmaids, groomsmen, bucks, bachelorette, bachelor party, hen do, stag do, hen party, team outing, company outing, office party, anniversary, reception, catering, wedding, weddings, group, groups, birthday, private dining, rehearsal dinner, function, functions, banquet, celebration, corporate',
    ),
    press: list(
      'press, media, journalist, journalists, reporter, newspaper, magazine, radio, blogger, film crew, interview, partnership, partnerships, collaboration, pr, influencer, sponsorship',
    ),
    complaints: list(
      'complaint, complaints, complain, feedback, problem, problems, issue, unhappy',
    ),
    wholesale: list(
      'wholesale, trade, reseller, retailer, retailers, stockist, stockists, sell your products, stock your products, resellers, bulk, business customers, b2b, distributor',
    ),
    support: list(
      'support, customer service, help, helpdesk, technical, tech support, service desk, customer care',
    ),
    privacy: list('privacy, data protection, gdpr, personal data'),
    repairs: list('repair, repairs, workshop, service department, maintenance, fix'),
    lost: list('lost, lost property, lost and found, left behind, forgot'),
  },
  stop: list(
    'good, set up, wrong, mine, looks, looking, look, ours, planning, plan, still, waiting, gone, help, item, bit, thing, something, anything, awful, broken, stuff, things, matter, matters, query, queries, regarding, concerning, getting, done, ya, yer, ye, yous, youse, yall, gps, satnav, sat nav, navigation, google maps, maps, exact, precise, pls, ok, id like, along, only, id, im, ive, ill, lets, during, ur, r, a, an, the, i, you, u, your, yours, we, us, our, my, me, is, are, am, do, does, did, can, could, may, should, would, will, shall, have, has, had, get, give, gave, need, want, like, to, for, of, on, in, at, by, with, about, and, or, please, pls, hi, hello, hey, there, it, its, that, this, these, be, use, used, ask, someone, somebody, anybody, anyone, person, people, guys, shop, store, office, restaurant, cafe, salon, clinic, practice, studio, company, business, place, team, staff, number, address, contact, also, tell, know, find, question, questions, thanks, thank, exactly, any, via, directly, physically, now, best, way, how, from, so, just, but, right, if, send, write, message, s, m, re, d, ve, guy, one, please, full, correct, official, today, quick, sorry, speak, talk, call, got, a, folks, there, currently, based, actual, main, general, city, town, street',
  ),
  templates: {
    plain: {
      phone: 'Our phone number is {value}.',
      email: 'Our email address is {value}.',
      address: "We're at {value}.",
      web: 'Our website is {value}.',
      fax: 'Our fax number is {value}.',
      text: 'You can message us at {value}.',
      social: "You'll find us at {value}.",
    },
    labelled: {
      phone: 'For {label}, call {value}.',
      email: 'For {label}, email {value}.',
      address: '{label}: {value}.',
      web: 'For {label}, see {value}.',
      fax: 'The fax number for {label} is {value}.',
      text: 'You can reach us by {label} at {value}.',
      social: "We're on {label}: {value}.",
    },
    fitting: {
      phone: 'Please call {value} about that.',
      email: 'Please email {value} about that.',
    },
    person: 'Please contact {who}: {value}.',
    reach: 'You can reach us at {value}.',
    emergency: 'The emergency number is {value}.',
    or: 'or',
  },
};

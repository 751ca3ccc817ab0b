/** English words about opening times, contact, getting there, access and people, grouped by meaning. */
export const visitConcepts = {
  'about-us':
    'about you, history, founded, since when, established, how long have you been, family business, family-run, started',
  address:
    'address, where, located, location, find us, whereabouts, where are you, street, postal code, zip code, based, premises',
  adult: 'adult, adults, grown-up, over 18',
  afternoon: 'afternoon, afternoons, p.m.',
  'age-limit':
    'age, how old, minimum age, age limit, age restriction, years old, old enough, from what age',
  airport: 'airport, flight, fly in, terminal',
  'assistance-dog': 'assistance dog, guide dog, service dog, service animal',
  autumn: 'fall, autumn',
  baby: 'baby, infant, newborn, toddler, babies',
  'bike-parking': 'bike rack, bicycle parking, park my bike, bike storage',
  branch: 'branch, other location, store location, branches, second store, other shop, locations',
  'bring-along':
    'bring, bring along, what do i need, what should i bring, take with, own equipment, what do i have to bring, bring with me, bring with us, take along, need to have with me',
  'bring-own-food':
    'bring our own, own food, byo, byob, corkage, bring our own wine, bring a cake, own cake, own wine, own drinks, outside food',
  'changing-room': 'changing room, fitting room, dressing room, locker room, shower room, try on',
  'changing-table':
    'changing table, diaper changing, baby changing, nappy change, changing station, diaper',
  child: 'child, kid, children, kids, little one, son, daughter, youngster, boy, girl',
  christmas: 'christmas, xmas, christmas eve, boxing day, festive season',
  closed: 'closed, close, shut, closing day, day off, closes, closure',
  'consulting-hours': 'consultation hours, office hours, surgery hours, phone hours',
  contact:
    'contact, get in touch, reach you, reach, speak to someone, talk to someone, get hold of',
  daily: 'daily, every day, each day, seven days a week',
  directions:
    'directions, get there, how do i get to, way to you, get to you, how to find, route, reach by, getting there',
  dog: 'dog, dogs, dog-friendly, dogs allowed, four-legged friend, bring my dog, puppy, doggy',
  'dress-code': 'dress code, what to wear, wear, attire, what should i wear, dressed',
  duration: 'duration, how long does it take, length, minutes, how many minutes',
  easter: 'easter, good friday, easter monday, easter sunday',
  elevator: 'elevator, lift',
  email: 'email, e-mail, mail, write to, email address, send a message, drop a line',
  evening: 'evening, evenings, night, after work',
  'experience-qualification':
    'experience, qualified, certified, qualification, training, certificate, licensed, diploma, accredited, experienced',
  family: 'family, families, parents, mom, dad, mother, father',
  'floor-level':
    'floor, first floor, ground floor, upstairs, downstairs, storey, story, basement, which floor',
  'high-chair': 'high chair, highchair, booster seat, child seat',
  'id-document':
    "id, id card, passport, identification, proof of age, id document, identity card, driver's license as id",
  indoor: 'indoor, inside, indoors, bad weather, rain, rainy, when it rains, weather',
  internship: 'internship, apprenticeship, apprentice, trainee, work experience, intern, placement',
  jobs: 'job, jobs, vacancy, apply, application, hiring, career, work for you, employment, position, work with you, cv, resume, recruit',
  'languages-spoken':
    'speak, languages, language, speak english, spoken, which languages, translator, interpreter',
  'last-entry':
    'last admission, last entry, last orders, kitchen closes, last call, kitchen hours, last order',
  'lost-property':
    "lost, lost and found, forgot, left behind, lost property, left my, found item, misplaced, can't find my, left it there, left something, mislaid, did you find, has anyone found, handed in, umbrella found",
  'luggage-locker':
    'locker, lockers, cloakroom, coat check, store my bag, bag storage, leave my bags',
  man: 'man, men, gentleman, gents',
  manager:
    'manager, in charge, management, director, head of, supervisor, responsible for, person in charge',
  minor:
    'minor, under 18, underage, unaccompanied, alone, on their own, parental consent, without parents, teenager, teen, adolescent, youth',
  monthly: 'monthly, per month, a month, every month',
  morning: 'morning, mornings, early, a.m., before noon',
  'new-year': "new year, new year's eve, new year's day",
  noon: 'noon, midday, lunchtime, lunch hour',
  'opening-hours':
    'opening hours, open, hours, opening times, business hours, opening, when are you open, opens, closing time, store hours',
  'outdoor-seating':
    'terrace, outdoor seating, patio, outside, beer garden, garden seating, sit outside, outdoors',
  'overnight-time':
    'night, at night, midnight, late at night, after hours, 24 hours, 24/7, around the clock',
  owner: 'owner, owns, boss, proprietor, founder, who runs, run by',
  parking:
    'parking, park, parking lot, car park, parking space, parking garage, leave my car, parking spot, by car, garage parking',
  password: 'password, passcode, access code, pin code',
  pet: 'pet, pets, animal, animals, pet-friendly',
  phone:
    'phone, call, ring, telephone, phone number, give you a call, telephone number, cell, mobile, hotline, on the phone',
  'photo-allowed':
    'photos allowed, take photos, photography, taking pictures, film, flash, take pictures',
  'play-area': 'play area, playground, play corner, kids corner, toys for kids',
  'public-holiday': 'public holiday, bank holiday, holiday hours, holidays, national holiday',
  'public-transport':
    'public transport, public transit, bus, tram, train, subway, metro, station, bus stop, underground, tube, streetcar, railway, train station',
  reviews: 'review, reviews, rating, testimonial, feedback, recommend, reference',
  'safety-rules':
    'safety, rules, allowed, not allowed, forbidden, prohibited, permitted, house rules, banned',
  'school-holidays': 'school holidays, school vacation, school break, half-term, spring break',
  season: 'season, high season, low season, peak season, off-season, off-peak, peak',
  smoking: 'smoking, smoke, smoker, cigarette, vape, smoking area, non-smoking',
  'social-media': 'social media, instagram, facebook, tiktok, insta, follow you',
  spring: 'spring, springtime',
  staff: 'staff, team, employee, who works, team member, colleague, personnel, crew',
  stroller: 'stroller, pushchair, buggy, baby carriage, pram',
  summer: 'summer, summertime, summer season',
  'taxi-shuttle': 'taxi, cab, shuttle, transfer, uber, airport transfer, shuttle bus',
  tickets:
    'ticket, tickets, admission, entry, entrance, entrance fee, get in, entry fee, admission price',
  today: 'today, tonight, right now, now',
  toilet: 'toilet, restroom, bathroom, washroom, loo, wc',
  tomorrow: 'tomorrow',
  'vacation-closure':
    'vacation, on vacation, annual leave, summer break, company holidays, annual closure, away',
  volunteer: 'volunteer, volunteering, help out',
  website: 'website, web page, homepage, site, online, web address, url',
  weekday: 'weekday, weekdays, during the week, midweek, monday to friday, working day',
  weekend: 'weekend, weekends, saturday and sunday',
  weekly: 'weekly, every week, once a week, per week',
  whatsapp: 'whatsapp, text, text message, sms, messenger, telegram, dm',
  wheelchair:
    'wheelchair, wheelchair accessible, accessible, step-free, disabled, handicapped, accessibility, barrier-free, ramp, mobility, disability, walker, steps, stairs, staircase',
  wifi: 'wifi, wi-fi, internet, wireless, wifi password, hotspot, internet access',
  winter: 'winter, wintertime, winter season',
  woman: 'woman, women, lady, ladies',
  yearly: 'yearly, annual, per year, a year, annually',
};

export type VisitConcept = keyof typeof visitConcepts;

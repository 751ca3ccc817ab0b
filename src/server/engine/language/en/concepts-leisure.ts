/** English words about stays, events, courses and attractions, grouped by meaning. */
export const leisureConcepts = {
  'advanced-level': 'advanced, intermediate, level, levels, experienced',
  'air-conditioning': 'air conditioning, ac, air-conditioned, a/c, aircon, fan',
  'balcony-view': 'balcony, terrace room, sea view, view, lake view, mountain view, patio room',
  'bathroom-private':
    'private bathroom, ensuite, en suite, shared bathroom, hair dryer, shower in the room',
  'beach-lake': 'beach, lake, sea, river, seaside, coast',
  beginner:
    'beginner, beginners, no experience, first time, novice, starter level, newbie, never done, entry level, complete beginner',
  birthday: 'birthday, birthday party, birthdays, kids birthday, b-day',
  'breakfast-included':
    'breakfast included, with breakfast, bed and breakfast rate, half board, full board, board, is breakfast included',
  'campfire-bbq': 'campfire, barbecue area, grill, bbq, fire pit, open fire',
  campsite:
    'campsite, campground, camping, pitch, pitch a tent, caravan site, camper site, tent site, hookup, electric hookup',
  capacity:
    'capacity, how many people fit, seats how many, maximum number, fit people, max capacity, how big is the room',
  catering:
    'catering, cater, party platter, finger food platter, platters, food for a party, caterer',
  'check-in':
    'check-in, check in, arrival, arrive, self check-in, late arrival, arrival time, earliest arrival',
  'check-out': 'check-out, check out, departure, leave the room, late check-out, vacate',
  'cinema-show':
    'cinema, movie, film, screening, theater, show, performance, showtime, play, movies, theatre',
  'company-event':
    'company event, team building, corporate event, office party, work outing, christmas party, corporate, conference, meeting, team event',
  course: 'course, class, lesson, classes, lessons, workshop, training, tuition, seminar, teach',
  dance: 'dance, dancing, ballet, salsa, ballroom, hip hop, dance class, tango, zumba',
  'dance-partner':
    'dance partner, partner, need a partner, without a partner, on my own, couple, as a couple',
  decoration:
    'decoration, decorate, decor, balloons, table decoration, floral decoration, centerpieces',
  'double-room': 'double room, double, twin room, room for two, twin beds, king bed',
  'entertainment-kids': 'face painting, magician, bouncy castle, clown, entertainer, animation',
  'escape-room':
    'escape room, escape game, puzzle room, players, number of players, hints, difficulty, how hard',
  event: "event, events, program, what's on, calendar of events, happening, festival",
  'exam-certificate': 'exam, test, certificate, examination, pass the exam, diploma, final exam',
  'extra-bed': 'extra bed, cot, crib, rollaway, baby bed, additional bed, travel cot, sofa bed',
  'family-room': 'family room, suite, triple room, apartment for family, connecting rooms',
  group:
    'group, groups, group size, large group, party of, school class, how many people, group rate, group discount, max people',
  'guided-tour': 'guided tour, tour, guide, audio guide, guided visit, tours, audioguide',
  gym: 'gym, fitness, workout, work out, weights, fitness studio, fitness class, exercise, crossfit, treadmill, fitness center',
  'hiking-trail': 'hiking, hike, trail, walk, trekking, path, hiking trail, walking route',
  'holiday-apartment':
    'holiday apartment, vacation rental, cottage, cabin, holiday home, self-catering, bungalow, chalet, airbnb',
  'hotel-room':
    'room, hotel, guest house, accommodation, bed and breakfast, stay, hostel, inn, lodging',
  kindergarten:
    'kindergarten, daycare, nursery, preschool, childcare, crèche, after-school care, babysitting, day care, childminder',
  kitchenette:
    'kitchenette, cook ourselves, cooking facilities, shared kitchen, guest kitchen, kettle',
  'language-course':
    'language course, english class, language school, learn english, language lesson, conversation class',
  luggage: 'luggage, baggage, suitcase, bags, luggage storage, leave luggage',
  'make-up-class':
    'make up a class, missed class, missed lesson, catch up a lesson, make up missed',
  membership: 'membership, member, members, membership fee, monthly membership, become a member',
  'minibar-tv': 'minibar, safe, tv in room, room service, in-room safe',
  'museum-exhibition': 'museum, exhibition, exhibit, gallery, collection, art, exhibits',
  'music-lesson':
    'music lesson, piano lesson, guitar lesson, music school, singing, voice lesson, choir, singing lesson, vocal',
  'music-live': 'live music, band, dj, concert, music, gig, sound system, karaoke',
  'night-stay': 'night, overnight stay, per night, nights, minimum stay, stay overnight, nightly',
  'party-celebration':
    'party, celebration, celebrate, anniversary, christening, baptism, graduation, reception, bachelorette, hen party, stag party, communion',
  'photo-editing':
    'wedding photographer, photo album, edited photos, raw files, retouching, photo editing',
  'private-hire':
    'private hire, rent the venue, private room, exclusive use, venue hire, function room, hire the place, private event, rent the room, back room, event space, whole place to ourselves',
  'private-lesson':
    'private lesson, one-on-one, individual lesson, private class, one-to-one, individual coaching, one on one, one to one, 1 on 1, private tuition',
  'quiet-hours': 'quiet hours, noise, noisy, quiet, loud, silence, curfew',
  reception: 'reception, front desk, receptionist, lobby, check-in desk, counter',
  register:
    'sign up, register, enroll, enrol, registration, enrollment, sign-up, join, book a place, signing up',
  'registration-fee': 'registration fee, joining fee, enrollment fee, sign-up fee, admin fee',
  'scary-suitable':
    'scary, suitable for children, claustrophobia, too scary, suitable, appropriate, frightening, claustrophobic',
  'settling-in': 'settling in, settling-in period, adjustment period, adaptation, first days',
  'sights-nearby':
    'sights, attractions, things to do, nearby, what to see, surroundings, sightseeing, what can we do',
  'single-room': 'single room, single, room for one',
  'sport-activity':
    'tennis, golf, bowling, climbing wall, football, soccer, badminton, minigolf, billiards, court',
  'subtitles-version': 'subtitles, original version, dubbed, original language',
  'summer-camp':
    'summer camp, holiday camp, vacation camp, holiday program, day camp, holiday club',
  'swimming-lesson': 'swimming lesson, swim class, learn to swim, swimming course, aqua fitness',
  teacher:
    'teacher, instructor, trainer, coach, tutor, personal trainer, leader, group leader, course leader, led by, taught by, run by, teach, teaches, teaching',
  'tourist-tax': "tourist tax, city tax, visitor's tax, occupancy tax, local tax",
  'towels-linen': 'towels, bed linen, sheets, bedding, towel, linens, duvet, pillow',
  'trial-lesson':
    'trial lesson, trial class, free trial, try it out, taster session, trial, try a class, trial session, first class free, drop-in class',
  tutoring:
    'tutoring, tutor, homework help, math help, exam preparation, extra lessons, private tuition, exam prep',
  wedding:
    'wedding, marriage, get married, bride, groom, ceremony, bridal, wedding reception, wedding venue',
  'yoga-pilates': 'yoga, pilates, meditation, mindfulness, stretching, vinyasa, prenatal yoga',
};

export type LeisureConcept = keyof typeof leisureConcepts;

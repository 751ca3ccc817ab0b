/** English words about cars, bikes, boats and skis, grouped by meaning. */
export const vehiclesConcepts = {
  accident: 'accident, crash, collision, dent, bodywork, hit, scratch, fender bender, crashed',
  'additional-driver': 'additional driver, second driver, another driver, young driver',
  battery: 'battery, batteries, dead battery, flat battery, new battery, accumulator',
  bicycle: 'bicycle, bike, cycle, mountain bike, road bike, cycling, city bike, gravel bike',
  'bike-rental': 'bike rental, bike hire, rent a bike, hire a bicycle',
  'bike-service': 'bike service, bicycle repair, bike tune-up, chain, gear adjustment, inner tube',
  boat: 'boat, canoe, kayak, boat hire, rowboat, sailing, paddle board, sup, pedal boat, boat trip, sailboat, motorboat',
  brake: 'brake, brakes, brake pads, squeaking brakes, brake discs, brake fluid',
  breakdown:
    "breakdown, broke down, stuck, tow, towing, tow truck, won't start, roadside assistance, broken down, recovery, car died, jump start, stranded",
  car: 'car, vehicle, auto, van, automobile, minivan, suv',
  'car-ac': 'car air conditioning, recharge ac, aircon service, regas',
  'car-registration':
    'vehicle registration, license plate, registration document, number plate, register my car',
  'car-rental': 'car rental, rent a car, hire car, car hire, rental car, van rental',
  'car-wash': 'car wash, wash my car, valeting, detailing, interior cleaning, hand wash',
  'courtesy-car':
    'courtesy car, loaner, replacement car, loan car, replacement vehicle, loaner phone',
  'driving-lesson':
    'driving lesson, driving school, driving test, learn to drive, theory test, driving instructor, road test, practical test',
  'driving-licence':
    "driver's license, driving licence, license, driving license, drivers licence, licence",
  'e-bike': 'e-bike, electric bike, pedelec, ebike, electric bicycle',
  'electric-car':
    'electric car, ev, charging station, charge my car, hybrid, tesla, wallbox, ev charger, charging point',
  'engine-gearbox': 'engine, motor, gearbox, transmission, clutch, exhaust, timing belt, gears',
  fuel: 'fuel, petrol, gas tank, diesel, gasoline, full tank, refuel, gas station, fill up',
  'garage-workshop': 'garage, workshop, mechanic, auto repair, repair shop, auto shop, body shop',
  'life-jacket': 'life jacket, life vest, buoyancy aid',
  mileage: 'mileage, kilometers, unlimited mileage, odometer, miles included',
  motorcycle: 'motorcycle, motorbike, scooter, moped, vespa',
  'oil-change': 'oil change, oil, engine oil, oil filter, lube',
  'roof-rack': 'roof rack, roof box, tow bar, bike carrier, child car seat',
  ski: 'ski, skis, snowboard, ski rental, ski boots, skiing, ski pass, sled, snowshoes, lift pass',
  'trailer-camper': 'camper, camper van, motorhome, rv, trailer, caravan, campervan',
  puncture: 'puncture, flat tyre, flat tire, flat, puncture repair, punctured',
  tyre: 'tyre, tire, tyres, tires, tire change, winter tires, wheel, wheels, summer tires, tire swap',
  'tyre-storage': 'tire storage, tyre storage, tire hotel',
  'vehicle-inspection':
    'mot, vehicle inspection, inspection sticker, roadworthiness, emissions test, smog check, state inspection',
  windshield: 'windshield, windscreen, chip in the glass, stone chip, wipers',
};

export type VehiclesConcept = keyof typeof vehiclesConcepts;

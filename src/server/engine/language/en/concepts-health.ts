/** English words about health, body, beauty and emergencies, grouped by meaning. */
export const healthConcepts = {
  acupuncture: 'acupuncture, homeopathy, naturopath, alternative medicine, cupping',
  aftercare:
    'aftercare, after the treatment, recovery, healing, follow-up, afterwards, what can i eat after, recover',
  anesthesia:
    'anesthesia, numbing, anesthetic, sedation, put under, numb, injection, laughing gas, local anesthetic',
  'back-body': 'spine, neck',
  'back-pain':
    'back pain, backache, bad back, slipped disc, sciatica, neck pain, stiff neck, lower back',
  beard: 'beard, shave, beard trim, moustache, mustache',
  bleeding: "bleeding, bleed, blood, bleeds, bled, won't stop bleeding, bleeding heavily",
  'blood-test':
    'blood test, blood work, lab test, lab results, test results, blood draw, laboratory',
  'blow-dry':
    'blow-dry, blow dry, styling, blowout, wash and blow dry, updo, wash, blow-out, set hair',
  botox: 'botox, filler, fillers, wrinkle, wrinkles, anti-aging, hyaluronic, lip filler',
  braces: 'braces, aligners, straighten teeth, retainer, invisalign, crooked teeth, orthodontics',
  'breathing-trouble':
    "can't breathe, breathing trouble, shortness of breath, asthma, difficulty breathing, choking, struggling to breathe, breathless, inhaler, can't catch my breath, can't catch his breath, can't catch her breath, hard to breathe, hardly breathe, barely breathe, trouble breathing, struggling for breath, difficult to breathe, can't get air, short of breath, breathing is hard, breathing hard, breathing funny, throat is tight, throat feels tight, tight throat, gasping, wheezing, throat is closing, throat closing, throat swelling, turning blue, something stuck in throat",
  'check-up':
    'check-up, checkup, examination, exam, screening, physical, preventive care, health check',
  'chest-pain': 'chest pain, heart attack, stroke, tight chest, heart pain, cardiac arrest',
  'cold-flu':
    'cold, flu, cough, sore throat, runny nose, infection, sick, covid, contagious, influenza, corona',
  consultation:
    'consultation, consult, advice, initial consultation, initial assessment, initial visit, initial appointment, first visit, intake, first appointment, advise',
  'contact-lenses': 'contact lenses, contacts, lens fitting, daily lenses',
  'dental-crown': 'crown, cap, bridge, veneer, dental bridge, capped tooth, cap a tooth',
  'dental-filling':
    'filling, cavity, hole in my tooth, caries, decay, composite filling, tooth decay, fill a cavity',
  'dental-implant': 'implant, dental implant, missing tooth, replace a tooth, artificial tooth',
  dentist: 'dentist, dental, dental practice, orthodontist, dental clinic',
  dentures: 'dentures, false teeth, denture, partial',
  diabetes: 'diabetes, diabetic, insulin, blood sugar',
  doctor: 'doctor, physician, gp, general practitioner, dr, medical practice, surgery',
  drowning:
    'drowning, someone drowning, someone is drowning, somebody is drowning, child is drowning, kid is drowning, struggling in the water, struggling in the pool, struggling in the deep end, in trouble in the water, in trouble in the pool, in difficulty in the water, swept out to sea, man overboard',
  ear: 'ear, ears, hearing, hearing aid, hearing test, deaf',
  'elderly-care': 'home care, nursing care, caregiver, care home, carer, nursing home, nurse',
  emergency:
    'emergency, urgent, urgent care, ambulance, right away, emergency number, out-of-hours, emergency service',
  eye: 'eye, eyes, vision, sight, eyesight',
  'eye-test':
    'eye test, eye exam, vision test, sight test, optometrist, optician, check my eyes, eyesight test',
  eyeglasses:
    'glasses, eyeglasses, spectacles, sunglasses, frames, reading glasses, varifocals, lenses, progressive lenses, specs',
  'face-body': 'face, cheek, lips, nose, chin, facial',
  facial:
    'facial, facial treatment, peeling, skin treatment, cosmetic treatment, face treatment, microdermabrasion, face mask, beautician',
  fever: 'fever, temperature, high temperature, feverish',
  foot: 'foot, feet, toe, ankle, heel pain',
  fracture: 'broken bone, fracture, sprain, broken arm, broken leg, sprained, dislocated, cast',
  'hair-color':
    'hair color, coloring, dye, highlights, balayage, roots, tint, color my hair, hair colour, bleach hair, ombre, toner, root touch-up, colour',
  'hair-extensions': 'extensions, hair extensions, hair lengthening, tape-ins, wig',
  haircut:
    'haircut, cut, trim, hairdresser, hair salon, hairdo, cut my hair, hair, hairstyle, hair cut, ends trimmed, barber',
  'hand-body': 'hand, finger, arm, hands',
  headache: 'headache, migraine, head hurts',
  'health-insurance':
    'health insurance, insurance, insurance plan, covered by insurance, medicare, medicaid, nhs, health plan, in-network, copay, dental plan',
  'heart-condition':
    'heart condition, pacemaker, blood pressure, high blood pressure, heart disease, heart trouble',
  'home-visit':
    'home visit, house call, come to my house, come to my home, visit at home, on-site visit, come to us, come to our house, come to our home, at my place, visit us at home',
  'hygiene-mask':
    'hygiene, disinfection, sterilized, face covering, wear a mask, sanitize, mask required, sterile',
  'knee-joint': 'knee, joint, hip, shoulder, elbow, joints, wrist',
  'lashes-brows':
    'eyelashes, lashes, lash extensions, eyebrows, brows, lash lift, brow tint, threading, lash lifting',
  'latex-allergy': 'latex, latex-free, latex allergy, nickel, nickel allergy',
  'leg-body': 'leg, legs, thigh, calf',
  'lice-scabies': 'head lice, lice, nits, scabies, bed bugs',
  makeup: 'makeup, make-up, cosmetics, bridal makeup, makeup artist',
  manicure:
    'manicure, nails, nail polish, gel nails, nail, shellac, acrylics, fingernails, gel polish, nail art, acrylic nails',
  massage: 'massage, masseuse, deep tissue, hot stone, back rub, relaxing massage, masseur',
  'medical-history-form':
    'patient form, medical history, intake form, new patient form, medical records, registration form',
  medicine:
    'medicine, medication, drug, pill, tablet, painkiller, ibuprofen, antibiotic, aspirin, meds, ointment, eye drops, tablets, paracetamol',
  'midwife-gynecology':
    'gynecologist, midwife, obstetrician, gynecology, smear test, pap smear, ob-gyn',
  osteopathy: 'osteopathy, osteopath, chiropractor, chiropractic',
  pain: 'pain, hurts, ache, sore, painful, hurt, aching, does it hurt, painless',
  patient:
    'patient, new patient, new patients, taking new patients, accepting new patients, register as a patient',
  pediatric: "pediatrician, paediatric, children's doctor, well-child visit, pediatric",
  pedicure: 'pedicure, foot care, toenails, podiatrist, corns, calluses, podiatry, chiropodist',
  'perm-straightening':
    'perm, straightening, keratin, relaxer, hair straightening, curls, curly, keratin treatment',
  pharmacy: 'pharmacy, drugstore, chemist, pharmacist, emergency pharmacy',
  physiotherapy:
    'physiotherapy, physical therapy, physio, physiotherapist, physical therapist, rehab, manual therapy',
  poisoning:
    'poisoned, poison, poisoning, swallowed, toxic, ate something bad, ate chocolate, overdose, drank bleach, drank cleaner, ate a plant, ate raisins, ate pills, swallowed pills, ingested, drank detergent, ate a flower, ate mushrooms, ate grapes, ate onions, ate rat poison, ate something toxic, ate something poisonous, bleach and ammonia, bleach and vinegar, mixed cleaners, inhaled fumes, breathed in fumes, burning throat, burning eyes',
  pregnant: 'pregnant, pregnancy, expecting, breastfeeding, expectant mother, nursing, prenatal',
  prescription:
    'prescription, repeat prescription, refill, script, prescribe, prescribed, e-prescription',
  'prescription-free': 'over the counter, without prescription, non-prescription, otc',
  'private-patient':
    'private patient, privately insured, self-pay, private insurance, no insurance, uninsured, out of pocket',
  psychotherapy:
    'therapist, psychotherapy, counseling, psychologist, counselling, mental health, depression, anxiety',
  'rash-skin':
    'rash, skin, itching, eczema, itchy, acne, mole, dermatologist, sensitive skin, pimples',
  'root-canal': 'root canal, root treatment, endodontics, nerve treatment',
  'sauna-spa': 'sauna, spa, steam room, hot tub, jacuzzi, wellness, whirlpool, steam bath, hammam',
  seizure:
    'seizure, convulsion, epilepsy, fit, fainted, unconscious, collapsed, passed out, epileptic, fainting, dizzy, blacked out, not responding, unresponsive, lost consciousness, having a fit',
  'sick-note': "sick note, doctor's note, medical certificate, sick leave, certificate of illness",
  specialist: 'specialist, referral, refer, referred',
  surgery: 'surgery, operation, operate, procedure, operated on, surgical',
  swelling:
    'swelling, swollen, swell, swelled up, swelling up, puffed up, puffing up, blown up like a balloon, puffy, lump, bump, abscess',
  tanning: 'tanning, sunbed, solarium, spray tan, sun protection, sunscreen',
  'tattoo-piercing':
    'tattoo, piercing, permanent makeup, ear piercing, tattooing, pierced, microblading',
  'teeth-cleaning':
    'teeth cleaning, dental cleaning, hygienist, tartar, scale and polish, cleaning, dental hygiene, prophylaxis, polish teeth, deep cleaning',
  'teeth-whitening': 'whitening, bleaching, whiter teeth, teeth whitening, whiten',
  telemedicine:
    'video consultation, telehealth, video call, online consultation, phone consultation, remote, zoom, virtual',
  tooth: 'tooth, teeth, molar, gum, gums, wisdom tooth',
  'tooth-extraction':
    'extraction, pull a tooth, tooth pulled, take out a tooth, remove a tooth, wisdom tooth removal, tooth out, pulled, tooth removal',
  toothache: 'toothache, tooth hurts, tooth pain, sore tooth, aching tooth',
  treatment: 'treatment, therapy, session, treat, treated, sessions',
  vaccination:
    'vaccination, vaccine, shot, jab, immunization, vaccinate, vaccinated, flu shot, booster, shots, immunisation',
  'vomiting-diarrhea':
    'vomiting, diarrhea, throwing up, nausea, stomach ache, upset stomach, vomit, stomach bug, belly ache',
  waxing:
    'waxing, wax, hair removal, sugaring, laser hair removal, bikini wax, epilation, depilation',
  'weight-loss': 'weight loss, lose weight, slim, slimming, overweight, diet program',
  wound:
    'wound, cut, burn, injury, injured, stitches, bite, scald, bandage, bruise, burned myself, scalded, burnt, cut myself, gash',
  'x-ray': 'x-ray, xray, x-rays',
};

export type HealthConcept = keyof typeof healthConcepts;

/** English words about household, trades, property and professional services, grouped by meaning. */
export const homeConcepts = {
  accountant:
    'accountant, bookkeeping, tax return, tax advisor, taxes, accounting, payroll, tax consultant, do my taxes, annual accounts',
  'air-conditioning-install': 'ac unit, air conditioner, ventilation, ac repair, vent',
  appliance:
    'washing machine, dishwasher, fridge, refrigerator, oven, dryer, stove, freezer, cooktop, microwave, household appliance',
  burglary:
    'burglary, break-in, broken into, alarm system, burglar, stolen, theft, robbed, security camera',
  'carbon-monoxide': 'carbon monoxide, co alarm, co detector',
  carpenter: 'carpenter, joiner, carpentry, woodwork, cabinet maker, made-to-measure furniture',
  'cleaning-products':
    'cleaning products, detergent, supplies, vacuum cleaner, own cleaning supplies, cleaning agents',
  'cleaning-service':
    'cleaner, house cleaning, cleaning service, maid, housekeeping, deep clean, office cleaning, clean my house, spring cleaning, end of tenancy cleaning, cleaning lady',
  'clogged-drain':
    "clogged, blocked, drain, blocked drain, backed up, unclog, won't drain, clogged sink, sewer",
  'commission-fee': "commission, agent fee, brokerage, finder's fee",
  'documents-needed': 'documents, paperwork, papers, forms, what documents, bring papers, form',
  door: 'door, doors, front door, gate, garage door',
  'electric-shock':
    'electric shock, got shocked, got a shock, gives me a shock, zapped me, got zapped, electrocuted, sparks coming out, shock from the outlet',
  electrician: 'electrician, electrical, electrical work, wiring',
  fire: 'fire, burning, on fire, flames, fire department, fire extinguisher, fire alarm',
  flooding: 'flood, flooded, flooding, water in the basement, under water, overflow',
  gardening:
    'gardening, gardener, lawn, mow, hedge trimming, landscaping, mowing, tree felling, cut the grass, garden, yard, pruning, yard work, lawn care',
  'gas-smell':
    'gas smell, smell gas, gas leak, smells like gas, smell of gas, smelling gas, stinks of gas, rotten egg smell, smells like rotten eggs, gas',
  handyman: 'handyman, odd jobs, tradesman, craftsman, small repairs, contractor',
  heating:
    'heating, heater, radiator, boiler, furnace, heat pump, central heating, underfloor heating, thermostat',
  'hot-water': 'hot water, water heater, boiler tank, warm water',
  'house-clearance':
    'house clearance, junk removal, bulky waste, declutter, clear out, rubbish removal',
  insurance:
    'insurance, insured, insurance policy, liability, liability insurance, insurer, coverage insurance, home insurance, insure',
  'insurance-claim':
    'claim, file a claim, report damage, insurance claim, deductible, excess, report a loss',
  key: 'key, keys, duplicate key, key copy, spare key, key cut, copy a key',
  lawyer:
    'lawyer, attorney, solicitor, legal, law firm, legal advice, notary, court, divorce, sue, lawsuit, inheritance',
  'legal-aid': 'legal aid, legal expenses insurance, free legal advice, pro bono',
  lock: 'lock, locks, padlock, door lock, lock cylinder, change the locks, deadbolt, new lock',
  'locked-out':
    "locked out, lockout, can't get in, locksmith, lost my keys, door slammed shut, key broke off, locked myself out, keys inside, open my door",
  mold: 'mold, mould, damp, mildew, moisture, humidity',
  moving:
    'moving, move, relocation, removals, movers, moving company, moving house, moving van, moving boxes, removal firm, packing service',
  'no-heating':
    'no heating, heating not working, no hot water, heating broken, freezing, cold house, heating failure, boiler not working, no heat, cold water only',
  'painting-work':
    'paint, painter, painting, wallpaper, repaint, coat of paint, decorating, paint the walls',
  'pest-control':
    'pest control, mice, rats, wasps, ants, cockroaches, exterminator, wasp nest, termites, vermin',
  pipe: 'pipe, pipes, piping, water pipe',
  plumber: 'plumber, plumbing, plumbing company',
  pool: 'pool, swimming pool, pool cleaning, swim',
  'power-outage':
    'power outage, no power, short circuit, fuse, tripped, breaker, blackout, no electricity, power cut, sparks, fuse box',
  'property-viewing':
    'viewing, view the apartment, see the flat, visit the property, open house, house viewing',
  'real-estate':
    'real estate, estate agent, property, apartment, house for sale, realtor, flat, housing, buy a house, landlord, tenant, mortgage',
  renovation:
    'renovation, renovate, remodel, refurbish, bathroom renovation, conversion, remodeling, construction, rebuild',
  roof: 'roof, roofer, gutter, attic, chimney, roofing, loft',
  'same-day-service':
    'same-day service, how soon can you come, how quickly, come today, when can you come, come out today, while you wait, response time',
  smoke:
    'smoke, smoke detector, smell burning, burning smell, burnt smell, burned smell, smells burnt, smells like burning, smells of burning, something burning, smoking plug, smoke alarm',
  'snow-removal': 'snow removal, snow shoveling, gritting, snow clearing, winter service',
  'socket-switch': 'socket, outlet, light switch, plug, power outlet, switch, power point',
  solar: 'solar, solar panels, photovoltaic, pv, solar power',
  storage:
    'storage, storage unit, self-storage, store my furniture, store my things, warehouse, storage room',
  subsidy:
    'subsidy, grant, funding, government grant, tax credit, rebate program, deductible from tax, tax deductible',
  tap: 'tap, faucet, shower, sink, bathtub, shower head, washbasin, mixer tap',
  tool: 'tool, tools, drill, hammer, saw, screwdriver, ladder, power tool',
  valuation:
    'valuation, appraisal, what is it worth, value my house, assessed, market value, worth',
  'wall-floor': 'wall, floor, ceiling, flooring, parquet, laminate, plaster, drywall',
  'water-leak': 'leak, leaking, dripping, burst pipe, water leak, leaky, drip, pipe burst, leaks',
  window: 'window, windows, shutters, glazing, double glazing',
  'window-cleaning': 'window cleaning, clean windows, window washer',
};

export type HomeConcept = keyof typeof homeConcepts;

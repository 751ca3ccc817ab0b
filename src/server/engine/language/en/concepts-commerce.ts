/** English words about money, orders, delivery, returns and bookings, grouped by meaning. */
export const commerceConcepts = {
  'american-express': 'american express, amex',
  appointment:
    'appointment, slot, see someone, get in, schedule, make an appointment, time slot, consult, visit time',
  assortment: 'product range, range, selection, assortment, brands, brand, which brands, label',
  'bank-transfer':
    'bank transfer, wire transfer, wire, iban, bank account, bacs, ach, account number',
  book: 'book, booking, reserve, reservation, make a reservation, secure a spot, book online, reserved, sign me up, get a table, bookings, reserve a spot, save a seat, hold a spot, get a spot, grab a table, put me down',
  'callout-fee':
    'call-out fee, callout charge, travel charge, travel cost, trip charge, visit fee, travel fee',
  cancel:
    "cancel, cancellation, call off, call it off, can't make it, cannot make it, cannot come, can't come, drop out, canceled, cancelled, cancellation policy, cancellation fee, something came up, back out, pull out, have to cancel, need to cancel, won't make it, not coming anymore, no longer come, drop my booking, bail, bail on, withdraw, pulling out",
  'card-payment':
    'card, credit card, debit card, pay by card, plastic, card payment, cards, bank card, swipe, contactless, tap to pay, card machine, card reader',
  carrier:
    'carrier, courier, dhl, ups, fedex, dpd, hermes, gls, usps, royal mail, postal service, parcel service, who delivers',
  cash: 'cash, cash only, banknotes, coins, bills, in cash, notes',
  catalog: 'catalog, catalogue, brochure, leaflet, flyer',
  'change-order': 'change my order, modify order, edit order, change the order',
  cheap: 'cheap, inexpensive, affordable, low-cost, budget, good value, low price',
  cheaper: 'cheaper, less expensive, lower price',
  cheapest: 'cheapest, lowest price, least expensive, most affordable',
  'check-payment':
    'cheque, checks, personal check, checks accepted, check payment, write a check, pay by check, by check, cheques, check',
  complaint:
    'complaint, complain, unhappy, dissatisfied, not satisfied, not happy, disappointed, bad service, problem with order, claim, make a complaint, not good enough, want to complain, ripped off, terrible service, let down, messed up',
  confirmation: 'confirmation, confirm, confirmation email, confirmed',
  contract:
    'contract, agreement, minimum term, sign a contract, commitment, tied in, contract length',
  crypto: 'bitcoin, crypto, cryptocurrency',
  'custom-made':
    'custom-made, made to order, personalized, personalised, bespoke, customized, engraving, engraved, custom, tailor-made, made-to-measure, monogram',
  'customer-account':
    'account, customer account, log in, login, sign in, register, password reset, profile, username',
  damaged:
    'damaged, broken, cracked, scratched, dented, arrived broken, smashed, in pieces, torn, damage',
  deadline:
    'deadline, cut-off, cutoff time, due date, by when, latest, no later than, last day to, at the latest',
  delivery:
    'delivery, deliver, shipping, ship, dispatch, send, home delivery, delivered, shipment, bring to my house, get it sent, have it sent, sent, mail out, shipped, deliver to',
  'delivery-area':
    'delivery area, delivery zone, delivery radius, do you deliver to, service area, coverage area, how far do you deliver, come out to, cover my area',
  'delivery-time':
    'delivery time, shipping time, how long does delivery take, when will it arrive, arrive, get here, lead time, turnaround, transit time, business days, working days',
  deposit:
    'deposit, down payment, pay upfront, prepayment, advance payment, part payment, holding fee, upfront',
  'diners-discover': 'diners club, diners, discover, discover card, jcb, unionpay',
  'direct-debit': 'direct debit, standing order, sepa, autopay, automatic payment',
  discount:
    'discount, reduction, rebate, percent off, money off, concession, reduced rate, special price, concessionary, price break, deal, percent discount, knock off, break on the price, cheaper for',
  disposal:
    'dispose, disposal, recycle, recycling, take away old, haul away, old appliance, take back old, get rid of',
  exchange:
    "exchange, swap, exchange for another size, replace, bigger size, different size, wrong size, does not fit, doesn't fit, too small, too big, exchanged, swapped, trade for, replacement, switch it, switch for, trade it, change it for, different color, another color, wrong color, too tight, too loose",
  expensive: 'expensive, pricey, costly',
  expiry:
    'expire, expiry, valid, validity, how long is it valid, expiration date, expired, run out, good for',
  express:
    'express, next day, same day, urgent, rush, overnight, expedited, fast track, priority, quickly',
  faulty:
    "faulty, defective, not working, doesn't work, does not work, stopped working, defect, malfunction, out of order, won't turn on, dead",
  'flat-rate': 'flat rate, flat fee, fixed price, lump sum, all-in price',
  'foreign-currency': 'foreign currency, currency, dollars, euros, pounds',
  'free-of-charge':
    'free, free of charge, for free, no charge, complimentary, at no cost, no fee, for nothing, gratis, on the house, waived',
  gift: 'gift, present, gift basket, gift set, hamper',
  'gift-voucher': 'gift card, gift voucher, voucher, gift certificate, gift coupon, present card',
  'gift-wrap':
    'gift wrap, gift wrapping, wrap as a gift, wrapped, wrapping, gift box, gift packaging',
  'greeting-card': 'greeting card, message card, gift note, card message',
  'hourly-rate': 'hourly rate, per hour, by the hour, labor rate, labour cost, an hour',
  'in-stock':
    'in stock, available, availability, stock, sold out, out of stock, do you have, carry, back in stock, unavailable',
  included:
    'included, comes with, all-inclusive, part of the price, inclusive, covered in the price',
  installation:
    'installation, install, set up, assembly, assemble, fitting, mount, put together, put up, hook up',
  instalments:
    'installments, instalments, pay monthly, payment plan, pay in parts, pay it off over time, pay over time, pay off, spread the cost, financing, finance, monthly payments, klarna, afterpay, pay later, buy now pay later, in installments, pay in installments, split the payment, split payments, in rates, monthly rates',
  'international-shipping':
    'international shipping, ship abroad, overseas shipping, ship internationally, worldwide, customs, import duty, duties, another country',
  invoice: 'invoice, bill for company, business invoice, billing',
  loyalty:
    'loyalty card, loyalty program, stamp card, punch card, points card, rewards, bonus card, bonus points, loyalty points, regular customer',
  'maestro-card': 'maestro, v pay, ec card',
  maintenance:
    'maintenance, servicing, annual service, tune-up, upkeep, check-up service, inspection',
  mastercard: 'mastercard, master card',
  'meal-voucher': 'meal voucher, luncheon voucher, food stamps, ebt',
  'minimum-order':
    'minimum order, minimum spend, minimum purchase, minimum amount, at least spend, order minimum, smallest order',
  'mobile-wallet':
    'apple pay, google pay, samsung pay, phone payment, pay with my phone, mobile payment, gpay, venmo, zelle, cash app, digital wallet, pay by phone',
  'most-expensive': 'most expensive, priciest, dearest, highest price, costliest',
  newsletter: 'newsletter, mailing list, subscribe to emails',
  'no-show':
    "no-show, don't show up, not show up, missed appointment, miss my appointment, didn't turn up, forgot my appointment, no show, don't turn up, not turn up, fail to show, don't come, not come, miss it, missed my slot, missed appointments, missed visit, never showed, fail to attend, not attended",
  'non-refundable':
    'non-refundable, no refunds, not refundable, final sale, no returns, excluded from return',
  'not-at-home':
    "not home, not at home, leave with neighbor, neighbor, neighbour, leave at the door, safe place, nobody home, missed delivery, i'm out, was out, nobody is home, nobody at home, am at work, leave it outside",
  'notice-period':
    'notice, notice period, terminate, give notice, end my contract, quit, leave the gym, end my membership, termination, cancel membership, cancel my subscription, how do i quit, opt out, end the contract, get out of my contract, resign, stop my subscription',
  order: 'order, place an order, purchase, buy, bought, ordering, buying',
  'order-online':
    'order online, online shop, web shop, webshop, online store, website order, buy online, app',
  parcel: 'parcel, package, packet, box',
  'parcel-shop':
    'parcel shop, pickup point, collection point, parcel locker, packstation, drop-off point, access point, post office, locker',
  'pause-membership':
    'freeze, pause, put on hold, suspend, on hold, on ice, put my membership on hold, take a break, suspend my membership, put on pause',
  pay: 'pay, payment, payment method, settle, methods of payment, ways to pay, paid',
  paypal: 'paypal, pay pal',
  pickup:
    'pick up, pickup, collect, collection, click and collect, store pickup, collect in store, fetch, come get it, come and get, curbside, in-store pickup',
  preorder:
    'pre-order, order in advance, order ahead, advance notice, how far in advance, how far ahead, ahead of time, in advance',
  price:
    'price, cost, how much, fee, charge, rate, tariff, price list, pricing, run me, set me back, fees, costs',
  'price-change': 'price increase, prices go up, price change',
  privacy: 'privacy, data protection, personal data, gdpr, privacy policy',
  'promo-code': 'promo code, discount code, coupon, coupon code, voucher code',
  quote: 'quote, estimate, quotation, cost estimate, price estimate, rough price, ballpark',
  receipt: 'receipt, till slip, proof of purchase, sales slip, proof of payment',
  redeem: 'redeem, use a voucher, cash in',
  refund:
    'refund, money back, reimburse, reimbursement, get my money, get my money back, pay back, refunded, get paid back, reimbursed, refundable, money returned, cash back, get a refund, claim back, chargeback, get my cash back',
  reminder: 'reminder, remind, notification, text reminder',
  rent: 'rent, hire, rental, lend, borrow, loan, lease, renting, rent out',
  repair: 'repair, fix, mend, fixing, restore, get it working, serviced, patch up, repairs',
  reschedule:
    'reschedule, move my appointment, change the date, postpone, different day, another time, push back, change my booking, rebook, change my appointment, switch days, bring forward, move my booking, move the date, swap days, change the time, put it off, put off, delay my appointment, push it back, pick another day',
  'restaurant-bill': 'check, bill, tab, split the bill, pay separately, separate checks',
  'return-goods':
    "return, send back, bring back, give back, take back, returns, right of withdrawal, right to cancel, change my mind, don't like it, returned, return policy, brought back, sent back, returnable, send it back, not for me, changed my mind, don't want it anymore, take it back, hand back, ship back, send something back, send them back, send this back",
  'return-label':
    'return label, return postage, return shipping, who pays for the return, prepaid label, return form, return slip, cost of return',
  'return-period':
    'return period, within 14 days, within 30 days, how long can i return, cooling-off period, return window',
  'running-late':
    "late, running late, delay, delayed, be late, held up, grace period, lateness, a few minutes late, stuck in traffic, be delayed, show up late, arrive late, come late, minutes late, won't be on time, not on time",
  sale: 'sale, clearance, reduced, on offer, special offer, promotion, promo, deals, outlet, markdown, bargain',
  sample: 'sample, try before buying, tester, swatch, taster',
  'second-hand': 'second-hand, used, pre-owned, pre-loved, vintage, thrift, refurbished',
  'secure-genuine': 'secure, safe, encrypted, trustworthy, genuine, original, authentic',
  'security-deposit':
    'security deposit, damage deposit, caution money, refundable deposit, bond, bottle deposit',
  senior:
    'senior, pensioner, retiree, over 60s, over 65s, old age pensioner, oap, senior citizen, elderly',
  'shipping-cost':
    'postage, shipping cost, delivery cost, shipping fee, delivery fee, delivery charge, shipping, p and p, free shipping, free delivery, cost to ship',
  'spare-part': 'spare part, replacement part, parts, component',
  'store-credit': 'store credit, credit note, shop credit',
  'student-discount':
    'student discount, student price, student rate, students, student id, student card',
  subscription:
    'subscription, subscribe, season ticket, multi-visit pass, annual pass, season pass, ten-class card, punch pass',
  surcharge:
    'surcharge, extra charge, additional fee, supplement, extra cost, add-on fee, costs extra, pay extra',
  takeaway:
    'takeaway, takeout, take-out, to go, take away, carry-out, take home, doggy bag, take with me',
  terms: 'terms and conditions, terms, small print, conditions, policy, rules',
  tip: 'tip, gratuity, service charge, tipping, service included, tip included',
  tracking:
    'tracking, track my order, tracking number, track, where is my package, where is my parcel, where is my order, order status, shipment status',
  'trade-in': 'trade-in, buy back, sell to you, part exchange, buy my old, take my old, do you buy',
  vat: 'vat, tax, sales tax, taxes included, value added tax, gst, tax included, tax free',
  'visa-card': 'visa, visa card',
  'waiting-list': 'waiting list, waitlist, wait list',
  'waiting-time': 'wait, waiting time, how long is the wait, queue, line, wait time, waiting',
  'walk-in':
    'walk-in, without appointment, without a reservation, drop in, walk in, just show up, just turn up, no appointment, spontaneous, without booking, just come by, stop by',
  warranty:
    'warranty, guarantee, covered, under warranty, guaranteed, coverage, warranty period, break down within',
  wholesale:
    'wholesale, bulk, trade customer, reseller, large quantity, business customer, b2b, bulk order, quantity discount',
  'wrong-item':
    'wrong item, wrong order, wrong product, missing item, something missing, incomplete, incorrect item',
};

export type CommerceConcept = keyof typeof commerceConcepts;

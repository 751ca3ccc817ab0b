import type { CommerceConcept } from '#server/engine/language/en/concepts-commerce.ts';

/** German words about money, orders, delivery, returns and bookings, grouped by meaning. */
export const commerceConcepts: Record<CommerceConcept, string> = {
  'american-express': 'american express, amex',
  appointment:
    'termin, terminvereinbarung, termin vereinbaren, termin machen, terminvergabe, online-termin',
  assortment: 'sortiment, auswahl, marken, marke, angebot, hersteller',
  'bank-transfer': 'überweisung, überweisen, banküberweisung, iban, bankverbindung, kontonummer',
  book: 'buchen, buchung, reservieren, reservierung, gebucht, tisch reservieren, platz reservieren, vormerken, reserviert, platz sichern, tisch bestellen, eintragen lassen',
  'callout-fee': 'anfahrt, anfahrtskosten, anfahrtspauschale, fahrtkosten, wegegeld',
  cancel:
    'stornieren, absagen, stornierung, storno, absage, nicht kommen, abgesagt, stornogebühr, stornobedingungen, verhindert, storniert, abbestellen, rücktritt, doch nicht kommen, nicht kommen kann, platzen lassen, zurücktreten, klappt nicht',
  'card-payment':
    'karte, kreditkarte, kartenzahlung, ec-karte, girocard, mit karte, debitkarte, bankkarte, kartenleser, kontaktlos, ec-kartenzahlung',
  carrier: 'versanddienstleister, kurier, dhl, ups, dpd, hermes, gls, paketdienst, post, spedition',
  cash: 'bar, bargeld, barzahlung, in bar, nur bar, scheine, münzen, cash',
  catalog: 'katalog, broschüre, prospekt, flyer',
  'change-order': 'bestellung ändern, auftrag ändern, umbestellen',
  cheap: 'günstig, billig, preiswert, preisgünstig, erschwinglich',
  cheaper: 'günstiger, billiger, preiswerter',
  cheapest: 'günstigste, billigste, preiswerteste, niedrigster preis',
  'check-payment': 'scheck, per scheck, verrechnungsscheck',
  complaint:
    'beschwerde, reklamation, reklamieren, unzufrieden, beschweren, beanstandung, mangel, enttäuscht',
  confirmation: 'bestätigung, bestätigen, bestätigungsmail, auftragsbestätigung',
  contract: 'vertrag, vertragslaufzeit, mindestlaufzeit, vereinbarung, bindung, laufzeit',
  crypto: 'bitcoin, krypto, kryptowährung',
  'custom-made':
    'maßanfertigung, personalisiert, individuell, sonderanfertigung, gravur, nach maß, auf maß, gravieren, wunschmotiv, sonderwunsch',
  'customer-account':
    'kundenkonto, konto, anmelden, einloggen, login, passwort vergessen, registrieren, benutzerkonto',
  damaged:
    'beschädigt, kaputt, zerbrochen, schaden, zerkratzt, defekt angekommen, transportschaden, gerissen',
  deadline:
    'frist, bis wann, spätestens, bestellschluss, anmeldeschluss, stichtag, einsendeschluss, annahmeschluss',
  delivery:
    'lieferung, liefern, versand, versenden, zustellung, nach hause liefern, lieferservice, schicken, zusenden, ausliefern, geliefert, verschicken',
  'delivery-area':
    'liefergebiet, lieferzone, lieferradius, einzugsgebiet, servicegebiet, umkreis, einsatzgebiet',
  'delivery-time':
    'lieferzeit, lieferdauer, ankommen, wann kommt, versanddauer, werktage, laufzeit',
  deposit: 'anzahlung, vorauszahlung, vorkasse, im voraus bezahlen',
  'diners-discover': 'diners club, diners, discover, jcb, unionpay',
  'direct-debit': 'lastschrift, bankeinzug, sepa, abbuchung, einzugsermächtigung, dauerauftrag',
  discount:
    'rabatt, ermäßigung, nachlass, preisnachlass, ermäßigt, vergünstigung, prozente, skonto, günstiger für',
  disposal: 'entsorgung, entsorgen, altgerät, recycling, mitnehmen alt, recyceln, wegwerfen',
  exchange:
    'umtauschen, umtausch, tauschen, andere größe, passt nicht, zu klein, zu groß, ersatz, umgetauscht, austauschen, falsche größe, eintauschen, zu eng, zu weit, andere farbe',
  expensive: 'teuer, kostspielig, hochpreisig',
  expiry:
    'gültig, gültigkeit, ablaufen, verfallen, gültigkeitsdauer, läuft ab, abgelaufen, verfällt, einlösbar',
  express:
    'express, expresslieferung, am nächsten tag, am selben tag, taggleich, eilig, eilauftrag, dringend, blitzversand, expresszuschlag',
  faulty:
    'defekt, fehlerhaft, funktioniert nicht, geht nicht, mangelhaft, störung, geht nicht an, fehler',
  'flat-rate': 'pauschale, festpreis, pauschalpreis',
  'foreign-currency': 'fremdwährung, währung, ausländische währung',
  'free-of-charge':
    'kostenlos, gratis, umsonst, kostenfrei, unentgeltlich, ohne aufpreis, gebührenfrei',
  gift: 'geschenk, geschenkkorb, präsent, geschenkset, präsentkorb, mitbringsel',
  'gift-voucher': 'gutschein, geschenkgutschein, geschenkkarte, wertgutschein',
  'gift-wrap': 'geschenkverpackung, als geschenk verpacken, einpacken, geschenkpapier, eingepackt',
  'greeting-card': 'grußkarte, glückwunschkarte, widmung',
  'hourly-rate': 'stundensatz, pro stunde, stundenlohn, arbeitsstunde, arbeitskosten',
  'in-stock':
    'vorrätig, auf lager, verfügbar, lieferbar, ausverkauft, verfügbarkeit, bestand, vergriffen',
  included: 'inklusive, inbegriffen, enthalten, im preis enthalten, inkl',
  installation:
    'montage, installation, aufbau, montieren, einbau, installieren, aufbauen, einbauen, zusammenbauen, anschließen',
  instalments:
    'raten, ratenzahlung, finanzierung, in raten, abzahlen, monatsrate, abbezahlen, auf raten, teilzahlung, klarna, später bezahlen, abstottern, ratenkauf, monatlich abzahlen',
  'international-shipping':
    'auslandsversand, ins ausland, weltweit, zoll, zollgebühren, internationaler versand, einfuhr',
  invoice: 'rechnung, firmenrechnung, abrechnung, auf rechnung, kauf auf rechnung',
  loyalty:
    'treuekarte, stempelkarte, bonuskarte, bonuspunkte, treuepunkte, kundenkarte, stammkunde, treueprogramm',
  'maestro-card': 'maestro, v pay, ec',
  maintenance: 'wartung, warten lassen, inspektion, pflege, service, instandhaltung',
  mastercard: 'mastercard, master card',
  'meal-voucher': 'essensmarke, essensgutschein, restaurantscheck',
  'minimum-order':
    'mindestbestellwert, mindestbestellmenge, mindestbestellung, mindestumsatz, mindestbetrag, mindestabnahme',
  'mobile-wallet':
    'apple pay, google pay, samsung pay, mit dem handy bezahlen, mobiles bezahlen, handyzahlung',
  'most-expensive': 'teuerste, höchster preis',
  newsletter: 'newsletter, rundbrief',
  'no-show':
    'nicht erscheinen, nichterscheinen, ausfallgebühr, ausfallhonorar, termin verpasst, no-show, termin vergessen, nicht auftauchen, termin verschwitzt, einfach nicht kommen, versäumter termin',
  'non-refundable':
    'nicht erstattungsfähig, keine erstattung, vom umtausch ausgeschlossen, keine rückgabe',
  'not-at-home':
    'nicht zu hause, nachbar, ablageort, abstellgenehmigung, vor der tür, verpasst, nicht zuhause, nicht da, keiner da, niemand da, bei der arbeit',
  'notice-period':
    'kündigung, kündigen, kündigungsfrist, austritt, vertrag beenden, gekündigt, aus dem vertrag, abo beenden',
  order: 'bestellen, bestellung, kaufen, kauf, auftrag, gekauft, bestellt, erwerben',
  'order-online':
    'online bestellen, onlineshop, webshop, online-shop, internet bestellen, im internet',
  parcel: 'paket, päckchen, sendung, karton',
  'parcel-shop':
    'paketshop, packstation, abholstation, abholpunkt, postfiliale, paketbox, paketautomat',
  'pause-membership':
    'ruhen lassen, pausieren, stilllegen, pause, ruhezeit, auf eis legen, aussetzen',
  pay: 'bezahlen, zahlen, zahlung, zahlungsart, zahlungsmethode, begleichen, bezahlt, zahlungsmittel, zahlungsweise',
  paypal: 'paypal',
  pickup:
    'abholen, abholung, selbstabholung, selbst abholen, click and collect, abholbereit, abgeholt, selbstabholer',
  preorder:
    'vorbestellen, vorbestellung, im voraus, vorlauf, vorlaufzeit, wie lange vorher, vorher bestellen',
  price: 'preis, kosten, kostet, gebühr, tarif, preisliste, wie teuer, entgelt, betrag',
  'price-change': 'preiserhöhung, preisänderung, teurer werden',
  privacy: 'datenschutz, persönliche daten, dsgvo, datenschutzerklärung',
  'promo-code': 'rabattcode, gutscheincode, aktionscode, coupon',
  quote: 'kostenvoranschlag, angebot, voranschlag, offerte, kostenschätzung',
  receipt: 'quittung, kassenbon, kassenzettel, beleg, bon, kaufbeleg',
  redeem: 'einlösen, einlösung, eingelöst',
  refund:
    'rückerstattung, erstattung, geld zurück, erstatten, rückzahlung, zurückerstatten, zurückbekommen, erstattet, geld wieder, zurückzahlen, geld zurückbekommen',
  reminder: 'erinnerung, erinnern, benachrichtigung',
  rent: 'mieten, miete, verleih, leihen, ausleihen, vermietung, verleihen, mieten kann, leihgebühr',
  repair:
    'reparatur, reparieren, instandsetzung, richten, repariert, beheben, ausbessern, instandsetzen',
  reschedule:
    'verschieben, umbuchen, verlegen, anderer termin, termin ändern, umbuchung, verschoben, vorverlegen, umlegen, vorziehen, anderen termin, auf einen anderen tag',
  'restaurant-bill': 'rechnung, zeche, getrennt zahlen, getrennt bezahlen, zusammen zahlen',
  'return-goods':
    'rückgabe, zurückgeben, retoure, zurückschicken, rücksendung, widerruf, umtausch, retournieren, zurückbringen, widerrufsrecht, nicht gefällt, zurücksenden, zurückgegeben, zurücknehmen, gefällt mir nicht, doch nicht haben, retour',
  'return-label':
    'rücksendeetikett, retourenlabel, retourenschein, rücksendekosten, retourenkosten, rücksendelabel',
  'return-period':
    'rückgabefrist, widerrufsfrist, innerhalb von 14 tagen, rückgabezeitraum, umtauschfrist',
  'running-late':
    'verspätung, zu spät, später kommen, verspäten, unpünktlich, verspätet, spät dran, komme später, stehe im stau, im stau',
  sale: 'ausverkauf, schlussverkauf, angebot, sonderangebot, aktion, reduziert, schnäppchen, räumungsverkauf',
  sample: 'probe, muster, probieren, kostprobe, tester, stoffmuster',
  'second-hand':
    'gebraucht, secondhand, second hand, aus zweiter hand, vintage, generalüberholt, antiquarisch',
  'secure-genuine': 'sicher, verschlüsselt, vertrauenswürdig, echt, original',
  'security-deposit': 'kaution, pfand, sicherheitsleistung',
  senior: 'senioren, rentner, pensionär, ältere menschen',
  'shipping-cost':
    'versandkosten, lieferkosten, porto, liefergebühr, versandkostenfrei, versandgebühr, versandpauschale, kostenloser versand',
  'spare-part': 'ersatzteil, teile, bauteil',
  'store-credit': 'warengutschrift, gutschrift, guthaben',
  'student-discount':
    'studentenrabatt, studentenermäßigung, studierende, studentenpreis, studentenausweis',
  subscription:
    'abo, abonnement, dauerkarte, jahreskarte, zehnerkarte, mehrfachkarte, saisonkarte, 10er-karte',
  surcharge: 'aufpreis, zuschlag, aufschlag, extrakosten, zusatzkosten, mehrpreis, gegen aufpreis',
  takeaway: 'zum mitnehmen, mitnehmen, take away, außer haus, to go, mitnahme',
  terms: 'agb, geschäftsbedingungen, bedingungen, kleingedrucktes, konditionen',
  tip: 'trinkgeld, bedienung inbegriffen, bedienungsgeld, servicepauschale',
  tracking:
    'sendungsverfolgung, sendungsnummer, paketverfolgung, wo ist mein paket, tracking, lieferstatus, bestellstatus, wo bleibt',
  'trade-in': 'inzahlungnahme, ankauf, in zahlung nehmen, rückkauf',
  vat: 'mehrwertsteuer, mwst, umsatzsteuer, ust, steuer, inklusive steuer',
  'visa-card': 'visa, visa-karte',
  'waiting-list': 'warteliste, nachrückliste, warteplatz',
  'waiting-time': 'wartezeit, warten, schlange, anstehen, wie lange warten',
  'walk-in':
    'ohne termin, ohne anmeldung, ohne reservierung, spontan, ohne voranmeldung, einfach vorbeikommen, vorbeikommen',
  warranty: 'garantie, gewährleistung, garantiezeit, garantiert, garantiefall, abgedeckt',
  wholesale:
    'großhandel, wiederverkäufer, großbestellung, großmenge, mengenrabatt, geschäftskunde, gewerbekunde, firmenkunde',
  'wrong-item':
    'falscher artikel, falsch geliefert, falschlieferung, fehlt, unvollständig, fehlender artikel',
};

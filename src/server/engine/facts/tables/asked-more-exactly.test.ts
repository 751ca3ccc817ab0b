import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'spans in other words than the columns': {
    files: {
      'plots.csv': `Plot,3 months,6 months,12 months
Sunny bed,$40,$75,$140
Shady bed,$30,$55,$100
Greenhouse shelf,$24,$45,$80`,
    },
    cases: [
      ['sunny bed for half a year, what does that cost', ['$75'], ['$40', '$140']],
      ['what is the greenhouse shelf for a year', ['$80'], ['$24']],
      ['how much is the shady bed per year', ['$100'], ['$30']],
      ['how much more is a year of the sunny bed than a year of the shady bed', ['$40: ']],
    ],
  },
  'spans in German': {
    language: 'de',
    files: {
      'boxen.csv': `Box;3 Monate;6 Monate;12 Monate
Kleine Box;90 €;170 €;320 €
Große Box;150 €;280 €;520 €`,
    },
    cases: [
      ['was kostet die kleine box für ein halbes jahr', ['170'], ['320', '90']],
      ['große box für ein vierteljahr, was kostet das', ['150'], ['280']],
      ['was kostet die große box für ein jahr', ['520'], ['150']],
    ],
  },
  'spans in Spanish': {
    language: 'es',
    files: {
      'cuotas.csv': `Cuota;3 meses;6 meses;12 meses
Piscina;60 €;110 €;200 €
Gimnasio;75 €;140 €;260 €`,
    },
    cases: [
      ['cuánto cuesta la piscina medio año', ['110'], ['60 €', '200']],
      ['el gimnasio un trimestre cuánto vale', ['75'], ['140']],
    ],
  },
  'times of day are no prices': {
    files: {
      'hours.txt': `OPENING TIMES

            Office          Yard
Monday      9.00 - 17.00    closed
Tuesday     9.30 - 17.30    8.30 - 16.30
Wednesday   9.30 - 17.30    8.30 - 16.30
Saturday    9.00 - 13.00    9.00 - 12.00`,
      'prices.csv': `Item,Price
Gravel,$8
Topsoil,$11`,
    },
    cases: [
      ['how much is saturday', null],
      ['what do you pay per hour for saturday work', null],
      ['how much do you pay your drivers', null],
      ['how much is the gravel', ['$8']],
    ],
  },
  'what is asked for stands only in a note': {
    files: {
      'rates.csv': `Item,Group,Day,Week,Notes
Patio heater,Outdoors,$18,$60,Cover not included
Coffee urn,Catering,$14,$48,Filter papers extra
Party tent,Outdoors,$70,$210,Side walls $9 each
Latte,Drinks,$4,,Almond milk 50c extra`,
    },
    cases: [
      ['how much is the cover for the patio heater', null],
      ['what do the filter papers for the coffee urn cost', null],
      ['how much is the patio heater for a week', ['$60']],
      ['what does a latte with almond milk come to', ['$4', '50c']],
    ],
  },
  'lists by what a column or a note says': {
    files: {
      'machines.csv': `Item,Group,Day,Deposit,Fuel,Notes
Mower 300,Lawn,$30,$100,petrol,
Edger,Lawn,$18,$50,battery,
Aerator,Lawn,$45,$300,petrol,
Small excavator,Digging,$150,$500,diesel,Delivered only
Trencher,Digging,$90,$250,diesel,`,
      'repairs.csv': `Service,Price,Notes
Blade sharpening,$12,"While you wait, 1 day at most"
Carburetor cleaning,$45,"Parts extra, 3 days"
Engine check,$60,3 days
Welding,,Not done by us
Frame straightening,,"Not done by us, ask next door"`,
    },
    cases: [
      ['which machines here need diesel', ['Small excavator', 'Trencher'], ['Mower', 'Edger']],
      ['which have a deposit of $300 or more', ['Aerator', 'Small excavator'], ['Mower']],
      ['anything with a deposit of $50 or less', ['Edger'], ['Aerator']],
      ['which jobs take 3 days', ['Carburetor', 'Engine check'], ['Blade']],
      ['which repairs do you not do', ['Welding', 'Frame'], ['Blade', 'Engine check']],
      ['what do you not deliver', null],
      ['what is the cheapest machine for the lawn for a day', ['Edger', '$18']],
    ],
  },
  'what costs nothing': {
    files: {
      'program.csv': `Activity,Price,Members
Toddler hour,$0,$0
Chess evening,$3,free
Open studio,free,free
Film night,$6,$4`,
    },
    cases: [
      ['which activities are free', ['Toddler hour', 'Open studio'], ['Chess', 'Film']],
      ['what is free for members', ['Chess'], ['Film']],
    ],
  },
  'what costs nothing, in German': {
    language: 'de',
    files: {
      'programm.csv': `Angebot;Preis
Krabbelgruppe;0 €
Schachabend;3 €
Offenes Atelier;kostenlos`,
    },
    cases: [['welche angebote sind kostenlos', ['Krabbelgruppe', 'Offenes Atelier'], ['Schach']]],
  },
  'marks without a key': {
    files: {
      'menu.csv': `Dish,Course,Price,Diet
Pea soup,Starters,$6,VG
Goat cheese tart,Starters,$8,V
Smoked trout,Starters,$9,
Lentil pie,Mains,$13,VG
Lasagna,Mains,$14,V
Lamb stew,Mains,$16,`,
    },
    cases: [
      ['which starters are vegan', ['Pea soup'], ['Goat', 'trout']],
      ['which mains are vegetarian', ['Lasagna', 'Lentil pie'], ['Lamb']],
    ],
  },
  'one mark with a key': {
    language: 'es',
    files: {
      'cremas.html': `<h1>Cremas de la casa</h1><p>Las cremas se sirven con pan y aceite de oliva. V = vegana</p>
<table><tr><th>Crema</th><th>Base</th><th>V</th></tr>
<tr><td>Calabaza</td><td>agua</td><td>V</td></tr><tr><td>Puerro</td><td>nata</td><td></td></tr>
<tr><td>Zanahoria</td><td>agua</td><td>V</td></tr><tr><td>Setas del monte</td><td>nata</td><td></td></tr></table>`,
    },
    cases: [['qué cremas son veganas', ['Calabaza', 'Zanahoria'], ['Puerro', 'Setas']]],
  },
  'compared with one of the same kind': {
    files: {
      'units.csv': `Unit,Size,Access,Monthly rent
Small inside,5x10,lift,$90
Small outside,5x10,yard,$70
Large inside,10x20,lift,$240
Large outside,10x20,yard,$190
Garden hose,,,$5
"Garden hose, extra long",,,$8`,
    },
    cases: [
      ['how much more is an inside 10x20 than an outside one', ['$50']],
      ['how much dearer is the extra long garden hose than the normal one', ['$3']],
    ],
  },
  'sums for each of several people': {
    files: {
      'rink.csv': `Item,Group,Price
Adult session,Skating,$9
Child session,Skating,$6
Skate hire - adult,Gear,$4
Skate hire - child,Gear,$3
Helmet,Gear,$2`,
    },
    cases: [
      ['a session for 2 adults and helmets for both, what is that in total', ['$22'], ['$20']],
      ['3 adult sessions and a helmet for each of us, what is that in total', ['$33']],
      ['what does it cost to hire skates', ['$4']],
    ],
  },
  'how many of what': {
    files: {
      'cards.csv': `Item,Group,Price,Notes
Play card small,Games,$10,30 tokens
Play card medium,Games,$20,70 tokens
Play card large,Games,$35,150 tokens`,
      'parties.csv': `Package,Price,Cake,Socks
Bronze,$150,included,included
Silver,$200,included,included
Gold,$260,included,included`,
    },
    cases: [
      ['how many tokens are on the cards', ['30 tokens', '150 tokens'], ['There are']],
      ['for how many people are socks included', null],
    ],
  },
  'a price column in the question': {
    language: 'es',
    files: {
      'tarifa.csv': `Servicio;Precio;Perro grande
Baño;20 €;28 €
Corte;25 €;35 €
Lavar y cepillar;15 €;19 €`,
    },
    cases: [['cuánto cuesta un corte con perro grande', ['35'], ['25 €', 'total']]],
  },
  'delivery by place and size': {
    files: {
      'delivery.html': `<h1>Delivery charges</h1><p>We deliver on weekdays.</p>
<table><tr><th>Zone</th><th>Where</th><th>Boxes</th><th>Sofas and beds</th></tr>
<tr><td>A</td><td>Elmford</td><td>$10</td><td>$25</td></tr>
<tr><td>B</td><td>up to 15 miles: Tarnby, Osk Valley</td><td>$18</td><td>$40</td></tr>
<tr><td>C</td><td>further away</td><td>ask us</td><td>ask us</td></tr></table>`,
      'goods.csv': `Item,Price,Notes
Corner sofa,$890,Delivery from $25
Oak bed,$640,
Lamp,$45,`,
    },
    cases: [
      ['how much is delivery of a sofa to tarnby', ['$40'], ['$890', '$18']],
      ['what do you charge to bring a lamp to elmford', ['$10'], ['$45']],
      [['do you deliver to tarnby?', 'what would that be for beds'], ['$40'], ['$640']],
      ['how much is the oak bed', ['$640'], ['$40']],
    ],
  },
  'one row is hardly a list': {
    files: {
      'fees.csv': `Service,Price,Notes
"Schools, libraries, town halls",$40,Free parking
Paint removal - door,$35,
Wall painting,$180,
Fence painting,$90,Not in the rain`,
    },
    cases: [
      ['what have you got for libraries', null],
      ['list all the things for the rain', null],
      ['how much is it to paint a door', null],
      ['how much is paint removal on a door', ['$35']],
      ['how much is wall painting', ['$180']],
    ],
  },
  'rows that are called by days': {
    files: {
      'visits.csv': `Day,Morning,Afternoon,Remarks
Saturday,9 to 11,3 to 5,Ring first
Wednesday,10 to 11,2 to 4,`,
    },
    cases: [[['can i visit on saturday afternoon?', 'and on sunday?'], null]],
  },
  'how long, when and how old': {
    files: {
      'courses.csv': `Course,Language,Days,Time,Weeks,Price,Notes
Evening Italian,Italian,Mon & Wed,18:30-20:00,12,$320,
Saturday French,French,Sat,10:00-13:00,10,$290,Coffee included
Morning Spanish,Spanish,Mon-Fri,9:00-12:00,2,$410,
Kids Spanish,Spanish,Sat,11:00-12:00,10,$150,`,
      'cheese.csv': `Cheese,Milk,Country,Price per kg,Age
Young wheel,cow,Italy,$19,6 weeks
Old wheel,cow,Italy,$34,24 months
Blue loaf,sheep,Spain,$41,3 months
Soft round,goat,Italy,$24,5 weeks`,
      'boards.csv': `Board,Price,Contents
Small board,$24,"3 cheeses, crackers"
Party board,$95,"8 cheeses, bread, fruit"`,
    },
    cases: [
      ['how many weeks is morning spanish', ['2'], ['9:00']],
      ['how long is the saturday french course', ['10 weeks'], ['13:00']],
      ['what time does saturday french start', ['10:00']],
      ['is there anything for kids', ['Kids Spanish'], ['French']],
      ['the most expensive cheese from spain', ['Blue loaf'], ['Party board']],
      ['how much is the old wheel', ['$34'], ['24 months']],
    ],
  },
  'rooms with sizes and spans': {
    language: 'de',
    files: {
      'raum.csv': `Raum;Größe;Personen;Stunde;Tag;Wochenende;Kaution
Großer Saal;140 m²;120;60 €;320 €;580 €;300 €
Kleiner Saal;60 m²;45;35 €;180 €;320 €;150 €
Spiegelraum;35 m²;20;22 €;110 €;190 €;100 €`,
    },
    cases: [
      ['was kostet der große saal am wochenende', ['580 € (Wochenende)'], ['m²']],
      ['was kostet ein halber tag im großen saal', null],
      ['welche räume haben eine kaution von 150 € oder mehr', ['Großer', 'Kleiner'], ['Spiegel']],
      ['wie viel teurer ist der große saal als der kleine pro tag', ['140 €']],
    ],
  },
});

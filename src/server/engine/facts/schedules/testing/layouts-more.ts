import type { Layout } from './layout.ts';

/** Less usual ways to write down times. */
export const moreLayouts: readonly Layout[] = [
  {
    name: 'a pharmacy with a photo desk and a vaccination corner',
    kind: 'md',
    text: `# Parkside Pharmacy
| | Mon–Fri | Sat | Sun |
|---|---|---|---|
| Pharmacy | 8am–8pm | 9am–5pm | 10am–2pm |
| Photo desk | 9am–6pm | 10am–4pm | closed |
| Vaccinations | 10am–12pm, 3pm–5pm | by appointment | closed |

We are closed on Thanksgiving Day and Christmas Day. On Christmas Eve and New Year's Eve we close at 3pm.`,
    asks: [
      ['how late is the pharmacy open on saturday', /5\s?pm/],
      ['is the photo desk open on sundays?', /^No\b/],
      ['when can i get vaccinations on tuesday', /10\s?am.*12\s?pm.*3\s?pm.*5\s?pm/],
      ['are you open sunday morning at 11?', /^Yes\b/],
      ['open on thanksgiving?', /^No\b/],
      ['what time do you close on christmas eve', /3\s?pm/],
      ['are you open at 9pm on monday', /^No\b/],
    ],
  },
  {
    name: 'hours written as sentences on a web page',
    kind: 'html',
    text: `<h1>Riverbend Books</h1><h2>Visit</h2>
<p>You'll find us open seven days a week: Monday through Saturday from 10 in the morning until 7 in the evening, and Sundays from noon to 5.</p>
<p>Story time for toddlers takes place every Thursday at 10:30 am in the children's corner.</p>
<p>We close early, at 4 pm, on Christmas Eve and stay closed on Christmas Day, New Year's Day and Easter Sunday.</p>`,
    asks: [
      ['are you open on sunday at 4?', /^Yes\b/],
      ['what time do you open on sundays', /noon|12/],
      ['when is story time', /Thursday.*10:30/],
      ['are you open on easter sunday', /^No\b/],
      ['until when on christmas eve are you open', /4 pm/],
    ],
  },
  {
    name: 'terms with dates are not opening hours',
    kind: 'txt',
    text: `SCHOOL OF MUSIC - TERM DATES

TERM 1   Mon 1 February - Thu 25 March 2027
TERM 2   Mon 12 April - Sat 19 June 2027

OFFICE
Monday to Thursday 9.30 am - 5 pm, Friday 9.30 am - 1 pm
Lessons are taught Monday to Saturday between 8 am and 8 pm.`,
    asks: [
      ['when does the office close on friday', /1 pm/],
      ['is the office open on saturdays', /^No\b/],
      ['are you open on tuesday at 4 pm', /^Yes\b/],
    ],
  },
  {
    name: 'a market stall in several places',
    kind: 'md',
    text: `# The Pickle Cart
## Where to find us
- **Tuesday**: Harbour Market, 8:00–14:00
- **Thursday**: Station Square, 10:00–18:00
- **Saturday**: Old Town Market, 7:30–13:00
## Kitchen phone
Mon–Fri 9:00–12:00`,
    asks: [
      ['when are you at station square', /Thursday.*10:00.*18:00/],
      ['when are you at the old town market', /Saturday.*7:30.*13:00/],
      ['when can i call', /9:00.*12:00/],
    ],
  },
  {
    name: 'Spanish shop with a split day, Saturdays in summer and a counter for returns',
    kind: 'txt',
    language: 'es',
    text: `Ferretería El Yunque

HORARIO DE TIENDA
Lunes a viernes      9:00-14:00 y 17:00-20:30
Sábados              10:00-14:00
Domingos y festivos  cerrado

MOSTRADOR DE DEVOLUCIONES
Lunes a viernes      17:00-20:00

Del 1 de julio al 31 de agosto cerramos los sábados.
Cerrado el 12 de octubre y del 24 al 26 de diciembre.`,
    asks: [
      ['¿abrís los sábados en julio?', /^No\b/],
      ['¿abrís los sábados en mayo?', /^Sí,.*10:00/],
      ['¿a qué hora abre el mostrador de devoluciones?', /17:00/],
      ['¿estáis abiertos el 25 de diciembre?', /^No\b/],
      ['¿a qué hora cerráis hoy?', /20:30/],
      ['¿puedo ir el lunes a las 15:00?', /^No\b/],
    ],
  },
  {
    name: 'French practice by appointment with an emergency slot',
    kind: 'md',
    language: 'fr',
    text: `# Cabinet dentaire des Lilas
## Horaires
- Lundi, mardi et jeudi : 9h – 12h30 et 14h – 19h
- Mercredi : 9h – 13h
- Vendredi : uniquement sur rendez-vous
- Samedi et dimanche : fermé
## Secrétariat
Du lundi au jeudi de 8h30 à 18h.`,
    asks: [
      ['Êtes-vous ouverts le mercredi après-midi ?', /^Non\b/],
      ['Vous fermez à quelle heure le jeudi ?', /19h/],
      ['Jusqu’à quelle heure peut-on joindre le secrétariat ?', /18h/],
      ['Est-ce ouvert le samedi ?', /^Non\b/],
      ['Peut-on venir le vendredi ?', /rendez-vous/],
    ],
  },
  {
    name: 'Italian shop with winter and summer hours',
    kind: 'txt',
    language: 'it',
    text: `Cicli Moretti

Orario invernale (1 ottobre - 31 marzo)
Da martedì a sabato 9:00 - 12:30 e 15:00 - 19:00

Orario estivo (1 aprile - 30 settembre)
Da lunedì a sabato 9:00 - 12:30 e 15:30 - 19:30

Officina: ritiro bici fino alle 18:00
Chiuso per ferie dal 9 al 24 agosto.`,
    asks: [
      ['siete aperti il lunedì a giugno?', /^Sì,.*9:00/],
      ['siete aperti il lunedì a gennaio?', /^No\b/],
      ['a che ora chiudete il sabato a luglio?', /19:30/],
      ['siete aperti il 15 agosto?', /^No\b/],
      ['chiudete a pranzo il martedì a maggio?', /12:30.*15:30/],
    ],
  },
  {
    name: 'Dutch hairdresser with late evening and appointments',
    kind: 'txt',
    language: 'nl',
    text: `Kapsalon Krul

Openingstijden
ma   gesloten
di   9.00 - 18.00
wo   9.00 - 18.00
do   9.00 - 21.00 (koopavond)
vr   9.00 - 18.00
za   8.30 - 16.00
zo   gesloten

Telefonisch bereikbaar: di t/m vr 9.00 - 17.00
Gesloten van 20 juli t/m 3 augustus.`,
    asks: [
      ['tot hoe laat zijn jullie donderdag open?', /21\.00/],
      ['zijn jullie maandag open?', /^Nee\b/],
      ['zijn jullie op 25 juli open?', /^Nee\b/],
      ['hoe laat gaan jullie zaterdag open?', /8\.30/],
      ['kan ik woensdag om 17.30 langskomen?', /^Ja\b/],
      ['tot hoe laat kan ik bellen op vrijdag?', /17\.00/],
    ],
  },
  {
    name: 'Portuguese clinic and Polish bakery words in short lists',
    kind: 'txt',
    language: 'pt',
    text: `Clínica Boavista

Segunda a sexta: 8h00 - 20h00
Sábado: 9h00 - 13h00
Domingo e feriados: encerrado

Análises clínicas: segunda a sexta, 7h30 - 10h30
Atendimento telefónico: todos os dias úteis das 8h30 às 19h00`,
    asks: [
      ['a que horas abrem ao sábado?', /9h00/],
      ['estão abertos ao domingo?', /^Não\b/],
      ['até que horas fazem análises?', /10h30/],
      ['posso passar na quarta às 19h?', /^Sim\b/],
      ['até que horas atendem o telefone?', /19h00/],
    ],
  },
  {
    name: 'Polish swimming pool with lanes and a sauna',
    kind: 'md',
    language: 'pl',
    text: `# Pływalnia Delfin
## Godziny otwarcia
Basen: poniedziałek–piątek 6:30–22:00, sobota i niedziela 8:00–20:00
Sauna: wtorek–niedziela 14:00–21:00, w poniedziałki nieczynna
Kasa zamyka się 60 minut przed zamknięciem.
25 grudnia i 1 stycznia nieczynne.`,
    asks: [
      ['do której basen jest czynny w sobotę?', /20:00/],
      ['czy sauna jest czynna w poniedziałek?', /^Nie\b/],
      ['od której jest sauna w niedzielę?', /14:00/],
      ['czy basen jest otwarty 25 grudnia?', /^Nie\b/],
      ['o której otwieracie basen w środę?', /6:30/],
    ],
  },
];

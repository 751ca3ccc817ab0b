import type { Layout } from './layout.ts';

/** The same in the other languages. */
export const otherLayouts: readonly Layout[] = [
  {
    name: 'German shop with a lunch break, workshop hours and company holidays',
    kind: 'txt',
    language: 'de',
    text: `Radhaus Lindner

Öffnungszeiten
Mo, Di, Do, Fr   9:00–12:30 und 14:00–18:30 Uhr
Mi               9:00–12:30 Uhr (nachmittags geschlossen)
Sa               9:00–13:00 Uhr

Werkstattannahme: Mo–Fr bis 17 Uhr, samstags keine Annahme.
Telefonzeiten: Mo–Fr 10–12 Uhr

Betriebsferien: 27. Juli bis 8. August 2027
Heiligabend und Silvester 9–12 Uhr`,
    asks: [
      ['würde mittwoch so um 16 uhr reinschauen, klappt das', /^Nein\b/],
      ['macht ihr mittags zu?', /12:30.*14:00/],
      ['Wie lange habt ihr samstags auf?', /13:00/],
      ['seid ihr am 3.8.2027 da?', /^Nein\b/],
      ['habt ihr heiligabend offen', /^Ja\b.*12/],
      ['wann geht jemand ans Telefon?', /10.*12/],
      ['bis wann kann ich mein Rad am Freitag in der Werkstatt abgeben', /17/],
      ['wann macht ihr am Donnerstag auf', /9:00/],
      ['habt ihr sonntags offen?', /^Nein\b/],
    ],
  },
  {
    name: 'German shop that is closed on one afternoon',
    kind: 'txt',
    language: 'de',
    text: `Hörstudio Nagel

Öffnungszeiten: Mo–Fr 9–13 & 14:30–18:30 Uhr, Sa 9:30–14
Mittwochnachmittag bleibt das Geschäft zu.
Hörtests: Mo, Di, Do und Fr, letzter Termin 17:45 Uhr.`,
    asks: [
      ['habt ihr mittwoch um 16 uhr auf?', /^Nein\b/],
      ['habt ihr mittwoch um 10 uhr auf?', /^Ja\b/],
      ['wie lange habt ihr am mittwoch offen?', /13/],
      ['habt ihr freitag um 16 uhr auf?', /^Ja\b/],
      ['wann ist der letzte Termin für einen Hörtest am Freitag', /17:45/],
    ],
  },
  {
    name: 'German swimming pool with several areas in a table',
    kind: 'csv',
    language: 'de',
    text: `Bereich;Montag;Dienstag–Freitag;Samstag;Sonntag
Hallenbad;geschlossen;7:00–21:00;8:00–20:00;8:00–18:00
Sauna;geschlossen;12:00–22:00;10:00–22:00;10:00–18:00
Kasse;geschlossen;6:45–20:00;7:45–19:00;7:45–17:00`,
    asks: [
      ['wann macht die Sauna am Sonntag zu', /18:00/],
      ['bis wann hat das Hallenbad samstags offen', /20:00/],
      ['hat die Sauna montags auf?', /^Nein\b/],
      ['ab wann ist die Kasse am Sonntag besetzt', /7:45/],
    ],
  },
  {
    name: 'Spanish clinic with summer hours and running sentences',
    kind: 'md',
    language: 'es',
    text: `# Clínica Aurora
## Horario
De lunes a jueves de 9:30 a 13:30 y de 16:00 a 20:00. Los viernes de 9:00 a 15:00, sin pausa.
En julio y agosto abrimos de lunes a viernes de 8:00 a 15:00.
Cerramos los festivos nacionales y del 24 de diciembre al 1 de enero.
## Teléfono
Atendemos llamadas de lunes a viernes de 9:00 a 14:00.`,
    asks: [
      ['¿a qué hora abrís los viernes?', /9:00/],
      ['¿puedo pasarme el martes a las 17:30?', /^Sí,/],
      ['¿hasta qué hora estáis los viernes?', /15:00/],
      ['¿abrís el sábado?', /^No\b/],
      ['¿estáis abiertos el 27 de diciembre?', /^No\b/],
      ['¿a qué hora cerráis en julio?', /15:00/],
      ['¿cerráis a mediodía?', /13:30.*16:00/],
      ['¿hasta qué hora cogéis el teléfono?', /14:00/],
    ],
  },
  {
    name: 'French bakery closed one day, with two services',
    kind: 'txt',
    language: 'fr',
    text: `Boulangerie du Pont

Horaires du magasin
Lundi : fermé
Mardi au vendredi : 6h30 - 13h30 et 15h30 - 19h30
Samedi : 6h30 - 19h00
Dimanche et jours fériés : 7h00 - 13h00

Salon de thé
Du mercredi au dimanche de 9h à 12h

Fermeture annuelle du 1er au 21 août.`,
    asks: [
      ['Vous êtes ouverts le lundi ?', /^Non\b/],
      ['Jusqu’à quelle heure peut-on venir le samedi ?', /19h00/],
      ['A quelle heure ouvrez-vous le dimanche ?', /7h00/],
      ['le salon de thé est ouvert quand ?', /9h.*12h/],
      ['est-ce ouvert le 10 août ?', /^Non\b/],
      ['on peut passer mardi à 14h ?', /^Non\b/],
      ['vous êtes ouverts le 14 juillet ?', /7h00.*13h00/],
    ],
  },
  {
    name: 'Italian museum with last admission and a closing day',
    kind: 'md',
    language: 'it',
    text: `# Museo della Ceramica
## Orari
- Da martedì a domenica: 10:00–18:00 (ultimo ingresso 17:15)
- Lunedì chiuso
- Primo giovedì del mese: apertura fino alle 22:00
## Biglietteria
Tutti i giorni 9:45–17:15, lunedì chiuso
## Festività
Chiuso il 25 dicembre e il 1° gennaio. Il 24 e il 31 dicembre 10:00–14:00.`,
    asks: [
      ['siete aperti il lunedì?', /^No\b/],
      ["a che ora è l'ultimo ingresso la domenica?", /17:15/],
      ['fino a che ora siete aperti sabato?', /18:00/],
      ['siete aperti a natale?', /^No\b/],
      ['quando apre la biglietteria?', /9:45/],
      ['siete aperti il 31 dicembre?', /^Sì,.*14:00/],
    ],
  },
  {
    name: 'Portuguese restaurant with lunch and dinner',
    kind: 'txt',
    language: 'pt',
    text: `Restaurante Maré Alta

Horário
Almoço: terça a domingo, 12h30 - 15h00
Jantar: terça a sábado, 19h30 - 22h30
Segunda-feira: encerrado
Cozinha: últimos pedidos 30 minutos antes de fechar

Férias: fechado de 5 a 20 de novembro.`,
    asks: [
      ['estão abertos à segunda?', /^Não\b/],
      ['até que horas servem jantar na sexta?', /22h30/],
      ['servem almoço ao domingo?', /^Sim\b.*12h30/],
      ['servem jantar ao domingo?', /^Não\b/],
      ['estão abertos a 10 de novembro?', /^Não\b/],
    ],
  },
  {
    name: 'Dutch garden center with late shopping and holidays',
    kind: 'md',
    language: 'nl',
    text: `# Tuincentrum De Linde
## Openingstijden
| Dag | Winkel | Café |
|---|---|---|
| Maandag | 13:00 - 18:00 | gesloten |
| Dinsdag t/m donderdag | 9:00 - 18:00 | 10:00 - 17:00 |
| Vrijdag | 9:00 - 21:00 | 10:00 - 20:00 |
| Zaterdag | 9:00 - 17:00 | 9:30 - 16:30 |
| Zondag | 12:00 - 17:00 | 12:00 - 16:30 |

Eerste kerstdag en nieuwjaarsdag gesloten. Tweede paasdag 11:00 - 17:00.`,
    asks: [
      ['hoe laat gaan jullie vrijdag dicht?', /21:00/],
      ['is het café maandag open?', /^Nee\b/],
      ['zijn jullie zondag open?', /^Ja\b.*12:00/],
      ['zijn jullie tweede paasdag open?', /^Ja\b.*11:00/],
      ['kan ik eerste kerstdag langskomen?', /^Nee\b/],
      ['tot hoe laat is het café zaterdag open?', /16:30/],
    ],
  },
  {
    name: 'Polish practice with different doctors',
    kind: 'txt',
    language: 'pl',
    text: `Przychodnia Zdrowa Łapa

Godziny otwarcia
Poniedziałek - piątek: 8:00 - 20:00
Sobota: 9:00 - 14:00
Niedziela: nieczynne

Rejestracja telefoniczna
Poniedziałek - piątek: 7:30 - 18:00

W Wigilię i Sylwestra czynne do 13:00.`,
    asks: [
      ['czy jesteście otwarci w niedzielę?', /^Nie\b/],
      ['do której jesteście czynni w sobotę?', /14:00/],
      ['o której otwieracie w poniedziałek?', /8:00/],
      ['do której czynne w Wigilię?', /13:00/],
      ['czy mogę przyjść w środę o 19:00?', /^Tak\b/],
      ['do której można dzwonić do rejestracji?', /18:00/],
    ],
  },
  {
    name: 'a German timetable asked in English and the other way round',
    kind: 'md',
    language: 'de',
    text: `# Tanzschule Takt
## Büro
Mo–Do 14–19 Uhr, Fr 14–17 Uhr
## Stundenplan
| Tag | Zeit | Kurs | Lehrer |
|---|---|---|---|
| Montag | 18:00–19:30 | Salsa Anfänger | Ines |
| Dienstag | 19:00–20:30 | Tango | Pablo |
| Donnerstag | 18:30–20:00 | Salsa Fortgeschrittene | Ines |
| Samstag | 11:00 und 15:00 | Kindertanz | Mona |`,
    asks: [
      ['when is the tango class?', /Tuesday|Dienstag/, 'en'],
      ['bis wann ist das Büro freitags besetzt', /17/],
      ['wann ist Salsa für Anfänger', /Montag.*18:00/],
      ['um wie viel Uhr ist samstags Kindertanz', /11:00.*15:00/],
      ['gibt es mittwochs einen Kurs?', /^Nein\b/],
      ['what time does the office close on Thursday?', /19/, 'en'],
    ],
  },
  {
    name: 'German remarks: a break at noon and a later start',
    kind: 'md',
    language: 'de',
    text: `# Zeiten

Montag bis Freitag: 9:00 - 17:00 Uhr

Mittags von 12:30 bis 14:00 Uhr geschlossen.

Mittwochs öffnen wir erst um 11 Uhr.`,
    asks: [
      ['habt ihr am Dienstag um 13 Uhr offen?', /^Nein\b.*12:30.*14:00/],
      ['wann macht ihr mittwochs auf?', /11/],
      ['wann macht ihr dienstags auf?', /9:00/],
    ],
  },
  {
    name: 'a Spanish break at noon',
    kind: 'md',
    language: 'es',
    text: `# Horario

De lunes a viernes: 9:00 - 18:00

Cerrado al mediodía de 13:30 a 15:30.`,
    asks: [['¿abrís el martes a las 14:00?', /^No\b.*13:30.*15:30/]],
  },
];

export const glossaryGoods = `
croissant: croissant/rogalik/rogale
tasting room: sala degustacyjna/degustacja
pretzel: precel/precle
doughnut: pączek/pączki
muffin: babeczka/muffin
cinnamon roll: cynamonka/bułka cynamonowa
baguette: bagietka
cheesecake: sernik/sernika
black forest: szwarcwaldzki/czarny las
apple strudel: strudel
pancake: naleśnik/naleśniki
waffle: gofr/gofry
sesame: sezam
poppy seed: mak
pumpkin: dynia
cinnamon: cynamon
vanilla: wanilia/waniliowy
pistachio: pistacja
hazelnut: orzech laskowy
nut: orzech/orzechy/orzechów
almond: migdał/migdały
coconut: kokos
banana: banan/banany
orange juice: sok pomarańczowy
sparkling water: woda gazowana
tap water: woda z kranu
salmon: łosoś/łososia
tuna: tuńczyk
shrimp: krewetki
chicken: kurczak/kurczaka
lamb: jagnięcina/baranina
leaflet: ulotka/ulotki/ulotek
brochure: broszura/broszury
business card: wizytówka/wizytówki/wizytówek
poster: plakat/plakaty
sticker: naklejka/naklejki/etykieta
banner: baner/banery
envelope: koperta/koperty
copy: ksero/kopia/kopie
binding: oprawa/bindowanie
invitation card: zaproszenie/zaproszenia
violin: skrzypce/skrzypiec
cello: wiolonczela/wiolonczeli
piano: pianino/fortepian/pianina
flute: flet/fletu
drums: perkusja/perkusji
trumpet: trąbka/trąbki
clarinet: klarnet/klarnetu
saxophone: saksofon
singing: śpiew/śpiewać
ski: narty/nart/nartach
ski boots: buty narciarskie
snowboard: snowboard/deska snowboardowa
snowshoes: rakiety śnieżne
sledge: sanki/sanek
wetsuit: pianka/pianki
surfboard: deska surfingowa
paddleboard: deska sup/sup
tent: namiot/namiotu/namioty
caravan: przyczepa/kamper/przyczepy
pitch: miejsce namiotowe/pole namiotowe/kemping
quiet hours: cisza nocna/ciszy nocnej
e-bike: rower elektryczny/e-bike
mountain bike: rower górski
tire: opona/opony/opon
brake: hamulec/hamulce/hamulcowy/hamulcowego
oil change: wymiana oleju/wymianę oleju
windscreen: szyba przednia/przednia szyba
battery: akumulator/bateria
driving lesson: jazda/lekcja jazdy/jazdy
theory: teoria/teorii/kurs teorii
coat: płaszcz/płaszcza
shirt: koszula/koszule/koszuli
dress: sukienka/suknia/sukienki
wedding dress: suknia ślubna/suknię ślubną
duvet: kołdra/kołdry
dry cleaning: pranie chemiczne/czyszczenie chemiczne
ironing: prasowanie/prasować
earrings: kolczyki
ring: pierścionek/pierścionki
wedding ring: obrączka/obrączki
beard: broda/brody
fringe: grzywka
highlights: pasemka/balejaż
gel nails: paznokcie żelowe
eyebrows: brwi
glasses: okulary/okularów
sunglasses: okulary przeciwsłoneczne
eye test: badanie wzroku
filling: plomba/wypełnienie
root canal: leczenie kanałowe
sedan: sedan
van: furgon/van/bus
yurt: jurta/jurty
cabin: domek/domki/chatka
firewood: drewno opałowe/drewno
`;

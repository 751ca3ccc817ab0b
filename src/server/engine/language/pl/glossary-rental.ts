export const glossaryRental = `
mini digger: minikoparka/koparka/minikoparki/koparki
drill: wiertarka/wiertarki
hammer drill: młotowiertarka/wiertarka udarowa
jackhammer: młot wyburzeniowy/młot udarowy
sander: szlifierka/cykliniarka
chainsaw: pilarka/piła/piła łańcuchowa
lawn mower: kosiarka/kosiarki
hedge trimmer: nożyce do żywopłotu
ladder: drabina/drabiny
scaffolding: rusztowanie/rusztowania
generator: agregat/agregat prądotwórczy/generator
pressure washer: myjka ciśnieniowa/myjki ciśnieniowej
concrete mixer: betoniarka/betoniarki
concrete: beton/cement
plate compactor: zagęszczarka/ubijarka
dumper: wozidło/dumper
trailer: przyczepa/przyczepka
carpet cleaner: odkurzacz piorący/maszyna do dywanów
vacuum cleaner: odkurzacz
dehumidifier: osuszacz
wheelbarrow: taczka
tile cutter: przecinarka do płytek/płytki
truck: ciężarówka
removal van: samochód do przeprowadzki/furgonetka
mover: tragarz/tragarze/pracownik
moving box: karton/kartony/pudełko
packing: pakowanie/spakować/rozpakować
tools: narzędzia/sprzęt/wyposażenie
day rate: stawka dzienna/za dzień/na dzień/dziennie/jeden dzień
weekly rate: stawka tygodniowa/za tydzień/na tydzień/tygodniowo/jeden tydzień
marquee: namiot imprezowy/pawilon
chair: krzesło/krzesła
speaker: głośnik/nagłośnienie
projector: projektor/rzutnik/ekran
child seat: fotelik/fotelik dziecięcy
tandem: tandem
snorkel: rurka/maska/płetwy
ski poles: kijki/kijki narciarskie
goggles: gogle/okularki pływackie/okularki
dormitory: pokój wieloosobowy/sala wieloosobowa
twin beds: dwa łóżka/oddzielne łóżka
departure day: dzień wyjazdu/wymeldowanie/opuścić pokój
half board: niepełne wyżywienie/obiadokolacja
full board: pełne wyżywienie
airport transfer: transfer z lotniska/transfer
pillow: poduszka/koc/kołdra
sheets: pościel/prześcieradła
kettle: czajnik/ekspres do kawy
washing machine: pralka/suszarka
sofa bed: sofa rozkładana/wersalka
bowling lane: tor/tory/kręgielnia
bowling shoes: buty do kręgli/buty wspinaczkowe/wypożyczenie butów
court: kort/boisko
game: gra/runda/partia
off-peak: poza szczytem/poza sezonem
peak: godziny szczytu/szczyt
family ticket: bilet rodzinny
reduced ticket: bilet ulgowy/ulgowy/ulga
audio guide: audioprzewodnik
school group: grupa szkolna/klasa
meeting room: sala konferencyjna/salka/sala spotkań
desk: biurko/stanowisko
mailbox: skrytka pocztowa/adres firmy/wirtualny adres
hall: sala/lokal/sala bankietowa
bouquet: bukiet/bukiety/bukiet kwiatów
rose: róża/róże/róż
wreath: wieniec/wieńce
balloon: balon/balony
soil: ziemia/ziemia ogrodowa/podłoże
compost: kompost/obornik
mulch: kora/ściółka
gravel: żwir/piasek
tree: drzewo/drzewa/drzewko
shrub: krzew/żywopłot/krzewy
seeds: nasiona/sadzonki
pot: doniczka/donica
hardcover: twarda oprawa
paperback: miękka oprawa/książka kieszonkowa
children's book: książka dla dzieci/bajka/książki dla dzieci
used books: używane książki
reading: wieczór autorski/klub książki
flat: mieszkanie/mieszkania
bedroom: sypialnia/sypialnie
office: biuro/biura
suit: garnitur/garnituru
pillowcase: obrus/poszewka
own: własny/własna/własne
age: wiek/lat/minimalny wiek
fee: opłata/koszt/opłaty
turnaround: gotowy/gotowe/czas realizacji
stay: na miejscu
`;

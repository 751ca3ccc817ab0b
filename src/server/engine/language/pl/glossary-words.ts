export const glossaryWords = `
near: blisko/pobliżu/okolicy/obok
far: daleko/odległość
shop: sklep/sklepie
enter: wejść/wejscie
entrance: wejście/wejścia
exit: wyjście
step: schody/schodów/stopień/schodek
ramp: rampa/podjazd
single: pojedynczy/pojedyncze/pojedyncza/jednorazowe
double: podwójny/podwójna/podwójne
private: prywatny/prywatna/prywatne
public: publiczny/publiczna
electric: elektryczny/elektryczna/elektryczne
manual: manualny/ręczny/manualna
automatic: automatyczny/automat/automatyczna
new: nowy/nowa/nowe
old: stary/stara/stare
hot: gorący/gorąca/ciepły
cold: zimny/zimna/zimno
clean: czysty/czyścić/czyszczenie/sprzątanie
full: cały/cała/pełny/pełna
half: pół/połowa/połowę
half day: pół dnia
full day: cały dzień
day pass: bilet dzienny/karnet dzienny/wejście jednorazowe
amount: kwota/suma
minimum: minimum/minimalna/minimalny
maximum: maksimum/maksymalnie/maksymalna
in advance: z wyprzedzeniem/wcześniej
before: przed
after: po/potem
plan: pakiet/plan
pass: karnet/karnetu
lane: tor/tory/toru
swim: pływać/pływanie/pływania
grinder: młynek/młynka
grind: mielić/mielona/zmielić
unused: nieużywany/nieotwarty
boiler: kocioł/kotła/piec/pieca
gas: gaz/gazowy/gazowego/gazowa
inspection: przegląd/przeglądu/kontrola
service: przegląd/serwis/usługa
change/replace/replacement: wymiana/wymienić/wymiany
fluid: płyn/płynu
guided: zwiedzanie/przewodnik/przewodnikiem/oprowadzanie
visit: wizyta/zwiedzać/odwiedzić/zwiedzanie
people: osób/osoby/osoba/osobę
somebody: ktoś
look after: opieka/opiekować/zaopiekować
butter: masło/masłem/maślany
cherry: wiśnia/wiśnie/czereśnie
strawberry: truskawka/truskawki
raspberry: malina/maliny
apple: jabłko/jabłka
lemon: cytryna/cytryny
plum: śliwka/śliwki
pear: gruszka/gruszki
tomato: pomidor/pomidory
onion: cebula/cebuli
garlic: czosnek/czosnkiem
mushroom: grzyb/grzyby/pieczarki
bacon: boczek/bekon
ham: szynka/szynki
liver: wątróbka/wątroba
minced meat: mięso mielone/mielone
schnitzel: kotlet/schabowy
roll: bułka/bułki
wheat: pszenica/pszenny
rye: żyto/żytni
spelt: orkisz/orkiszowy
wholemeal: pełnoziarnisty
sourdough: zakwas/zakwasie
sugar: cukier/cukru
salt: sól/soli
oil: olej/oleju/oliwa
sauce: sos/sosem
spoon: sztućce/łyżka
plate: talerz/półmisek/patera
cup: filiżanka/kubek
box: pudełko/skrzynka/koszyk
bag: torba/torebka/worek
piece: sztuka/sztuki/kawałek
slice: plasterek/kawałek/kromka
hundred grams: 100 g/sto gramów/10 dkg
kilo: kilo/kilogram
money: pieniądze/pieniędzy
change/coins: drobne/monety
machine: automat/maszyna
rule: zasada/zasady/regulamin
needed: potrzebny/konieczny/wymagany/trzeba
allowed: dozwolony/wolno/można
forbidden: zabronione/zakaz/zabroniony
possible: możliwe/możliwy
`;

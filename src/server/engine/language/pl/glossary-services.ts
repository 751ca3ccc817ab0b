export const glossaryServices = `
medium hair: średnie włosy/włosy średnie/półdługie
women's haircut: strzyżenie damskie
men's haircut: strzyżenie męskie
children's haircut: strzyżenie dziecięce/strzyżenie dzieci
foil: folia
roots: odrosty/odrost
toner: tonowanie/toner
color: farbowanie/koloryzacja/farba
updo: upięcie/fryzura ślubna
hair treatment: zabieg na włosy/maska do włosów/pielęgnacja włosów
stylist: fryzjer/fryzjerka
shave: golenie
mustache: wąsy
upper lip: górna warga/wąsik
armpits: pachy/pachwiny
bikini line: bikini
half leg: łydki/pół nogi
full leg: całe nogi
laser hair removal: depilacja laserowa
gel polish: lakier hybrydowy/hybryda/hybrydowy
acrylic nails: paznokcie akrylowe/akryl
nail polish: lakier
removal: usunięcie/zdjęcie/zdejmowanie
refill: uzupełnienie
lash lift: lifting rzęs
skin: skóra/skóry
patch test: test alergiczny/próba uczuleniowa
session: sesja/sesje/zabieg
multi-session pass: karnet/pakiet
first visit: pierwsza wizyta/pierwszej wizyty
follow-up: wizyta kontrolna/kontrola
pelvic floor: dno miednicy
dry needling: suche igłowanie/igłoterapia
insoles: wkładki ortopedyczne/wkładki
ultrasound: usg
hearing aid: aparat słuchowy/badanie słuchu
progressive lenses: soczewki progresywne/szkła progresywne
reading glasses: okulary do czytania
brake fluid: płyn hamulcowy/płynu hamulcowego
brake pads: klocki hamulcowe/klocków hamulcowych
clutch: sprzęgło/sprzęgła
exhaust: wydech/układ wydechowy/tłumik
timing belt: pasek rozrządu/rozrząd
wheel alignment: geometria/zbieżność
wheel balancing: wyważanie
tire change: wymiana opon
winter tires: opony zimowe/opon zimowych
dent: wgniecenie/rysa
stone chip: odprysk
headlight: reflektor/reflektory
tow: holowanie/laweta
small car: małe auto/mały samochód
large car: duże auto/duży samochód
suv: suv/terenówka/4x4
gear: przerzutka/przerzutki/biegi
inner tube: dętka/dętki
saddle: siodełko
pedal: pedał/pedały
tune-up: przegląd/serwis/pełny serwis
heel: obcas/obcasy/fleki
sole: podeszwa/zelówki
strap: pasek/bransoleta
necklace: naszyjnik/łańcuszek
bracelet: bransoletka
engraving: grawer/grawerowanie
screen: ekran/wyświetlacz
group lesson: zajęcia grupowe/lekcja grupowa
private lesson: lekcja indywidualna/zajęcia indywidualne/lekcja prywatna
tuition: czesne/opłata za kurs
textbook: podręcznik/materiały
absence: nieobecność/opuścić/nieobecny
sibling: rodzeństwo/brat/siostra
student: uczeń/uczniowie/student
retiree: emeryt/emeryci/senior
nail trim: obcinanie pazurów/pazury
bath: kąpiel
small dog: mały pies/małego psa
large dog: duży pies/dużego psa
day care: opieka dzienna/przedszkole/żłobek
leash: smycz
litter tray: kuweta/klatka
vaccination card: książeczka zdrowia/paszport
collect: odebrać/odbiór
`;

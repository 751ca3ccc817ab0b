import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'za kilo,za kg,za godzine,za noc,za dobe,za dzien,za tydzien,za miesiac,za sztuke,ile kosztuje,ile kosztuja,ile to kosztuje,ile bedzie kosztowac,ile bedzie kosztowalo,ile kosztowalby,ile kosztowalaby,ile kosztowaloby,ile by kosztowalo,ile moze kosztowac,kosztuje,kosztuja,kosztowac,koszt,koszty,koszcie,kosztu,kosztow,cena,ceny,cene,cenie,cen,cenach,cenowo,cennik,cennika,cenniku,po ile,ile za,ile zaplace,ile place,ile sie placi,ile placi sie,ile trzeba zaplacic,ile musze zaplacic,ile bierzecie,ile bierze pani,ile bierze pan,ile liczycie,ile wychodzi,ile wyjdzie,ile wyniesie,ile to bedzie,ile zl,ile zlotych,stawka,stawki,oplata,oplaty,jak drogo,jak drogie,jaka cena,jaka jest cena,za ile,ile wynosi,cena za,w jakiej cenie,jaki jest koszt',
  priceAround: [
    ['ile', 'wyniesie'],
    ['ile', 'wychodzi'],
  ],
  cheapest:
    'najtanszy,najtansza,najtansze,najtanszego,najtanszej,najtanszych,najtanszym,najtaniej,najnizsza cena,najnizszej cenie,najmniej kosztuje,kosztuje najmniej,najkorzystniejsza cena,najtansi',
  dearest:
    'najdrozszy,najdrozsza,najdrozsze,najdrozszego,najdrozszej,najdrozszych,najdrozszym,najdrozej,najwyzsza cena,najwyzszej cenie,najwiecej kosztuje,kosztuje najwiecej',
  cheaper:
    'tanszy,tansza,tansze,tanszego,tanszej,tanszych,taniej,kosztuje mniej,mniej kosztuje,mniej niz',
  dearer:
    'drozszy,drozsza,drozsze,drozszego,drozszej,drozszych,drozej,kosztuje wiecej,wiecej kosztuje,wiecej niz',
  measures: [
    {
      smallest: 'najlatwiejszy,najlatwiejsza,najlatwiejsze,najprostszy,najprostsza',
      largest: 'najtrudniejszy,najtrudniejsza,najtrudniejsze',
      smaller: 'latwiejszy,latwiejsza,prostszy',
      larger: 'trudniejszy,trudniejsza',
      column: 'trudnosc,poziom',
    },
    {
      smallest: 'najslabsze,najslabszy,najslabsza,najmniej alkoholu',
      largest: 'najmocniejsze,najmocniejszy,najmocniejsza,najwiecej alkoholu',
      smaller: 'slabsze',
      larger: 'mocniejsze',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest:
        'najlzejszy,najlzejsza,najlzejsze,najlzejszego,najlzejszej,najlzejszych,wazy najmniej',
      largest:
        'najciezszy,najciezsza,najciezsze,najciezszego,najciezszej,najciezszych,wazy najwiecej',
      smaller: 'lzejszy,lzejsza,lzejsze,lzejszego,lzejszej,wazy mniej',
      larger: 'ciezszy,ciezsza,ciezsze,ciezszego,ciezszej,wazy wiecej',
      column: 'waga,masa,ciezar',
    },
    {
      smallest:
        'najkrotszy,najkrotsza,najkrotsze,najkrotszego,najkrotszej,najkrocej,najszybszy,najszybsza,najszybsze,najszybszego,najszybszej,najszybciej,trwa najmniej',
      largest:
        'najdluzszy,najdluzsza,najdluzsze,najdluzszego,najdluzszej,najdluzej,najwolniejszy,najwolniejsza,najwolniejsze',
      smaller: 'krotszy,krotsza,krotsze,krotszego,krotszej,krocej,szybszy,szybsza,szybsze,szybciej',
      larger: 'dluzszy,dluzsza,dluzsze,dluzszego,dluzszej,dluzej,wolniejszy,wolniejsza,wolniejsze',
      column: 'czas,czas trwania,minuty,minut,min,godziny,godzin,dni,termin,dostawa,dostawy',
    },
    {
      smallest: 'najmniejszy,najmniejsza,najmniejsze,najmniejszego,najmniejszej,najmniejszych',
      largest: 'najwiekszy,najwieksza,najwieksze,najwiekszego,najwiekszej,najwiekszych',
      smaller: 'mniejszy,mniejsza,mniejsze,mniejszego,mniejszej',
      larger: 'wiekszy,wieksza,wieksze,wiekszego,wiekszej',
      column:
        'rozmiar,wielkosc,pojemnosc,osoby,osob,goscie,gosci,miejsca,miejsc,objetosc,powierzchnia',
    },
    {
      smallest: 'najmlodszy,najmlodsza,najmlodsze,najmlodszych',
      largest: 'najstarszy,najstarsza,najstarsze,najstarszych',
      smaller: 'mlodszy,mlodsza,mlodsze,mlodszych',
      larger: 'starszy,starsza,starsze,starszych',
      column: 'wiek',
    },
    {
      smallest: 'najwolniejszy,najwolniejsza,najwolniejsze,najwolniej',
      largest: 'najszybszy,najszybsza,najszybsze,najszybciej',
      smaller: 'wolniejszy,wolniejsza,wolniej',
      larger: 'szybszy,szybsza,szybciej',
      column: 'predkosc,predkosc maksymalna,km h',
    },
    {
      smallest: 'najstarszy,najstarsza,najstarsze',
      largest: 'najnowszy,najnowsza,najnowsze',
      smaller: 'starszy,starsza,starsze',
      larger: 'nowszy,nowsza,nowsze',
      column: 'rok,rok budowy,zbudowany,zbudowana,od,zalozony,rocznik',
    },
  ],
  most: 'najwiecej,najwieksza liczba,najwieksza liczbe',
  fewest: 'najmniej,najmniejsza liczba,najmniejsza liczbe',
  under:
    'ponizej,mniej niz,za mniej niz,taniej niz,tansze niz,tanszego niz,tansze od,nie wiecej niz,nie drozej niz,nie drozsze niz,maksymalnie,maks,max,co najwyzej,najwyzej,w cenie do,w budzecie do,w kwocie do,do kwoty,nie przekracza,nie przekraczaja',
  over: 'powyzej,ponad,wiecej niz,za wiecej niz,drozej niz,drozsze niz,drozsze od,co najmniej,przynajmniej,minimum,minimalnie,w cenie od,od kwoty',
  howMany:
    'ile macie,ile maja panstwo,ile jest,ile rodzajow,ile roznych,ile typow,ile opcji,ile wariantow,ile smakow,ile pozycji,ile sztuk,jak wiele,liczba,liczbe,jaka ilosc',
  list: 'jakie,jakich,ktore,ktorych,ktory,ktora,lista,liste,wszystkie,wszystkich,wszystko co,pokaz,pokaz mi,pokazcie,wymien,podaj,co macie,co oferujecie,co robicie,co sprzedajecie,co jest,czy sa,sa jakies,macie jakies,macie jakis,macie jakas,czy macie cos,jakis,jakas,jakies,jaki rodzaj,jakiego rodzaju,jakiego typu',
  together:
    'razem,wszystko razem,razem wziete,lacznie,w sumie,sumarycznie,za oba,za obie,za obydwa,za wszystko,za calosc,plus',
  difference: 'o ile drozszy,o ile wiecej,roznica w cenie,roznica miedzy,o ile',
  or: 'czy,lub,albo,niz,od,vs,versus,kontra,w porownaniu z,w porownaniu do',
  and: 'i,oraz,plus,z,ze,wraz,&',
  denials: 'nie,nigdy,zaden,zadna,zadnych,nic,bez,oprocz',
  without:
    'bez,oprocz,procz,poza,z wyjatkiem,wylaczajac,nie liczac,nie zawiera,nie zawieraja,nie zawierajace,w ktorych nie ma,w ktorym nie ma,ktore nie maja,ktory nie ma,ktora nie ma,ktore nie sa,nie sa,wolne od',
  howLong:
    'ile lat,ile miesiecy,jak dlugo,ile czasu,ile trwa,ile trwaja,ile to trwa,ile to potrwa,ile dni,ile minut,ile godzin,ile tygodni,ile sie czeka,ile trzeba czekac,jak szybko,w jakim czasie,w ile dni,czas trwania,czas oczekiwania,czas realizacji,czas dostawy',
  sale: 'w promocji,na promocji,promocje,w obnizonej cenie,po obnizce,przeceniony,przeceniona,przecenione,przecenionych,na przecenie,przecena,na wyprzedazy,wyprzedaz,ze znizka,z rabatem,w okazyjnej cenie',
  certainDays:
    'czesc roku,sezonowe,niektorych miesiacach,nie caly rok,okreslone dni,okreslonych dniach,niektore dni,niektorych dniach,wybrane dni,wybranych dniach,konkretne dni,konkretnych dniach,pewne dni,dni tygodnia,tylko w niektore dni,tylko w wybrane dni',
  things:
    'dlugo,rzecz,rzeczy,cos,artykul,artykuly,artykulow,produkt,produkty,produktow,towar,towary,towarow,dania,dan,zabiegi,zabiegow,uslugi,uslug,usluga,opcja,opcje,opcji,rodzaj,rodzaje,rodzajow,typ,typy,typow,pozycja,pozycje,pozycji,lista,liste,cennik,cenniku,cena,ceny,cen,oferta,oferty,ofercie,oferte,oferujecie,sprzedajecie,robicie,robic,kupic,zamowic,dostac,wziac,wybrac,wybor,rozne,roznych,dostepne,dostepny,dostepna,dostepnych,obecnie,aktualnie,teraz,dzisiaj,dzis,normalny,normalna,normalne,zwykly,zwykla,zwykle,zloty,zlote,zlotych,zlotowek,zl,pln,euro,drogi,droga,drogie,drogo,tani,tania,tanie,tanich,tanio,kosztuje,kosztuja,razem,lacznie,sumie,wiedziec,powiedziec,chcialbym,chcialabym,chce,szukam,potrzebuje,zapytac,pytanie,tylko,dokladnie,okolo,mniej,wiecej,sklep,sklepie,sztuka,sztuke,sztuk,info,informacja,informacje,trwa,trwaja,kategoria,kategorii,dzial,dziale,sesja,sesje,porcja',
  saves: 'oszczedze,oszczedzam,oszczedzic,oszczednosc,oszczedzimy,zaoszczedze,zaoszczedzic',
  insteadOf: 'zamiast',
  separately: 'osobno,oddzielnie,pojedynczo',
  yearsOld:
    'lat,lata,rok,roku,roczek,latek,latka,latki,latkow,letni,letnia,letnie,letniego,letniej,letnich,roczny,roczne,rocznego',
  orMore: 'lub wiecej,i wiecej',
  orLess: 'lub mniej',
  wePay: 'placicie pracownikom,wynagrodzenie,pensja',
  areFree: 'sa bezplatne,sa darmowe,jest bezplatne,jest za darmo',
  refusing: 'nie robicie,nie przyjmujecie,nie sprzedajecie,nie moge,nie mozna',
  anyThings: 'maszyna,maszyny,urzadzenie,urzadzenia,narzedzia,strefa,strefy,model,modele',
  templates: {
    costs: '{name}: {price}',
    from: 'od {price}',
    free: 'bezpłatnie',
    cheapest: 'Najtańsza opcja to {name}: {price}',
    dearest: 'Najdroższa opcja to {name}: {price}',
    extreme: 'To {name} ({column}: {price})',
    cheaper: 'Taniej wychodzi {a}: {priceA}, a {b}: {priceB}',
    dearer: 'Drożej wychodzi {a}: {priceA}, a {b}: {priceB}',
    sameValue: '{a} i {b} – bez różnicy: {priceA}',
    compare: '{a}: {priceA} ({column}), a {b}: {priceB}',
    difference: 'Różnica wynosi {total}: {a} {priceA}, {b} {priceB}',
    together: 'Razem to {total} ({parts})',
    count: 'Łącznie {count}: {items}',
    perWeek: '{count} × w tygodniu ({items})',
    saving: 'Oszczędność: {total}. {a} kosztuje {priceA} zamiast {priceB} ({b})',
    each: 'To {price} za sztukę ({total} za {name})',
    list: '{items}',
    more: 'i jeszcze {count}',
    column: '{name}, {column}: {value}',
    noPrice: 'Brak podanej ceny: {name}',
    yes: 'Tak',
    no: 'Nie',
    and: 'i',
    withExtra: 'z tym dodatkiem wychodzi {total}',
  },
};

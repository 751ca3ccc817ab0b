/** More rows of the glossary: things, places and what is done with them. */
export const glossaryThings = `
small;klein/kleine/kleiner/kleines;pequeño/pequeña/chico;petit/petite;piccolo/piccola;pequeno/pequena;klein/kleine;mały/mała/małe
large/big;groß/große/großer/großes;grande/grandes;grand/grande;grande/grandi;grande/grandes;groot/grote;duży/duża/duże
medium;mittel/mittlere/mittlerer;mediano/mediana/medio;moyen/moyenne;medio/media;médio/média;middel/middelgroot/medium;średni/średnia/średnie
long;lang/lange/langes;largo/larga;long/longue;lungo/lunga;longo/longa/comprido;lang/lange;długi/długa/długie
short;kurz/kurze/kurzes;corto/corta;court/courte;corto/corta/breve;curto/curta;kort/korte;krótki/krótka/krótkie
adult/adults;erwachsene/erwachsener/erwachsen;adulto/adultos/adulta;adulte/adultes;adulto/adulti;adulto/adultos;volwassene/volwassenen;dorosły/dorosłych/dorosłego/osoba dorosła
teenager/youth;jugendliche/jugendlicher/teenager;adolescente/joven/jóvenes;adolescent/ado/jeune;adolescente/ragazzi/giovane;adolescente/jovem/jovens;tiener/jongere/jeugd;nastolatek/młodzież/młodzieży
woman/women/lady;frau/frauen/damen;mujer/mujeres/señora;femme/femmes/dame;donna/donne/signora;mulher/mulheres/senhora;vrouw/vrouwen/dames;kobieta/kobiet/damskie/pani
man/men/gentleman;mann/männer/herren;hombre/hombres/caballero;homme/hommes;uomo/uomini;homem/homens;man/mannen/heren;mężczyzna/męski/męskie
husband/wife/partner;mann/frau/ehemann/ehefrau/partner;marido/esposa/mujer/pareja;mari/femme/conjoint;marito/moglie/compagno;marido/esposa/parceiro;man/vrouw/partner;mąż/żona/partner
friend/friends;freund/freunde/freundin;amigo/amigos/amiga;ami/amis/amie;amico/amici/amica;amigo/amigos/amiga;vriend/vrienden/vriendin;przyjaciel/znajomi/kolega
guest/guests;gast/gäste;huésped/invitado/invitados;invité/hôte/invités;ospite/ospiti;hóspede/convidado/convidados;gast/gasten;gość/goście/gości
customer/customers;kunde/kunden;cliente/clientes;client/clients;cliente/clienti;cliente/clientes;klant/klanten;klient/klienci
seat/seats;sitz/sitze/sitzplatz/sitzplätze;asiento/asientos/plaza;siège/places assises/place;posto/posti/sedile;lugar/lugares/assento;zitplaats/stoel/plaats;miejsce/miejsca/siedzenie
place/spot/space;platz/plätze/stelle;sitio/lugar/plaza/espacio;place/endroit/emplacement;posto/luogo/spazio;lugar/sítio/espaço/vaga;plek/plaats/ruimte;miejsce/miejsca
station/train station;bahnhof/station/haltestelle;estación/parada;gare/station/arrêt;stazione/fermata;estação/paragem/estação de trem;station/halte;dworzec/stacja/przystanek
train;zug/bahn/züge;tren;train;treno;comboio/trem;trein;pociąg/pociągiem
bus;bus/busse;autobús/bus;bus/autobus;autobus/bus;autocarro/ônibus;bus;autobus/autobusem
subway/metro;u-bahn/metro;metro;métro;metropolitana/metro;metro/metrô;metro;metro
street/road;straße;calle/carretera;rue/route;via/strada;rua/estrada;straat/weg;ulica/droga
town/city/center;stadt/zentrum/innenstadt;ciudad/centro;ville/centre;città/centro;cidade/centro;stad/centrum;miasto/centrum
building;gebäude/haus;edificio;bâtiment/immeuble;edificio/palazzo;edifício/prédio;gebouw;budynek/budynku
garden/yard;garten/hof;jardín/patio;jardin/cour;giardino/cortile;jardim/quintal;tuin;ogród/ogrodzie
house/home;haus/hause/zuhause;casa/domicilio;maison/domicile;casa/domicilio;casa/domicílio;huis/thuis;dom/domu
kitchen;küche;cocina;cuisine;cucina;cozinha;keuken;kuchnia/kuchni
bathroom/shower;bad/badezimmer/dusche;baño/ducha;salle de bain/douche;bagno/doccia;banheiro/casa de banho/chuveiro/duche;badkamer/douche;łazienka/prysznic
bed;bett/betten;cama/camas;lit/lits;letto/letti;cama/camas;bed/bedden;łóżko/łóżka
towel;handtuch/handtücher;toalla/toallas;serviette/serviettes;asciugamano/asciugamani;toalha/toalhas;handdoek/handdoeken;ręcznik/ręczniki
fridge;kühlschrank;nevera/frigorífico/refrigerador;frigo/réfrigérateur;frigorifero/frigo;frigorífico/geladeira;koelkast;lodówka/lodówce
television/tv;fernseher/fernsehen/tv;televisión/tele/tv;télévision/télé/tv;televisione/tv;televisão/tv;televisie/tv;telewizor/tv
sea/ocean/coast;meer/see/küste;mar/costa/océano;mer/océan/côte;mare/costa/oceano;mar/costa/oceano;zee/kust;morze/morzem/wybrzeże
mountain;berg/berge;montaña/monte;montagne;montagna/monte;montanha/serra;berg/bergen;góra/góry/górach
river/lake;fluss/see;río/lago;rivière/fleuve/lac;fiume/lago;rio/lago;rivier/meer;rzeka/jezioro
rowing boat/row;ruderboot/rudern;bote de remos/barca de remos/remo;barque/bateau à rames/aviron;barca a remi;barco a remos/remo;roeiboot/roeien;łódź wiosłowa/łódka/wiosłowa
boat;boot/boote/schiff;barco/barca/bote/lancha;bateau/barque;barca/barche/battello;barco/bote;boot/boten/schip;łódź/łódka/łodzi/łódki/statek
kayak/canoe;kajak/kanu;kayak/canoa/piragua;kayak/canoë;kayak/canoa;caiaque/canoa;kajak/kano;kajak/kajaka
life jacket;schwimmweste/rettungsweste;chaleco salvavidas;gilet de sauvetage;giubbotto salvagente;colete salva-vidas;zwemvest/reddingsvest;kamizelka ratunkowa
weather/rain;wetter/regen;tiempo/lluvia/llueve;météo/temps/pluie;tempo/pioggia/piove;tempo/chuva;weer/regen;pogoda/deszcz
wind;wind;viento;vent;vento;vento;wind;wiatr
snow;schnee;nieve;neige;neve;neve;sneeuw;śnieg
sun;sonne;sol;soleil;sole;sol;zon;słońce
light;licht/lampe;luz;lumière;luce;luz;licht;światło
noise/quiet;lärm/laut/ruhig/ruhe;ruido/tranquilo/silencio;bruit/calme/silence;rumore/tranquillo/silenzio;barulho/sossegado/silêncio;lawaai/rustig/stilte;hałas/cisza/cicho
smell;geruch/riecht;olor/huele;odeur/sent;odore/puzza;cheiro/cheira;geur/ruikt;zapach/pachnie
hole;loch/löcher;agujero/roto;trou;buco;buraco;gat;dziura
stain;fleck/flecken;mancha/manchas;tache/taches;macchia/macchie;mancha/nódoa;vlek/vlekken;plama/plamy
broken;kaputt/defekt/gebrochen;roto/rota/estropeado/averiado;cassé/cassée/en panne;rotto/rotta/guasto;partido/quebrado/avariado;kapot/stuk/gebroken;zepsuty/zepsuta/uszkodzony
lost;verloren/vergessen;perdido/perdida/olvidado;perdu/oublié;perso/smarrito/dimenticato;perdido/esquecido;verloren/kwijt/vergeten;zgubiony/zgubiłem/zgubiłam/zapomniałem
found;gefunden;encontrado/hallado;trouvé/trouvés;trovato/trovati;encontrado/achado;gevonden;znaleziony/znalezione
keep/store;aufbewahren/lagern/behalten/halten;guardar/conservar;garder/conserver/stocker;conservare/tenere/custodire;guardar/conservar;bewaren/houden;przechowywać/trzymać
send/ship;schicken/senden/versenden/verschicken;enviar/mandar;envoyer/expédier;spedire/inviare/mandare;enviar/mandar;sturen/verzenden/opsturen;wysłać/wysyłać/wysyłka
receive/get;bekommen/erhalten/kriegen;recibir/conseguir/obtener;recevoir/obtenir;ricevere/ottenere;receber/obter;krijgen/ontvangen;dostać/otrzymać
give;geben/gibt;dar/dan/dáis;donner/donnez;dare/date;dar/dão;geven/geeft;dać/dajecie
take;nehmen/nimmt/mitnehmen;llevar/tomar/coger;prendre/prenez/emporter;prendere/portare;levar/tomar;nemen/meenemen;wziąć/brać/zabrać
leave/drop off;abgeben/lassen/dalassen/bringen;dejar/entregar;laisser/déposer;lasciare/consegnare;deixar/entregar;achterlaten/afgeven/brengen;zostawić/oddać
arrive/arrival;ankommen/ankunft/anreise;llegar/llegada;arriver/arrivée;arrivare/arrivo;chegar/chegada;aankomen/aankomst;przyjechać/przyjazd/przybycie
go/drive;fahren/gehen/fährt;ir/conducir;aller/conduire;andare/guidare;ir/conduzir/dirigir;gaan/rijden;jechać/iść/prowadzić
walk/on foot;fuß/laufen/spazieren/gehen;andar/a pie/caminar/pasear;marcher/à pied/promener;camminare/a piedi/passeggiare;andar/a pé/caminhar;lopen/te voet/wandelen;pieszo/spacer/chodzić
run/running;laufen/rennen/joggen;correr;courir/course;correre/corsa;correr/corrida;rennen/hardlopen;biegać/bieg
sit/sit down;sitzen/hinsetzen;sentarse/sentar;s'asseoir/asseoir;sedersi/sedere;sentar;zitten;siedzieć/usiąść
sleep/stay overnight;schlafen/übernachten/übernachtung;dormir/pernoctar/noche;dormir/nuit/nuitée;dormire/pernottare/notte;dormir/pernoitar/noite;slapen/overnachten/nacht;spać/nocować/nocleg
eat;essen/isst;comer;manger;mangiare;comer;eten;jeść/zjeść
cook;kochen/gekocht;cocinar;cuisiner/cuire;cucinare;cozinhar;koken;gotować
learn;lernen;aprender;apprendre;imparare;aprender;leren;uczyć/nauczyć/nauka
teach;unterrichten/unterrichtet/lehrt;enseñar/enseña/imparte/da clase;enseigner/enseigne/donne;insegnare/insegna;ensinar/ensina/dá;lesgeven/geeft les;uczyć/uczy/prowadzi
speak/talk;sprechen/spricht/reden;hablar/habla/hablan/habláis;parler/parle/parlez;parlare/parla/parlate;falar/fala/falam;spreken/spreekt/praten;mówić/mówi/rozmawiać
read;lesen;leer;lire;leggere;ler;lezen;czytać
write;schreiben;escribir;écrire;scrivere;escrever;schrijven;pisać/napisać
buy;kaufen/gekauft;comprar;acheter;comprare/acquistare;comprar;kopen;kupić/kupować
sell;verkaufen/verkauft;vender/venden/vendéis;vendre/vendez;vendere/vendete;vender/vendem;verkopen/verkoopt;sprzedawać/sprzedajecie
rent/hire;mieten/leihen/ausleihen/vermieten/verleih;alquilar/rentar/alquiler;louer/location;noleggiare/affittare/noleggio;alugar/arrendar/aluguer;huren/verhuur/lenen;wynająć/wypożyczyć/wypożyczenie
borrow/lend;leihen/ausleihen/verleihen;prestar/prestado;emprunter/prêter;prestare/prestito;emprestar/emprestado;lenen/uitlenen;pożyczyć/wypożyczyć
use;benutzen/verwenden/nutzen;usar/utilizar;utiliser;usare/utilizzare;usar/utilizar;gebruiken;używać/użyć/korzystać
try/try on;probieren/anprobieren/testen;probar/probarse;essayer;provare;experimentar/provar;proberen/passen;spróbować/przymierzyć
wash;waschen/wäsche;lavar/lavado;laver/lavage;lavare/lavaggio;lavar/lavagem;wassen;prać/myć/mycie
cut;schneiden/schnitt;cortar/corte;couper/coupe;tagliare/taglio;cortar/corte;knippen/snijden;ciąć/strzyżenie/obciąć
hair;haar/haare;pelo/cabello;cheveux;capelli;cabelo;haar/haren;włosy/włosów
nail/nails;nagel/nägel/krallen;uña/uñas;ongle/ongles/griffes;unghia/unghie;unha/unhas;nagel/nagels;paznokieć/paznokcie/pazury
puppy;welpe/welpen;cachorro/cachorros;chiot/chiots;cucciolo/cuccioli;filhote/cachorro;pup/puppy/pups;szczeniak/szczeniaki/szczenię
kitten;kätzchen;gatito/gatitos;chaton/chatons;gattino/gattini;gatinho/gatinhos;kitten/poesje;kociak/kotek/kocięta
bike/bicycle;fahrrad/rad/velo/fahrräder;bicicleta/bici;vélo/vélos/bicyclette;bicicletta/bici;bicicleta/bike;fiets/fietsen;rower/roweru/rowery
helmet;helm/helme;casco/cascos;casque/casques;casco/caschi;capacete;helm/helmen;kask/kasku
wheel;rad/räder;rueda/ruedas;roue/roues;ruota/ruote;roda/rodas;wiel/wielen;koło/koła
chain;kette;cadena;chaîne;catena;corrente;ketting;łańcuch/łańcucha
light bulb;glühbirne;bombilla;ampoule;lampadina;lâmpada;gloeilamp;żarówka
lens/lenses;linse/linsen/glas/gläser;lente/lentes/lentilla/cristal;lentille/verre/verres;lente/lenti;lente/lentes;lens/lenzen/glazen;soczewka/soczewki/szkła
frame;fassung/rahmen/gestell;montura/marco;monture/cadre;montatura/cornice;armação/moldura;montuur/lijst;oprawka/oprawki/rama
gold;gold/golden;oro;or;oro;ouro;goud;złoto/złoty
silver;silber;plata;argent;argento;prata;zilver;srebro/srebrny
level;stufe/niveau/level;nivel;niveau;livello;nível;niveau;poziom
beginner/beginners;anfänger/einsteiger;principiante/principiantes;débutant/débutants;principiante/principianti;iniciante/principiante;beginner/beginners;początkujący/początkujących
term/semester;semester/trimester/halbjahr;trimestre/curso/semestre;trimestre/semestre;trimestre/semestre;período/semestre;semester/periode;semestr/trymestr
start/begin;beginn/anfang/beginnt/starten/startet;empezar/comienzo/inicio/empieza;commencer/début/commence;iniziare/inizio/inizia;começar/início/começa;begin/begint/starten;początek/zaczyna/rozpoczęcie
end/finish;ende/schluss/endet/aufhören;terminar/fin/final/acaba;finir/fin/termine;finire/fine/termina;terminar/fim/acaba;einde/eindigt/stoppen;koniec/kończy/zakończenie
first;erste/erster/erstes/ersten;primero/primera/primer;premier/première;primo/prima;primeiro/primeira;eerste;pierwszy/pierwsza/pierwsze
last;letzte/letzter/letztes/letzten;último/última;dernier/dernière;ultimo/ultima;último/última;laatste;ostatni/ostatnia/ostatnie
next;nächste/nächster/nächstes/nächsten;próximo/próxima/siguiente;prochain/prochaine/suivant;prossimo/prossima;próximo/próxima/seguinte;volgende;następny/następna/następne
again/once more;nochmal/wieder/erneut;otra vez/de nuevo;encore/de nouveau;di nuovo/ancora;outra vez/de novo/novamente;opnieuw/weer/nogmaals;ponownie/znowu
without;ohne;sin;sans;senza;sem;zonder;bez
extra/additional;extra/zusätzlich/zusatz;extra/adicional;supplémentaire/supplément/extra;extra/aggiuntivo/supplementare;extra/adicional;extra/aanvullend;dodatkowy/dodatkowo/dodatkowa
free/vacant;frei/freie/verfügbar;libre/libres/disponible;libre/libres/disponible;libero/liberi/disponibile;livre/livres/disponível;vrij/beschikbaar;wolny/wolne/dostępny
cap/swimming cap/hat;mütze/kappe/badekappe/hut;gorro/gorra/sombrero;bonnet/casquette/chapeau;cuffia/cappello;touca/gorro/boné/chapéu;muts/badmuts/pet/hoed;czapka/czepek/kapelusz
racket/paddle;schläger;raqueta/pala;raquette/pagaie;racchetta/pagaia;raquete/remo;racket/peddel;rakieta/wiosło
ball;ball/bälle;pelota/balón;balle/ballon;palla/pallone;bola;bal;piłka
flip-flops/slippers;badeschlappen/hausschuhe/schlappen;chanclas/zapatillas;tongs/claquettes/chaussons;ciabatte/infradito;chinelos;slippers/badslippers;klapki/kapcie
padlock/lock;schloss/vorhängeschloss;candado/cerradura;cadenas/serrure;lucchetto/serratura;cadeado/fechadura;slot/hangslot;kłódka/zamek
apron;schürze;delantal;tablier;grembiule;avental;schort;fartuch
knife;messer;cuchillo;couteau;coltello;faca;mes;nóż
noodles/pasta;nudeln/pasta;pasta/fideos;pâtes/nouilles;pasta;massa;pasta/noedels;makaron
button;knopf/knöpfe;botón/botones;bouton/boutons;bottone/bottoni;botão/botões;knoop/knopen;guzik/guziki
zipper/zip;reißverschluss;cremallera/cierre;fermeture éclair/zip;cerniera/zip;fecho/zíper;rits;zamek/suwak
sleeve;ärmel;manga/mangas;manche/manches;manica/maniche;manga/mangas;mouw/mouwen;rękaw/rękawy
curtain;vorhang/vorhänge/gardine;cortina/cortinas;rideau/rideaux;tenda/tende;cortina/cortinado;gordijn/gordijnen;zasłona/firana/zasłony
shorten/hem;kürzen/gekürzt;acortar/bajo;raccourcir/ourlet;accorciare/orlo;encurtar/bainha;inkorten/zoom;skrócić/skracanie
military/veteran;militär/soldat/veteran/bundeswehr;militar/militares/veterano;militaire/militaires/ancien combattant;militare/militari/veterano;militar/militares/veterano;militair/veteraan/defensie;wojskowy/weteran/żołnierz
guitar;gitarre;guitarra;guitare;chitarra;guitarra/violão;gitaar;gitara/gitarze
helicopter;hubschrauber;helicóptero/helipuerto;hélicoptère;elicottero;helicóptero;helikopter;helikopter/śmigłowiec
fan/ventilator;ventilator;ventilador;ventilateur;ventilatore;ventilador/ventoinha;ventilator;wentylator
hairdryer;föhn/haartrockner;secador;sèche-cheveux;asciugacapelli/phon;secador;föhn/haardroger;suszarka
umbrella/parasol;regenschirm/sonnenschirm;paraguas/sombrilla;parapluie/parasol;ombrello/ombrellone;guarda-chuva/guarda-sol;paraplu/parasol;parasol/parasolka
crutch/crutches;krücke/krücken;muleta/muletas;béquille/béquilles;stampella/stampelle;muleta/muletas;kruk/krukken;kule/kula
situated/located;liegt/befindet/gelegen;situado/situados/ubicado/ubicados/encuentra;situé/situés/située/trouve/trouvez;situato/situati/trova/trovate;situado/localizado/fica;gelegen/gevestigd/zit;położony/znajduje/znajdujecie/mieści
`;

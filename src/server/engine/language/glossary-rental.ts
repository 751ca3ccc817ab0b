/** More rows of the glossary: things that are rented, sold or booked: tools, rooms, sport, gardens, moves and events. */
export const glossaryRental = `
mini digger/mini excavator/digger/excavator;minibagger/bagger;miniexcavadora/excavadora/mini excavadora;mini-pelle/minipelle/pelleteuse;miniescavatore/escavatore;miniescavadora/escavadora;minigraver/graafmachine/graver;minikoparka/koparka/minikoparki/koparki
drill;bohrmaschine/bohrer;taladro/taladradora;perceuse;trapano;berbequim/furadeira;boormachine/boor;wiertarka/wiertarki
hammer drill/rotary hammer;bohrhammer/schlagbohrmaschine;martillo perforador/taladro percutor;perforateur/perceuse à percussion;tassellatore/trapano a percussione;martelo perfurador;boorhamer/klopboormachine;młotowiertarka/wiertarka udarowa
jackhammer/breaker/demolition hammer;abbruchhammer/presslufthammer;martillo demoledor/martillo neumático;marteau-piqueur/brise-béton;martello demolitore/martello pneumatico;martelo demolidor/martelo pneumático;sloophamer/breekhamer;młot wyburzeniowy/młot udarowy
sander/floor sander;schleifmaschine/schleifer/parkettschleifmaschine;lijadora/pulidora;ponceuse;levigatrice;lixadora/lixadeira;schuurmachine/vloerschuurmachine;szlifierka/cykliniarka
chainsaw/saw;kettensäge/motorsäge/säge;motosierra/sierra;tronçonneuse/scie;motosega/sega;motosserra/serra;kettingzaag/zaag;pilarka/piła/piła łańcuchowa
lawn mower/lawnmower/mower;rasenmäher/mäher;cortacésped/cortadora de césped;tondeuse/tondeuse à gazon;tosaerba/tagliaerba;corta-relva/cortador de grama;grasmaaier;kosiarka/kosiarki
hedge trimmer;heckenschere;cortasetos/recortasetos;taille-haie;tagliasiepi;corta-sebes;heggenschaar;nożyce do żywopłotu
ladder;leiter;escalera/escalera de mano;échelle;scala;escada/escadote;ladder;drabina/drabiny
scaffolding/scaffold/tower;gerüst/rollgerüst;andamio/andamios;échafaudage;ponteggio/trabattello;andaime;steiger/rolsteiger;rusztowanie/rusztowania
generator;stromerzeuger/generator/stromaggregat;generador/grupo electrógeno;groupe électrogène/générateur;generatore;gerador;generator/aggregaat;agregat/agregat prądotwórczy/generator
pressure washer;hochdruckreiniger;hidrolimpiadora;nettoyeur haute pression/karcher;idropulitrice;lavadora de alta pressão/máquina de pressão;hogedrukreiniger;myjka ciśnieniowa/myjki ciśnieniowej
concrete mixer/cement mixer;betonmischer;hormigonera;bétonnière;betoniera;betoneira;betonmolen;betoniarka/betoniarki
concrete/cement;beton/zement;hormigón/cemento;béton/ciment;calcestruzzo/cemento;betão/concreto/cimento;beton/cement;beton/cement
plate compactor/compactor/wacker;rüttelplatte;placa compactadora/bandeja vibradora/compactadora;plaque vibrante;piastra vibrante/costipatore;placa compactadora/placa vibratória;trilplaat;zagęszczarka/ubijarka
dumper;dumper;dumper/volquete;dumper/tombereau;dumper;dumper;dumper;wozidło/dumper
trailer;anhänger;remolque;remorque;rimorchio;reboque;aanhanger/aanhangwagen;przyczepa/przyczepka
carpet cleaner/upholstery cleaner;teppichreiniger/polsterreiniger;limpiadora de alfombras/limpiamoquetas;shampouineuse/nettoyeur de moquette;lavamoquette;lavadora de carpetes;tapijtreiniger;odkurzacz piorący/maszyna do dywanów
vacuum cleaner/vacuum;staubsauger;aspiradora/aspirador;aspirateur;aspirapolvere;aspirador;stofzuiger;odkurzacz
dehumidifier;luftentfeuchter/bautrockner;deshumidificador;déshumidificateur;deumidificatore;desumidificador;ontvochtiger/bouwdroger;osuszacz
wheelbarrow;schubkarre;carretilla;brouette;carriola;carrinho de mão;kruiwagen;taczka
tile cutter/tile/tiles;fliesenschneider/fliese/fliesen;cortadora de azulejos/azulejo/baldosas;coupe-carreaux/carrelage;tagliapiastrelle/piastrelle;cortador de azulejos/azulejo;tegelsnijder/tegels;przecinarka do płytek/płytki
truck/lorry;lkw/lastwagen/laster;camión;camion;camion;camião/caminhão;vrachtwagen;ciężarówka
removal van/moving van/moving truck;umzugswagen/transporter/umzugs-lkw;furgoneta/camión de mudanzas;camionnette/camion de déménagement/fourgon;furgone/camion per traslochi;carrinha de mudanças/caminhão de mudança;verhuiswagen/bestelbus/busje;samochód do przeprowadzki/furgonetka
mover/movers/helper;umzugshelfer/möbelpacker/helfer;mozo/mozos/operario/operarios;déménageur/déménageurs;traslocatore/traslocatori/facchino;carregador/carregadores;verhuizer/verhuizers;tragarz/tragarze/pracownik
moving box/moving boxes/cardboard box;umzugskarton/umzugskartons/karton;caja de mudanza/cajas de cartón/cajas;carton/cartons/carton de déménagement;scatolone/scatoloni/scatole;caixa de mudança/caixas de cartão/caixas;verhuisdoos/verhuisdozen/doos;karton/kartony/pudełko
packing/pack/unpack;packen/einpacken/auspacken/verpacken;embalaje/embalar/empaquetar/desembalar;emballage/emballer/déballer;imballaggio/imballare;embalagem/embalar/desembalar;inpakken/uitpakken/verpakken;pakowanie/spakować/rozpakować
tools/equipment/gear;werkzeug/geräte/ausrüstung;herramienta/herramientas/equipo/material;outils/outillage/matériel/équipement;attrezzi/attrezzatura/utensili;ferramentas/equipamento/material;gereedschap/materieel/uitrusting;narzędzia/sprzęt/wyposażenie
day rate/daily rate/per day/a day/one day;tagespreis/tagesmiete/pro tag/am tag/ein tag/einen tag;precio por día/tarifa diaria/por día/al día/un día;tarif journalier/par jour/la journée/une journée/un jour;tariffa giornaliera/al giorno/un giorno;preço por dia/diária/por dia/um dia;dagtarief/per dag/een dag;stawka dzienna/za dzień/na dzień/dziennie/jeden dzień
weekly rate/per week/a week/one week;wochenpreis/wochenmiete/pro woche/die woche/eine woche;precio por semana/tarifa semanal/por semana/a la semana/una semana;tarif à la semaine/par semaine/une semaine;tariffa settimanale/a settimana/una settimana;preço semanal/por semana/uma semana;weektarief/per week/een week;stawka tygodniowa/za tydzień/na tydzień/tygodniowo/jeden tydzień
marquee/party tent/gazebo;partyzelt/festzelt/pavillon;carpa/carpas;chapiteau/barnum/tonnelle;tensostruttura/gazebo;tenda para festas/tenda;partytent;namiot imprezowy/pawilon
chair/chairs;stuhl/stühle;silla/sillas;chaise/chaises;sedia/sedie;cadeira/cadeiras;stoel/stoelen;krzesło/krzesła
speaker/sound system/pa system;lautsprecher/musikanlage/tonanlage;altavoz/altavoces/equipo de sonido;enceinte/sono/sonorisation;cassa/casse/impianto audio;coluna/colunas/sistema de som;luidspreker/geluidsinstallatie;głośnik/nagłośnienie
projector/screen;beamer/leinwand;proyector/pantalla;vidéoprojecteur/projecteur/écran;proiettore/schermo;projetor/tela;beamer/scherm;projektor/rzutnik/ekran
child seat/car seat;kindersitz;silla infantil/silla de niño/sillita;siège enfant/siège bébé;seggiolino;cadeirinha/cadeira de criança;kinderzitje/kinderstoeltje;fotelik/fotelik dziecięcy
tandem;tandem;tándem;tandem;tandem;tandem;tandem;tandem
snorkel/mask/fins;schnorchel/taucherbrille/flossen;tubo/gafas de buceo/aletas/esnórquel;tuba/masque/palmes;boccaglio/maschera/pinne;tubo/máscara/barbatanas;snorkel/duikbril/zwemvliezen;rurka/maska/płetwy
ski poles/poles;skistöcke/stöcke;bastones/bastones de esquí;bâtons/bâtons de ski;bastoncini/racchette;bastões;skistokken/stokken;kijki/kijki narciarskie
goggles/ski goggles/swim goggles;skibrille/schwimmbrille;gafas de esquí/gafas de natación;masque de ski/lunettes de natation/lunettes de piscine;occhialini/maschera da sci;óculos de esqui/óculos de natação;skibril/zwembril/duikbril;gogle/okularki pływackie/okularki
dormitory/dorm/shared room/bunk;schlafsaal/mehrbettzimmer/gemeinschaftszimmer;dormitorio compartido/habitación compartida/litera/dormitorio;dortoir/chambre partagée;dormitorio/camerata/camera condivisa;dormitório/quarto partilhado/camarata;slaapzaal/gedeelde kamer;pokój wieloosobowy/sala wieloosobowa
twin beds/two beds;zwei betten/zwei einzelbetten;dos camas/camas separadas;lits jumeaux/deux lits;letti singoli/due letti/letti separati;duas camas/camas separadas;twee bedden/twee eenpersoonsbedden;dwa łóżka/oddzielne łóżka
departure day/day of departure/leave the room/vacate;abreisetag/abreise/zimmer verlassen/zimmer räumen;día de salida/dejar la habitación/salida;jour du départ/départ/libérer la chambre/quitter la chambre;giorno della partenza/lasciare la camera/partenza;dia de saída/deixar o quarto/saída;vertrekdag/vertrek/kamer verlaten;dzień wyjazdu/wymeldowanie/opuścić pokój
half board;halbpension;media pensión;demi-pension;mezza pensione;meia pensão;halfpension;niepełne wyżywienie/obiadokolacja
full board;vollpension;pensión completa;pension complète;pensione completa;pensão completa;volpension;pełne wyżywienie
airport transfer/transfer/airport pick-up;flughafentransfer/transfer;traslado al aeropuerto/traslado/transfer;navette aéroport/transfert/transfert aéroport;navetta aeroporto/transfer/navetta;transfer/transporte do aeroporto;transfer/luchthavenvervoer;transfer z lotniska/transfer
pillow/blanket;kissen/decke/bettdecke;almohada/manta;oreiller/couverture;cuscino/coperta;almofada/cobertor/travesseiro;kussen/deken;poduszka/koc/kołdra
sheets/bedding;bettwäsche/bettlaken/laken;sábanas/ropa de cama;draps/linge de lit;lenzuola/biancheria;lençóis/roupa de cama;lakens/beddengoed;pościel/prześcieradła
kettle/coffee maker;wasserkocher/kaffeemaschine;hervidor/cafetera;bouilloire/cafetière;bollitore/macchina del caffè;chaleira/cafeteira;waterkoker/koffiezetapparaat;czajnik/ekspres do kawy
washing machine/dryer;waschmaschine/trockner/wäschetrockner;lavadora/secadora;machine à laver/lave-linge/sèche-linge;lavatrice/asciugatrice;máquina de lavar/máquina de secar/secadora;wasmachine/droger;pralka/suszarka
sofa bed;schlafsofa/schlafcouch;sofá cama;canapé-lit/canapé convertible;divano letto;sofá-cama;slaapbank;sofa rozkładana/wersalka
bowling lane/alley/bowling alley;bowlingbahn/kegelbahn/bahn/bahnen;pista/pistas/pista de bolos;piste/pistes/piste de bowling;pista/piste/pista da bowling;pista/pistas;bowlingbaan/baan/banen;tor/tory/kręgielnia
bowling shoes/climbing shoes/shoe hire/shoe rental;bowlingschuhe/kletterschuhe/leihschuhe;zapatos de bolos/pies de gato/alquiler de zapatos;chaussures de bowling/chaussons d'escalade/location de chaussures;scarpe da bowling/scarpette/noleggio scarpe;sapatos de bowling/pés de gato/aluguer de sapatos;bowlingschoenen/klimschoenen/schoenhuur;buty do kręgli/buty wspinaczkowe/wypożyczenie butów
court/field;platz/spielfeld/tennisplatz;pista/cancha/campo;court/terrain;campo;campo/quadra/court;baan/veld/tennisbaan;kort/boisko
game/round/match;spiel/runde/partie;partida/juego/ronda;partie/jeu;partita/gioco;partida/jogo;spel/ronde/potje;gra/runda/partia
off-peak;nebenzeit/nebensaison;hora valle/temporada baja/horas valle;heures creuses/basse saison;fascia bassa/bassa stagione/fuori orario di punta;fora de pico/época baixa;daluren/laagseizoen;poza szczytem/poza sezonem
peak/peak time;hauptzeit/stoßzeit/hauptsaison;hora punta/temporada alta/horas punta;heures pleines/haute saison;ora di punta/alta stagione;hora de ponta/época alta;piekuren/hoogseizoen;godziny szczytu/szczyt
family ticket/family pass;familienkarte/familienticket;entrada familiar/bono familiar/ticket familiar;billet famille/forfait famille;biglietto famiglia/biglietto famiglie;bilhete família/bilhete familiar;gezinskaart/familieticket;bilet rodzinny
reduced ticket/concession/reduced;ermäßigt/ermäßigung/ermäßigte karte;entrada reducida/reducida/reducido;tarif réduit/réduit;ridotto/biglietto ridotto;bilhete reduzido/reduzido;gereduceerd/korting/gereduceerd tarief;bilet ulgowy/ulgowy/ulga
audio guide;audioguide;audioguía;audioguide;audioguida;audioguia/guia áudio;audiogids/audiotour;audioprzewodnik
school group/school class;schulklasse/schulgruppe;grupo escolar/colegio/grupos escolares;groupe scolaire/classe;scolaresca/gruppo scolastico;grupo escolar/turma;schoolgroep/schoolklas;grupa szkolna/klasa
meeting room/conference room;besprechungsraum/meetingraum/konferenzraum/sitzungszimmer;sala de reuniones/sala de juntas;salle de réunion;sala riunioni/sala meeting;sala de reuniões;vergaderruimte/vergaderzaal;sala konferencyjna/salka/sala spotkań
desk/hot desk/workspace;schreibtisch/arbeitsplatz;mesa/puesto/escritorio/puesto de trabajo;bureau/poste de travail/poste;scrivania/postazione;secretária/mesa/posto de trabalho;bureau/werkplek/flexplek;biurko/stanowisko
mailbox/mail forwarding/business address;postfach/postweiterleitung/geschäftsadresse;buzón/reenvío de correo/domiciliación;boîte aux lettres/domiciliation/réexpédition du courrier;casella postale/domiciliazione/inoltro posta;caixa de correio/domiciliação/reencaminhamento;postbus/postadres/post doorsturen;skrytka pocztowa/adres firmy/wirtualny adres
hall/venue/function room;saal/veranstaltungsraum/festsaal;salón/sala/local;salle/salle des fêtes;sala/salone;salão/sala/espaço;zaal/feestzaal/locatie;sala/lokal/sala bankietowa
bouquet/bunch of flowers;strauß/blumenstrauß/sträuße;ramo/ramo de flores/ramos;bouquet/bouquet de fleurs/bouquets;mazzo di fiori/bouquet/mazzo;ramo/ramo de flores/buquê;boeket/bos bloemen/boeketten;bukiet/bukiety/bukiet kwiatów
rose/roses;rose/rosen;rosa/rosas;rose/roses;rosa/rose;rosa/rosas;roos/rozen;róża/róże/róż
wreath/funeral wreath;kranz/trauerkranz;corona/corona fúnebre/corona de flores;couronne/couronne mortuaire;corona/corona funebre;coroa/coroa fúnebre;krans/rouwkrans;wieniec/wieńce
balloon/balloons;luftballon/ballons/luftballons;globo/globos;ballon/ballons;palloncino/palloncini;balão/balões;ballon/ballonnen;balon/balony
soil/potting soil/topsoil;erde/blumenerde/mutterboden;tierra/sustrato/tierra vegetal;terre/terreau/terre végétale;terra/terriccio;terra/substrato/terra vegetal;aarde/potgrond/tuinaarde;ziemia/ziemia ogrodowa/podłoże
compost/manure;kompost/dünger/mist;compost/estiércol/abono;compost/fumier;compost/letame;composto/estrume;compost/mest;kompost/obornik
mulch/bark;rindenmulch/mulch;corteza/mantillo;paillis/écorce/écorces;pacciame/corteccia;casca de pinheiro/mulch;boomschors/mulch;kora/ściółka
gravel/sand;kies/sand/schotter;grava/arena;gravier/sable;ghiaia/sabbia;gravilha/areia;grind/zand;żwir/piasek
tree/trees;baum/bäume;árbol/árboles;arbre/arbres;albero/alberi;árvore/árvores;boom/bomen;drzewo/drzewa/drzewko
shrub/hedge/bush;strauch/hecke/sträucher;arbusto/seto/arbustos;arbuste/haie/arbustes;arbusto/siepe/cespuglio;arbusto/sebe;struik/heg/haag;krzew/żywopłot/krzewy
seeds/seedlings;samen/saatgut/setzlinge;semillas/plantones;graines/semences/plants;semi/piantine;sementes/mudas;zaden/zaailingen;nasiona/sadzonki
pot/planter;topf/blumentopf/kübel;maceta/tiesto/jardinera;pot/pot de fleurs/jardinière;vaso/fioriera;vaso/floreira;pot/bloempot/plantenbak;doniczka/donica
hardcover/hardback;gebunden/hardcover/gebundenes buch;tapa dura;relié/couverture rigide;copertina rigida;capa dura;hardcover/gebonden;twarda oprawa
paperback;taschenbuch;tapa blanda/bolsillo/libro de bolsillo;livre de poche/poche/broché;tascabile/copertina flessibile;livro de bolso/capa mole;pocket/paperback;miękka oprawa/książka kieszonkowa
children's book/picture book;kinderbuch/bilderbuch/kinderbücher;libro infantil/libros infantiles/cuento/cuentos;livre pour enfants/album jeunesse/livres jeunesse;libro per bambini/libri per bambini;livro infantil/livros infantis;kinderboek/prentenboek;książka dla dzieci/bajka/książki dla dzieci
used books/second-hand books;gebrauchte bücher/antiquariat;libros usados/libros de segunda mano;livres d'occasion/livres usagés;libri usati;livros usados/livros em segunda mão;tweedehands boeken;używane książki
reading/author event/book club;lesung/autorenlesung/lesekreis;lectura/presentación/club de lectura;lecture/dédicace/club de lecture;lettura/presentazione/gruppo di lettura;leitura/lançamento/clube de leitura;lezing/boekenclub/leesclub;wieczór autorski/klub książki
flat/apartment;wohnung/appartement;piso/apartamento;appartement;appartamento;apartamento/andar;appartement/flat;mieszkanie/mieszkania
bedroom/bedrooms;schlafzimmer;dormitorio/dormitorios;chambre/chambres à coucher;camera da letto/camere da letto;quarto/quartos;slaapkamer/slaapkamers;sypialnia/sypialnie
office;büro;oficina;bureau;ufficio;escritório;kantoor;biuro/biura
suit/two-piece suit;anzug;traje/trajes;costume;completo/abito da uomo;fato/terno;pak/kostuum;garnitur/garnituru
pillowcase/tablecloth/linen;bettwäsche/tischdecke;mantel/mantelería/funda;nappe/linge de maison/taie;tovaglia/federa/biancheria;toalha de mesa/fronha;tafelkleed/kussensloop;obrus/poszewka
own/your own/my own;eigene/eigenes/eigener/selbst mitgebracht;propio/propia/propios;propre/mon propre/personnel;proprio/propria;próprio/própria;eigen;własny/własna/własne
age/years old/how old;alter/jahre alt/wie alt/mindestalter;edad/años/edad mínima;âge/ans/âge minimum;età/anni/età minima;idade/anos/idade mínima;leeftijd/jaar oud/minimumleeftijd;wiek/lat/minimalny wiek
fee/charge;gebühr/kosten/entgelt;tarifa/coste/cargo;frais/coût/supplément;tariffa/costo/spese;taxa/custo;kosten/tarief/vergoeding;opłata/koszt/opłaty
turnaround/ready/finished/done;fertig/bearbeitungszeit/lieferzeit;listo/lista/terminado/plazo;prêt/prête/délai/terminé;pronto/pronta/tempi;pronto/pronta/prazo;klaar/levertijd/gereed;gotowy/gotowe/czas realizacji
stay/sit in/eat in/for here;hier essen/vor ort/sitzen;tomar aquí/en el local/sentarse;sur place;sul posto/consumare qui;consumir aqui/no local;hier opeten/ter plaatse;na miejscu
`;

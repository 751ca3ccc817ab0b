/** More rows of the glossary: food and drink as guests and customers ask for it. */
export const glossaryFood = `
tub/cup/pot;becher/pappbecher;tarrina/vasito/vaso;pot/petit pot/coupe;coppetta/vaschetta;copo/copinho;bakje/beker;kubek/kubeczek/pucharek
cone;waffel/eiswaffel/hörnchen/eistüte;cucurucho/cono/barquillo;cornet/cône;cono;cone/casquinha;hoorntje/horentje;wafelek/rożek
scoop/scoops/ball;kugel/kugeln;bola/bolas;boule/boules;pallina/palline;bola/bolas;bol/bolletje/bolletjes;gałka/gałki/kulka
flavor/flavors/flavour/flavours;sorte/sorten/geschmack/geschmacksrichtung;sabor/sabores;parfum/parfums/goût/goûts/saveur;gusto/gusti;sabor/sabores;smaak/smaken;smak/smaki/smaków
topping/toppings;streusel/topping/belag;topping/toppings/sirope;garniture/nappage;guarnizione/granella;cobertura;topping;posypka/dodatki
milkshake/shake;milchshake/shake;batido/batidos;milk-shake/milkshake;frappè/frullato;batido/milkshake;milkshake;koktajl mleczny/shake
smoothie;smoothie;batido de frutas/smoothie;smoothie;frullato/smoothie;batido de fruta/smoothie;smoothie;smoothie/koktajl
slush/shaved ice;slush/wassereis;granizado/granizados;granité/granita;granita/granite;granizado/raspadinha;slush/waterijs;granita/lód kruszony
iced coffee;eiskaffee;café con hielo/café helado;café glacé;caffè freddo;café gelado;ijskoffie;kawa mrożona
hot chocolate/cocoa;heiße schokolade/kakao/trinkschokolade;chocolate caliente/chocolate a la taza;chocolat chaud;cioccolata calda;chocolate quente;warme chocolademelk;gorąca czekolada
coffee with milk/latte/white coffee;milchkaffee/latte;café con leche/cortado;café au lait/café crème;caffellatte/latte macchiato;galão/café com leite;koffie verkeerd/latte;kawa z mlekiem/latte
coffee beans/beans;kaffeebohnen/bohnen;café en grano/granos;grains de café/café en grains/grains;chicchi di caffè/caffè in grani;grãos de café/café em grão;koffiebonen/bonen;kawa ziarnista/ziarna
lemonade;limonade/limo;limonada;limonade/citronnade;limonata;limonada;limonade;lemoniada
iced tea;eistee;té helado/té frío;thé glacé;tè freddo;chá gelado;ijsthee;herbata mrożona
draft beer/draught beer/beer on tap;fassbier/bier vom fass;cerveza de barril/caña/cerveza de grifo;bière pression/pression;birra alla spina;imperial/chope/cerveja de pressão;bier van de tap/tapbier;piwo z beczki/piwo lane
pint;halbe/großes bier/pint;pinta/jarra;pinte;pinta/birra media;caneca/pint;pint/groot bier;duże piwo/kufel
house wine;hauswein;vino de la casa/vino de casa;vin maison;vino della casa;vinho da casa;huiswijn;wino domowe
tasting/tastings;verkostung/probe/weinprobe;cata/catas/degustación;dégustation/dégustations;degustazione;prova/degustação;proeverij;degustacja
vinegar;essig;vinagre;vinaigre;aceto;vinagre;azijn;ocet
olives;oliven;aceitunas/olivas;olives;olive;azeitonas;olijven;oliwki
fried egg/fried eggs;spiegelei/spiegeleier;huevo frito/huevos fritos;œuf au plat/œufs au plat;uovo al tegamino/uova fritte;ovo estrelado/ovo frito;spiegelei;jajko sadzone
scrambled eggs;rührei/rühreier;huevos revueltos;œufs brouillés;uova strapazzate;ovos mexidos;roerei;jajecznica
toast;toast/toastbrot;tostada/tostadas;toast/pain grillé/tartine;toast/pane tostato;torrada/tosta;toast/geroosterd brood;tost/grzanka
fried/deep-fried;gebraten/frittiert;frito/frita/fritos;frit/frite/frits;fritto/fritta/fritti;frito/frita;gebakken/gefrituurd;smażony/smażone
grilled/barbecued;gegrillt;a la parrilla/a la plancha/a la brasa;grillé/grillée/grillades;alla griglia/grigliato;grelhado/grelhada;gegrild;grillowany/z grilla
smoked;geräuchert/räucher;ahumado/ahumada;fumé/fumée;affumicato;fumado/defumado;gerookt;wędzony/wędzona
octopus;oktopus/krake;pulpo;poulpe;polpo;polvo;inktvis/octopus;ośmiornica
squid/calamari;tintenfisch/calamari;calamares/calamar/chipirones;calamars/encornets;calamari;lulas;calamares/inktvis;kalmary
mussels/clams;muscheln/miesmuscheln;mejillones/almejas;moules/palourdes;cozze/vongole;mexilhões/amêijoas;mosselen;małże
cod;kabeljau/dorsch;bacalao;cabillaud/morue;merluzzo/baccalà;bacalhau;kabeljauw;dorsz
trout;forelle;trucha;truite;trota;truta;forel;pstrąg
turkey;pute/truthahn;pavo;dinde;tacchino;peru;kalkoen;indyk/indyka
duck;ente;pato;canard;anatra;pato;eend;kaczka/kaczki
rabbit;kaninchen;conejo;lapin;coniglio;coelho;konijn;królik
veal;kalb/kalbfleisch;ternera/ternera blanca;veau;vitello;vitela;kalfsvlees;cielęcina
pork loin/pork chop/chops;kotelett/schweinelende;chuleta/chuletas/lomo;côte de porc/côtelette/filet mignon;braciola/lonza;costeleta/lombo;karbonade/varkenshaas;schab/kotlet schabowy
ribs/spare ribs;rippchen/spareribs;costillas/costillar;travers/côtes levées;costine/costolette;entrecosto/costelas;spareribs/ribben;żeberka
steak/fillet steak/sirloin;steak/rumpsteak/filet;filete/solomillo/entrecot/bistec;steak/entrecôte/faux-filet;bistecca/filetto;bife/lombo;biefstuk/steak;stek/polędwica
roast/joint;braten;asado;rôti;arrosto;assado;gebraad/braadstuk;pieczeń
meatballs;frikadellen/fleischbällchen/buletten;albóndigas;boulettes;polpette;almôndegas;gehaktballen;klopsiki/pulpety
cold cuts/deli meat;aufschnitt/wurstaufschnitt;embutido/embutidos/fiambre;charcuterie;affettati/salumi;enchidos/charcutaria;vleeswaren;wędliny
goose;gans;oca/ganso;oie;oca;ganso;gans;gęś
lentils;linsen;lentejas;lentilles;lenticchie;lentilhas;linzen;soczewica
beans;bohnen;judías/alubias/frijoles;haricots;fagioli;feijão/feijões;bonen;fasola
peas;erbsen;guisantes;petits pois;piselli;ervilhas;erwten;groszek
spinach;spinat;espinacas;épinards;spinaci;espinafres;spinazie;szpinak
cabbage;kohl/kraut;col/repollo;chou;cavolo;couve;kool;kapusta
carrot/carrots;karotte/karotten/möhre/möhren;zanahoria/zanahorias;carotte/carottes;carota/carote;cenoura/cenouras;wortel/wortels;marchew/marchewka
cucumber;gurke/gurken;pepino;concombre;cetriolo;pepino;komkommer;ogórek
pepper/bell pepper/peppers;paprika;pimiento/pimientos;poivron/poivrons;peperone/peperoni;pimento/pimentos;paprika;papryka
eggplant/aubergine;aubergine;berenjena;aubergine;melanzana/melanzane;beringela;aubergine;bakłażan
zucchini/courgette;zucchini;calabacín;courgette;zucchine/zucchina;curgete;courgette;cukinia
corn/sweetcorn;mais;maíz;maïs;mais;milho;mais;kukurydza
asparagus;spargel;espárragos;asperges;asparagi;espargos;asperges;szparagi
peach;pfirsich/pfirsiche;melocotón/durazno;pêche/pêches;pesca/pesche;pêssego;perzik;brzoskwinia
apricot;aprikose/aprikosen/marille;albaricoque;abricot;albicocca;alperce/damasco;abrikoos;morela
melon;melone;melón;melon;melone;melão;meloen;melon
watermelon;wassermelone;sandía;pastèque;anguria/cocomero;melancia;watermeloen;arbuz
pineapple;ananas;piña;ananas;ananas;ananás/abacaxi;ananas;ananas
grape/grapes;traube/trauben;uva/uvas;raisin/raisins;uva;uva/uvas;druif/druiven;winogrono/winogrona
orange/oranges;orange/orangen/apfelsine;naranja/naranjas;orange/oranges;arancia/arance;laranja/laranjas;sinaasappel;pomarańcza/pomarańcze
blueberry/blueberries;heidelbeere/heidelbeeren/blaubeeren;arándano/arándanos;myrtille/myrtilles;mirtillo/mirtilli;mirtilo/mirtilos;blauwe bes/bosbessen;jagoda/jagody/borówki
berries/forest fruit;beeren/waldfrüchte;frutos rojos/frutas del bosque/bayas;fruits rouges/baies;frutti di bosco;frutos vermelhos/frutos silvestres;bessen/bosvruchten;owoce leśne/jagody
mango;mango;mango;mangue;mango;manga;mango;mango
fig/figs;feige/feigen;higo/higos;figue/figues;fico/fichi;figo/figos;vijg/vijgen;figa/figi
mint;minze/pfefferminze;menta/hierbabuena;menthe;menta;hortelã/menta;munt;mięta
ginger;ingwer;jengibre;gingembre;zenzero;gengibre;gember;imbir
herbs/spices;kräuter/gewürze;hierbas/especias;herbes/épices;erbe/spezie;ervas/especiarias;kruiden/specerijen;zioła/przyprawy
caramel/toffee;karamell;caramelo/dulce de leche;caramel;caramello;caramelo;karamel;karmel
dark chocolate;zartbitter/dunkle schokolade/bitterschokolade;chocolate negro/chocolate amargo;chocolat noir;cioccolato fondente/fondente;chocolate negro/chocolate amargo;pure chocolade;gorzka czekolada/ciemna czekolada
white chocolate;weiße schokolade;chocolate blanco;chocolat blanc;cioccolato bianco;chocolate branco;witte chocolade;biała czekolada
whipped cream;sahne/schlagsahne/schlagobers;nata/nata montada;crème chantilly/chantilly/crème fouettée;panna montata/panna;chantilly/natas;slagroom;bita śmietana
ice cream cake/frozen cake;eistorte;tarta helada/pastel helado;gâteau glacé/bûche glacée;torta gelato/semifreddo;bolo gelado;ijstaart;tort lodowy
birthday cake;geburtstagstorte/geburtstagskuchen;tarta de cumpleaños/pastel de cumpleaños;gâteau d'anniversaire;torta di compleanno;bolo de aniversário/bolo de anos;verjaardagstaart;tort urodzinowy
cupcake/cupcakes;cupcake/törtchen;cupcake/magdalena;cupcake;cupcake;cupcake;cupcake;babeczka/cupcake
pie/tart;tarte/pastete;tartaleta/empanada;tarte/tourte;crostata;tarte;vlaai;placek/tarta
apple pie/apple cake;apfelkuchen;tarta de manzana/pastel de manzana;tarte aux pommes;torta di mele/crostata di mele;tarte de maçã/bolo de maçã;appeltaart;szarlotka/jabłecznik
dough/batter;teig;masa;pâte;impasto/pasta;massa;deeg;ciasto
yeast;hefe;levadura;levure;lievito;fermento/levedura;gist;drożdże
flour;mehl;harina;farine;farina;farinha;meel/bloem;mąka
yogurt;joghurt;yogur;yaourt/yoghourt;yogurt;iogurte;yoghurt;jogurt
goat cheese;ziegenkäse;queso de cabra;fromage de chèvre/chèvre;formaggio di capra/caprino;queijo de cabra;geitenkaas;ser kozi
cheese board/cheese platter;käseplatte/käseteller;tabla de quesos;plateau de fromages;tagliere di formaggi;tábua de queijos;kaasplank;deska serów
lunch menu/set menu/set lunch;mittagsmenü/mittagskarte/mittagstisch;menú del día/menú;menu du jour/formule du midi/formule;menù del giorno/menù fisso/menù pranzo;menu do dia/prato do dia;lunchmenu/dagmenu;menu lunchowe/zestaw obiadowy
gluten;gluten;gluten;gluten;glutine;glúten;gluten;gluten
lactose;laktose;lactosa;lactose;lattosio;lactose;lactose;laktoza/laktozy
hot drink/hot drinks;heißgetränk/heißgetränke;bebida caliente/bebidas calientes;boisson chaude/boissons chaudes;bevanda calda/bevande calde;bebida quente/bebidas quentes;warme drank/warme dranken;gorący napój/gorące napoje
corkage;korkgeld;descorche;droit de bouchon;diritto di tappo;taxa de rolha;kurkengeld;korkowe
bar/counter;theke/tresen/bar;barra/mostrador;comptoir/bar;bancone/banco/bar;balcão;bar/toog/balie;bar/lada
at the table/at a table;am tisch;en mesa/en la mesa;à table/en salle;al tavolo;à mesa/na mesa;aan tafel;przy stoliku
waiter/service;bedienung/kellner;camarero/servicio;serveur/service;cameriere/servizio;empregado/serviço;bediening/ober;kelner/obsługa
picnic;picknick;picnic/pícnic;pique-nique;picnic/pic-nic;piquenique;picknick;piknik
`;

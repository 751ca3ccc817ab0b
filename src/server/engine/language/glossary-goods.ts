/** More rows of the glossary: single things that a concept gathers with others, so that a croissant isn't any pastry. */
export const glossaryGoods = `
croissant;croissant/hörnchen/gipfeli;cruasán/croissant/cruasanes;croissant/croissants;cornetto/cornetti/croissant;croissant/croissants;croissant;croissant/rogalik/rogale
tasting room;probierstube/probierraum/verkostungsraum;sala de catas/sala de degustación;salle de dégustation/caveau de dégustation;sala degustazioni/sala degustazione;sala de provas;proeflokaal/proefruimte;sala degustacyjna/degustacja
pretzel;brezel/brezeln/breze/brezen;pretzel/lazo;bretzel;pretzel/brezel;pretzel;krakeling/pretzel;precel/precle
doughnut/donut;krapfen/berliner/donut;dónut/rosquilla/berlina;beignet/donut;bombolone/ciambella/krapfen;bola de berlim/donut;donut/berliner bol;pączek/pączki
muffin;muffin;magdalena/muffin;muffin;muffin;queque/muffin;muffin;babeczka/muffin
cinnamon roll/cinnamon bun;zimtschnecke/zimtschnecken;rollo de canela;roulé à la cannelle/brioche à la cannelle;girella alla cannella;rolo de canela;kaneelbroodje;cynamonka/bułka cynamonowa
baguette;baguette/stangenbrot;baguette/barra de pan/barra;baguette;baguette/filone;baguete/cacete;stokbrood/baguette;bagietka
cheesecake;käsekuchen/cheesecake;tarta de queso;cheesecake/gâteau au fromage;cheesecake/torta al formaggio;cheesecake/tarte de queijo;kwarktaart/cheesecake;sernik/sernika
black forest;schwarzwälder/schwarzwald;selva negra;forêt-noire/forêt noire;foresta nera;floresta negra;schwarzwälder/zwarte woud;szwarcwaldzki/czarny las
apple strudel/strudel;apfelstrudel/strudel;strudel;strudel;strudel;strudel;strudel;strudel
pancake/pancakes;pfannkuchen/palatschinken/pancakes;tortita/tortitas/crepe;crêpe/pancake;pancake/frittella;panqueca/panquecas;pannenkoek/pannenkoeken;naleśnik/naleśniki
waffle;waffel/waffeln;gofre/gofres;gaufre/gaufres;waffle/cialda;waffle;wafel/wafels;gofr/gofry
sesame;sesam;sésamo/ajonjolí;sésame;sesamo;sésamo;sesam;sezam
poppy seed;mohn;amapola/semillas de amapola;pavot;papavero;papoila;maanzaad;mak
pumpkin;kürbis;calabaza;citrouille/potiron;zucca;abóbora;pompoen;dynia
cinnamon;zimt;canela;cannelle;cannella;canela;kaneel;cynamon
vanilla;vanille;vainilla;vanille;vaniglia;baunilha;vanille;wanilia/waniliowy
pistachio;pistazie/pistazien;pistacho;pistache;pistacchio;pistácio;pistache;pistacja
hazelnut;haselnuss/haselnüsse;avellana;noisette;nocciola;avelã;hazelnoot;orzech laskowy
nut/nuts/walnut;nuss/nüsse/walnuss/walnüsse;nuez/nueces;noix;noce/noci;noz/nozes;noot/noten/walnoot;orzech/orzechy/orzechów
almond;mandel/mandeln;almendra/almendras;amande/amandes;mandorla/mandorle;amêndoa;amandel;migdał/migdały
coconut;kokos/kokosnuss;coco;noix de coco/coco;cocco;coco;kokos;kokos
banana;banane/bananen;plátano/banana;banane/bananes;banana/banane;banana;banaan;banan/banany
orange juice;orangensaft;zumo de naranja/jugo de naranja;jus d'orange;succo d'arancia/spremuta;sumo de laranja;sinaasappelsap/jus d'orange;sok pomarańczowy
sparkling water;sprudel/mineralwasser/sprudelwasser;agua con gas;eau gazeuse/eau pétillante;acqua frizzante/acqua gassata;água com gás;bruiswater/spa rood;woda gazowana
tap water;leitungswasser;agua del grifo;eau du robinet/carafe d'eau;acqua del rubinetto;água da torneira;kraanwater;woda z kranu
salmon;lachs;salmón;saumon;salmone;salmão;zalm;łosoś/łososia
tuna;thunfisch;atún;thon;tonno;atum;tonijn;tuńczyk
shrimp/prawns;garnelen/krabben/shrimps;gambas/langostinos/camarones;crevettes;gamberi/gamberetti;camarão/camarões;garnalen;krewetki
chicken;huhn/hähnchen/hühnchen/poulet;pollo;poulet;pollo;frango;kip;kurczak/kurczaka
lamb;lamm;cordero;agneau;agnello;borrego/cordeiro;lam/lamsvlees;jagnięcina/baranina
leaflet/leaflets/flyer/flyers;flyer/prospekt/prospekte/faltblatt/flugblatt;folleto/folletos/octavilla/volante;dépliant/dépliants/prospectus/flyer/flyers;volantino/volantini/dépliant;folheto/folhetos/panfleto;folder/folders/flyer/flyers;ulotka/ulotki/ulotek
brochure/booklet;broschüre/broschüren/heft;catálogo/revista/cuadernillo;brochure/brochures/livret;opuscolo/brochure/libretto;brochura/livrete;brochure/boekje;broszura/broszury
business card/business cards;visitenkarte/visitenkarten;tarjeta de visita/tarjetas de visita/tarjeta de presentación/tarjetas de presentación;carte de visite/cartes de visite;biglietto da visita/biglietti da visita;cartão de visita/cartões de visita;visitekaartje/visitekaartjes;wizytówka/wizytówki/wizytówek
poster/posters;plakat/plakate/poster;póster/cartel/carteles;affiche/affiches/poster;manifesto/poster/locandina;cartaz/cartazes/póster;poster/affiche;plakat/plakaty
sticker/stickers/label;aufkleber/sticker/etikett/etiketten;pegatina/pegatinas/etiqueta/adhesivo;autocollant/autocollants/étiquette;adesivo/adesivi/etichetta;autocolante/autocolantes/etiqueta;sticker/stickers/etiket;naklejka/naklejki/etykieta
banner;banner/transparent;pancarta/lona/banner;banderole/bâche;striscione/banner;faixa/lona;spandoek/banner;baner/banery
envelope/envelopes;umschlag/umschläge/briefumschlag;sobre/sobres;enveloppe/enveloppes;busta/buste;envelope/envelopes;envelop/enveloppen;koperta/koperty
copy/photocopy/copies;kopie/kopien;fotocopia/fotocopias/copia/copias;photocopie/photocopies/copie;fotocopia/fotocopie/copia;fotocópia/fotocópias/cópia;kopie/kopieën;ksero/kopia/kopie
binding;bindung/binden/spiralbindung;encuadernación/encuadernar;reliure/relier;rilegatura/rilegare;encadernação/encadernar;inbinden/binden;oprawa/bindowanie
invitation card/invitations;einladungskarte/einladungen/einladungskarten;invitación/invitaciones;faire-part/invitation/invitations;invito/inviti/partecipazioni;convite/convites;uitnodiging/uitnodigingen;zaproszenie/zaproszenia
violin;geige/violine;violín/violines;violon/violons;violino/violini;violino/violinos;viool/violen;skrzypce/skrzypiec
cello;cello/violoncello;violonchelo/chelo;violoncelle;violoncello;violoncelo;cello;wiolonczela/wiolonczeli
piano;klavier/piano/flügel;piano;piano;pianoforte/piano;piano;piano;pianino/fortepian/pianina
flute;flöte/querflöte/blockflöte;flauta;flûte;flauto;flauta;fluit/dwarsfluit;flet/fletu
drums/drum kit;schlagzeug/trommel;batería/tambor;batterie/tambour;batteria/tamburo;bateria/tambor;drums/drumstel;perkusja/perkusji
trumpet;trompete;trompeta;trompette;tromba;trompete;trompet;trąbka/trąbki
clarinet;klarinette;clarinete;clarinette;clarinetto;clarinete;klarinet;klarnet/klarnetu
saxophone;saxophon/saxofon;saxofón;saxophone;sassofono;saxofone;saxofoon;saksofon
singing/voice lessons;gesang/singen/gesangsunterricht;canto/cantar;chant/chanter;canto/cantare;canto/cantar;zang/zingen/zangles;śpiew/śpiewać
ski/skis;ski/skier/schi;esquí/esquís/esquíes;ski/skis;sci;esqui/esquis;ski/ski's;narty/nart/nartach
ski boots;skischuhe/skistiefel;botas de esquí;chaussures de ski;scarponi/scarponi da sci;botas de esqui;skischoenen;buty narciarskie
snowboard/snowboards;snowboard/snowboards;snowboard/tabla de snowboard;snowboard/snowboards;snowboard/tavola da snowboard;snowboard/prancha de snowboard;snowboard/snowboards;snowboard/deska snowboardowa
snowshoes;schneeschuhe;raquetas de nieve;raquettes/raquettes à neige;ciaspole/racchette da neve;raquetes de neve;sneeuwschoenen;rakiety śnieżne
sledge/sled/toboggan;schlitten/rodel;trineo;luge;slittino/slitta;trenó;slee;sanki/sanek
wetsuit;neoprenanzug/neopren;traje de neopreno/neopreno;combinaison/combinaison néoprène;muta/muta da sub;fato de neoprene/fato isotérmico;wetsuit;pianka/pianki
surfboard;surfbrett/surfboard;tabla de surf;planche de surf;tavola da surf;prancha de surf;surfplank;deska surfingowa
paddleboard/stand-up paddle/sup;stand-up-paddle/sup/sup-board;paddle surf/tabla de paddle/sup;paddle/stand-up paddle/sup;sup/paddle;sup/stand up paddle;sup/suppen;deska sup/sup
tent;zelt/zelte;tienda de campaña/carpa;tente/tentes;tenda/tende;tenda/tendas;tent/tenten;namiot/namiotu/namioty
caravan/camper/motorhome;wohnwagen/wohnmobil/camper;caravana/autocaravana/camper;caravane/camping-car;roulotte/camper/caravan;caravana/autocaravana;caravan/camper;przyczepa/kamper/przyczepy
pitch/campsite;stellplatz/zeltplatz/campingplatz;parcela/parcelas/camping;emplacement/emplacements/camping;piazzola/piazzole/campeggio;lugar de tenda/campismo;kampeerplaats/staanplaats/camping;miejsce namiotowe/pole namiotowe/kemping
quiet hours;nachtruhe/ruhezeit/ruhezeiten;horas de silencio/horario de silencio;heures de silence/heures de calme;orario del silenzio/ore di silenzio;horas de silêncio/horário de silêncio;nachtrust/stilte-uren;cisza nocna/ciszy nocnej
e-bike/electric bike;e-bike/elektrofahrrad/pedelec;bicicleta eléctrica/bici eléctrica/e-bike;vélo électrique/vae;bici elettrica/e-bike;bicicleta elétrica/e-bike;elektrische fiets/e-bike;rower elektryczny/e-bike
mountain bike;mountainbike/mtb;bicicleta de montaña/bici de montaña/btt;vtt/vélo tout terrain;mountain bike/mtb;bicicleta de montanha/btt;mountainbike;rower górski
tire/tyre/tires/tyres;reifen;neumático/neumáticos/llanta/rueda;pneu/pneus;pneumatico/pneumatici/gomma/gomme;pneu/pneus;band/banden;opona/opony/opon
brake/brakes;bremse/bremsen;freno/frenos;frein/freins;freno/freni;travão/travões/freio;rem/remmen;hamulec/hamulce/hamulcowy/hamulcowego
oil change;ölwechsel;cambio de aceite;vidange;cambio olio;mudança de óleo/troca de óleo;olie verversen/olieverversing;wymiana oleju/wymianę oleju
windscreen/windshield;windschutzscheibe/frontscheibe;parabrisas/luna delantera;pare-brise;parabrezza;para-brisas;voorruit;szyba przednia/przednia szyba
battery;batterie/akku;batería/pila;batterie/pile;batteria/pila;bateria/pilha;batterij/accu;akumulator/bateria
driving lesson;fahrstunde/fahrstunden;clase práctica/clase de conducir/clases prácticas;leçon de conduite/heure de conduite;lezione di guida/guida pratica;aula de condução;rijles/rijlessen;jazda/lekcja jazdy/jazdy
theory/theory course;theorie/theoriekurs/theorieunterricht;teoría/teórico/curso teórico;théorie/code/cours théorique;teoria/corso di teoria;teoria/teórico/código;theorie/theoriecursus;teoria/teorii/kurs teorii
coat/overcoat;mantel/mäntel;abrigo/abrigos;manteau/manteaux;cappotto/cappotti;casaco/sobretudo;jas/mantel;płaszcz/płaszcza
shirt/shirts;hemd/hemden;camisa/camisas;chemise/chemises;camicia/camicie;camisa/camisas;overhemd/hemd;koszula/koszule/koszuli
dress/gown;kleid/kleider;vestido/vestidos;robe/robes;vestito/abito;vestido/vestidos;jurk/jurken;sukienka/suknia/sukienki
wedding dress;brautkleid/hochzeitskleid;vestido de novia;robe de mariée;abito da sposa;vestido de noiva;trouwjurk/bruidsjurk;suknia ślubna/suknię ślubną
duvet/comforter;bettdecke/daunendecke;edredón/nórdico;couette;piumone/trapunta;edredão;dekbed;kołdra/kołdry
dry cleaning;reinigung/chemische reinigung/textilreinigung;limpieza en seco/tintorería;nettoyage à sec/pressing;lavaggio a secco/lavasecco;limpeza a seco;stomerij/chemisch reinigen;pranie chemiczne/czyszczenie chemiczne
ironing;bügeln/bügelservice;planchado/planchar;repassage/repasser;stiratura/stirare;engomar/passar a ferro;strijken;prasowanie/prasować
earrings/earring;ohrringe/ohrring/ohrstecker;pendientes/aretes;boucles d'oreilles;orecchini/orecchino;brincos;oorbellen;kolczyki
ring;ring/ringe;anillo/anillos;bague/anneau;anello/anelli;anel/anéis;ring/ringen;pierścionek/pierścionki
wedding ring/wedding rings;ehering/eheringe/trauring/trauringe;alianza/alianzas;alliance/alliances;fede/fedi;aliança/alianças;trouwring/trouwringen;obrączka/obrączki
beard;bart;barba;barbe;barba;barba;baard;broda/brody
fringe/bangs;pony;flequillo;frange;frangia;franja;pony;grzywka
highlights/balayage;strähnen/strähnchen;mechas/reflejos;mèches/balayage;colpi di sole/meches;madeixas;highlights/lowlights;pasemka/balejaż
gel nails;gelnägel;uñas de gel;ongles en gel;unghie in gel;unhas de gel;gelnagels;paznokcie żelowe
eyebrows;augenbrauen;cejas;sourcils;sopracciglia;sobrancelhas;wenkbrauwen;brwi
glasses/spectacles;brille/brillen;gafas/lentes/anteojos;lunettes;occhiali;óculos;bril/brillen;okulary/okularów
sunglasses;sonnenbrille/sonnenbrillen;gafas de sol;lunettes de soleil;occhiali da sole;óculos de sol;zonnebril;okulary przeciwsłoneczne
eye test/sight test;sehtest/augentest;examen de la vista/revisión de la vista/graduación;examen de vue/contrôle de la vue;esame della vista/controllo della vista;exame de vista;oogmeting/oogtest;badanie wzroku
filling;füllung/zahnfüllung;empaste;plombage/obturation;otturazione;obturação/chumbo;vulling;plomba/wypełnienie
root canal;wurzelbehandlung/wurzelkanal;endodoncia;traitement de canal/dévitalisation;devitalizzazione/cura canalare;desvitalização/endodontia;wortelkanaalbehandeling;leczenie kanałowe
sedan/saloon;limousine/stufenheck;sedán/berlina;berline;berlina;sedan/berlina;sedan;sedan
van/minivan;transporter/lieferwagen/kleinbus;furgoneta/monovolumen/van;camionnette/fourgon/monospace;furgone/monovolume;carrinha/furgão;bestelbus/busje;furgon/van/bus
yurt;jurte;yurta;yourte;yurta;yurt/iurta;yurt;jurta/jurty
cabin/hut;hütte/blockhütte;cabaña/cabañas;cabane/chalet;capanna/baita;cabana;hut/blokhut;domek/domki/chatka
firewood;brennholz/feuerholz;leña;bois de chauffage/bois;legna/legna da ardere;lenha;brandhout/haardhout;drewno opałowe/drewno
`;

/**
 * Everyday words that aren't a concept of business: a row is one meaning in English, German, Spanish, French, Italian,
 * Portuguese, Dutch and Polish, variants behind a slash. They only translate questions.
 */
export const glossaryWords = `
near/nearby/close by/around here;nähe/nah/nahe/nächste/umgebung;cerca/cercano/próximo/alrededores;près/proche/proximité/alentours;vicino/vicina/vicinanze;perto/próximo/proximidades;dichtbij/buurt/nabij;blisko/pobliżu/okolicy/obok
far/distance/away;weit/entfernt/entfernung;lejos/distancia;loin/distance;lontano/distanza;longe/distância;ver/afstand;daleko/odległość
shop/store;laden/geschäft;tienda/local/comercio;magasin/boutique;negozio/bottega;loja;winkel/zaak;sklep/sklepie
enter/come in/go in;hineingehen/reinkommen/rein/betreten/eintreten;entrar/pasar/acceder;entrer/accéder;entrare/accedere;entrar/aceder;binnenkomen/naar binnen;wejść/wejscie
entrance/entry;eingang/zugang;entrada/acceso;entrée/accès;ingresso/entrata/accesso;entrada/acesso;ingang/toegang;wejście/wejścia
exit;ausgang/ausfahrt;salida;sortie;uscita;saída;uitgang;wyjście
step/steps/stairs;stufe/stufen/treppe/treppen;escalón/escalones/escalera/escaleras/peldaños;marche/marches/escalier/escaliers;gradino/gradini/scale/scala;degrau/degraus/escada/escadas;trap/trappen/trede/drempel;schody/schodów/stopień/schodek
ramp;rampe;rampa;rampe;rampa;rampa;helling/hellingbaan;rampa/podjazd
single/one-way/individual;einzeln/einzelne/einzelner/einzel;suelta/suelto/individual/sola;à l'unité/simple/individuel/individuelle/seul;singolo/singola;avulsa/avulso/individual/única;los/losse/enkel/enkele;pojedynczy/pojedyncze/pojedyncza/jednorazowe
double;doppelt/doppel/zweier;doble;double;doppio/doppia;duplo/dupla/casal;dubbel/dubbele;podwójny/podwójna/podwójne
private;privat/private/privater;privado/privada/particular;privé/privée/particulier;privato/privata;privado/privada/particular;privé;prywatny/prywatna/prywatne
public;öffentlich/öffentliche;público/pública;public/publique;pubblico/pubblica;público/pública;openbaar/openbare;publiczny/publiczna
electric;elektrisch/elektrische/elektro;eléctrico/eléctrica;électrique;elettrico/elettrica;elétrico/elétrica/eléctrico/eléctrica;elektrisch/elektrische;elektryczny/elektryczna/elektryczne
manual/stick shift;schaltung/schaltwagen/manuell;manual;manuel/manuelle;manuale;manual;handmatig/schakel;manualny/ręczny/manualna
automatic;automatik/automatisch;automático/automática;automatique;automatico/automatica;automático/automática;automaat/automatisch;automatyczny/automat/automatyczna
new;neu/neue/neuer/neuen;nuevo/nueva/nuevos;nouveau/nouvelle/neuf/neuve;nuovo/nuova;novo/nova;nieuw/nieuwe;nowy/nowa/nowe
old;alt/alte/alter/alten;viejo/vieja/antiguo;vieux/vieille/ancien;vecchio/vecchia;velho/velha/antigo;oud/oude;stary/stara/stare
hot;heiß/heiße/heißer;caliente/calientes;chaud/chaude;caldo/calda;quente;heet/warm/warme;gorący/gorąca/ciepły
cold;kalt/kalte/kalter;frío/fría;froid/froide;freddo/fredda;frio/fria;koud/koude;zimny/zimna/zimno
clean;sauber/reinigen/reinigung/putzen;limpio/limpiar/limpieza;propre/nettoyer/nettoyage;pulito/pulire/pulizia;limpo/limpar/limpeza;schoon/schoonmaken/reinigen;czysty/czyścić/czyszczenie/sprzątanie
full/whole/entire;voll/ganz/ganze/ganzer;completo/completa/entero/entera;complet/complète/entier/entière;completo/intero/intera;completo/completa/inteiro/inteira;heel/hele/volledig;cały/cała/pełny/pełna
half;halb/halbe/halber/hälfte;medio/media/mitad;demi/demie/moitié;mezzo/mezza/metà;meio/meia/metade;half/halve/helft;pół/połowa/połowę
half day;halber tag/halben tag/halbtags;medio día/media jornada;demi-journée;mezza giornata;meio dia/meio-dia;halve dag/dagdeel;pół dnia
full day/all day;ganzer tag/ganzen tag/ganztägig/tageskarte;día completo/todo el día;journée entière/journée;giornata intera/tutto il giorno;dia inteiro/dia todo;hele dag;cały dzień
day pass/day ticket;tageskarte/tagesticket/tageseintritt;entrada de un día/pase de un día/pase diario/entrada diaria;billet journée/pass journée/entrée à la journée/entrée journée;biglietto giornaliero/ingresso giornaliero;bilhete diário/entrada diária/passe diário;dagkaart/dagticket;bilet dzienny/karnet dzienny/wejście jednorazowe
amount/sum;betrag/summe;cantidad/suma;montant/somme;importo/somma;valor/montante/quantia;bedrag;kwota/suma
minimum/at least;mindest/mindestens/minimum;mínimo/mínima;minimum/minimal;minimo/minima;mínimo/mínima;minimum/minimaal/minstens;minimum/minimalna/minimalny
maximum/at most;höchstens/maximal/maximum;máximo/máxima;maximum/maximal;massimo/massima;máximo/máxima;maximum/maximaal/hoogstens;maksimum/maksymalnie/maksymalna
in advance/ahead/beforehand;im voraus/vorher/vorab/voraus;antelación/anticipación/con antelación/antes;à l'avance/avance/avant;in anticipo/anticipo/prima;antecedência/antes;van tevoren/vooraf/vooruit;z wyprzedzeniem/wcześniej
before;vor/vorher/bevor;antes;avant;prima;antes;voor/vooraf;przed
after/afterwards;nach/danach/nachher;después/tras;après;dopo;depois/após;na/daarna;po/potem
plan/package/tier;paket/tarif/plan;plan/paquete/tarifa/modalidad;formule/forfait/offre;piano/pacchetto/formula;plano/pacote;pakket/plan/abonnement;pakiet/plan
pass;pass/mehrfachkarte/zehnerkarte;bono/abono/pase;carnet/abonnement/forfait;carnet/abbonamento/tessera;passe/caderneta;strippenkaart/pas;karnet/karnetu
lane/lanes/lap swimming;bahn/bahnen/bahnenschwimmen;calle/calles/carril/carriles;couloir/ligne/lignes/piste;corsia/corsie/pista;pista/faixa;baan/banen;tor/tory/toru
swim/swimming;schwimmen;nadar/natación;nager/natation;nuotare/nuoto;nadar/natação;zwemmen;pływać/pływanie/pływania
grinder/mill/coffee grinder;mühle/kaffeemühle/mahlwerk;molino/molinillo;moulin/broyeur;macinino/macinacaffè;moinho/moedor;molen/koffiemolen;młynek/młynka
grind/ground;mahlen/gemahlen;moler/molido;moudre/moulu;macinare/macinato;moer/moído;malen/gemalen;mielić/mielona/zmielić
unused/unopened;unbenutzt/ungeöffnet/originalverpackt;sin usar/sin abrir;inutilisé/non utilisé/non ouvert;inutilizzato/non usato/mai usato;sem uso/não usado;ongebruikt/ongeopend;nieużywany/nieotwarty
boiler/gas boiler;kessel/heizkessel/gastherme/therme;caldera/calderas;chaudière;caldaia;caldeira;ketel/cv-ketel;kocioł/kotła/piec/pieca
gas;gas;gas;gaz;gas;gás;gas;gaz/gazowy/gazowego/gazowa
inspection/check/checkup;inspektion/prüfung/überprüfung/wartung;inspección/revisión;inspection/contrôle/révision/visite;ispezione/controllo/revisione;inspeção/revisão/vistoria;inspectie/keuring/controle;przegląd/przeglądu/kontrola
service/servicing;wartung/service/inspektion;mantenimiento/servicio/revisión;entretien/service;manutenzione/servizio/tagliando;manutenção/serviço;onderhoud/beurt/service;przegląd/serwis/usługa
change/replace/replacement;wechsel/wechseln/austausch/tauschen/ersetzen;cambio/cambiar/sustituir/reemplazo;changement/changer/remplacer/remplacement;cambio/cambiare/sostituire/sostituzione;troca/trocar/substituir;vervangen/wisselen/vervanging;wymiana/wymienić/wymiany
fluid/liquid;flüssigkeit;líquido;liquide;liquido;fluido/líquido;vloeistof;płyn/płynu
guided/guided tour;führung/geführt/geführte;visita guiada/guiada/guiado;visite guidée/guidé/guidée;visita guidata/guidato/guidata;visita guiada/guiado/guiada;rondleiding/begeleid/gids;zwiedzanie/przewodnik/przewodnikiem/oprowadzanie
visit;besuch/besuchen/besichtigung;visita/visitar;visite/visiter;visita/visitare;visita/visitar;bezoek/bezoeken;wizyta/zwiedzać/odwiedzić/zwiedzanie
people/persons/person;personen/person/leute;personas/persona/gente;personnes/personne/gens;persone/persona;pessoas/pessoa;personen/persoon/mensen;osób/osoby/osoba/osobę
somebody/anyone/someone;jemand;alguien/alguno;quelqu'un;qualcuno;alguém;iemand;ktoś
look after/take care of/mind;betreuen/betreuung/aufpassen/kümmern;cuidar/cuidado/cuidan/cuidáis;garder/garde/s'occuper;tenere/badare/custodire/accudire;cuidar/tomar conta;oppassen/oppas/verzorgen;opieka/opiekować/zaopiekować
butter/buttery;butter;mantequilla;beurre;burro;manteiga;boter;masło/masłem/maślany
cherry;kirsche/kirsch/kirschen;cereza/cerezas;cerise/cerises;ciliegia/ciliegie;cereja/cerejas;kers/kersen;wiśnia/wiśnie/czereśnie
strawberry;erdbeere/erdbeer/erdbeeren;fresa/fresas/frutilla;fraise/fraises;fragola/fragole;morango/morangos;aardbei/aardbeien;truskawka/truskawki
raspberry;himbeere/himbeer/himbeeren;frambuesa/frambuesas;framboise/framboises;lampone/lamponi;framboesa;framboos/frambozen;malina/maliny
apple;apfel/äpfel;manzana/manzanas;pomme/pommes;mela/mele;maçã/maçãs;appel/appels;jabłko/jabłka
lemon;zitrone/zitronen;limón/limones;citron;limone/limoni;limão;citroen;cytryna/cytryny
plum;pflaume/zwetschge/zwetschgen/pflaumen;ciruela/ciruelas;prune/prunes;prugna/prugne;ameixa;pruim/pruimen;śliwka/śliwki
pear;birne/birnen;pera/peras;poire/poires;pera/pere;pera/peras;peer/peren;gruszka/gruszki
tomato;tomate/tomaten;tomate/tomates;tomate/tomates;pomodoro/pomodori;tomate;tomaat/tomaten;pomidor/pomidory
onion;zwiebel/zwiebeln;cebolla/cebollas;oignon/oignons;cipolla/cipolle;cebola;ui/uien;cebula/cebuli
garlic;knoblauch;ajo;ail;aglio;alho;knoflook;czosnek/czosnkiem
mushroom;pilz/pilze/champignon;champiñón/setas/champiñones;champignon/champignons;fungo/funghi;cogumelo/cogumelos;champignon/paddenstoel;grzyb/grzyby/pieczarki
bacon;speck;bacon/beicon/panceta/tocino;lard/bacon;speck/pancetta;bacon/toucinho;spek;boczek/bekon
ham;schinken;jamón;jambon;prosciutto;presunto/fiambre;ham;szynka/szynki
liver;leber;hígado;foie;fegato;fígado;lever;wątróbka/wątroba
minced meat/ground beef/mince;hackfleisch/faschiertes/gehacktes;carne picada/carne molida;viande hachée/haché;carne macinata/macinato;carne picada/carne moída;gehakt;mięso mielone/mielone
schnitzel/cutlet;schnitzel;escalope/filete/milanesa;escalope;cotoletta/scaloppina;escalope/panado;schnitzel;kotlet/schabowy
roll/bun;brötchen/semmel/weckle;panecillo/bollo;petit pain;panino/panini;pãozinho/pão;broodje;bułka/bułki
wheat;weizen;trigo;blé/froment;grano/frumento;trigo;tarwe;pszenica/pszenny
rye;roggen;centeno;seigle;segale;centeio;rogge;żyto/żytni
spelt;dinkel;espelta;épeautre;farro;espelta;spelt;orkisz/orkiszowy
wholemeal/whole grain;vollkorn;integral;complet/intégral;integrale;integral;volkoren;pełnoziarnisty
sourdough;sauerteig;masa madre;levain;lievito madre;massa mãe;zuurdesem;zakwas/zakwasie
sugar;zucker;azúcar;sucre;zucchero;açúcar;suiker;cukier/cukru
salt;salz;sal;sel;sale;sal;zout;sól/soli
oil;öl;aceite;huile;olio;óleo/azeite;olie;olej/oleju/oliwa
sauce/dip;soße/sauce;salsa;sauce;salsa/sugo;molho;saus;sos/sosem
spoon/cutlery;löffel/besteck;cubiertos/cuchara;couverts/cuillère;posate/cucchiaio;talheres/colher;bestek/lepel;sztućce/łyżka
plate/platter;teller/platte;plato/bandeja;assiette/plateau;piatto/vassoio;prato/travessa;bord/schotel/schaal;talerz/półmisek/patera
cup/mug;tasse/becher;taza/vaso;tasse/gobelet;tazza/tazzina;chávena/xícara/copo;kop/kopje/beker;filiżanka/kubek
box/crate/basket;kiste/box/korb/schachtel;caja/cesta/cajón;boîte/caisse/panier/carton;scatola/cassetta/cesto;caixa/cesto/cabaz;doos/krat/mand;pudełko/skrzynka/koszyk
bag;tasche/beutel/tüte/sack;bolsa/bolso;sac/sachet;borsa/sacchetto;saco/bolsa;tas/zak;torba/torebka/worek
piece/item/each;stück/stücke;pieza/unidad/trozo/pedazo;pièce/morceau/part;pezzo/pezzi/fetta;peça/pedaço/fatia/unidade;stuk/stuks;sztuka/sztuki/kawałek
slice;scheibe/stück;rebanada/porción/trozo;tranche/part;fetta/fette;fatia/fatias;plak/snee/punt;plasterek/kawałek/kromka
hundred grams;hundert gramm/100 g;cien gramos/100 g;cent grammes/100 g;etto/un etto/100 g;cem gramas/100 g;ons/100 gram;100 g/sto gramów/10 dkg
kilo;kilo/kilogramm;kilo;kilo;chilo;quilo;kilo;kilo/kilogram
money;geld;dinero/plata;argent/sous;soldi/denaro;dinheiro;geld;pieniądze/pieniędzy
change/coins;kleingeld/münzen/wechselgeld;cambio/monedas/suelto;monnaie/pièces;moneta/spiccioli/resto;troco/moedas;wisselgeld/munten/kleingeld;drobne/monety
machine/vending machine;automat/maschine;máquina;machine/distributeur;macchina/distributore;máquina;automaat/machine;automat/maszyna
rule/rules;regel/regeln/vorschrift;norma/normas/regla/reglas;règle/règles/règlement;regola/regole;regra/regras;regel/regels;zasada/zasady/regulamin
needed/necessary/required;nötig/notwendig/erforderlich/brauche;necesario/hace falta/obligatorio/necesito;nécessaire/obligatoire/faut/besoin;necessario/obbligatorio/serve/bisogno;necessário/obrigatório/preciso;nodig/verplicht;potrzebny/konieczny/wymagany/trzeba
allowed/permitted;erlaubt/gestattet/darf/dürfen;permitido/permitida/permiten/admiten;permis/autorisé/admis;permesso/consentito/ammessi;permitido/permitida/permitem;toegestaan/mag/mogen;dozwolony/wolno/można
forbidden;verboten;prohibido/prohibida;interdit/interdite;vietato/vietata;proibido/proibida;verboden;zabronione/zakaz/zabroniony
possible;möglich/geht;posible;possible;possibile;possível;mogelijk;możliwe/możliwy
`;

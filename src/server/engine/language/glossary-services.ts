/** More rows of the glossary: what salons, practices, workshops, schools and pet services do. */
export const glossaryServices = `
medium hair/medium-length hair/shoulder-length;mittellange haare/mittellang/schulterlang;media melena/pelo medio/pelo medio largo;cheveux mi-longs/mi-longs;capelli medi/capelli di media lunghezza;cabelo médio;halflang haar/halflang;średnie włosy/włosy średnie/półdługie
women's haircut/women's cut/ladies cut;damenhaarschnitt/damenschnitt;corte de mujer/corte de señora/corte mujer/corte señora;coupe femme/coupe dame;taglio donna;corte de senhora/corte feminino;damesknipbeurt/knippen dames;strzyżenie damskie
men's haircut/men's cut/gents cut;herrenhaarschnitt/herrenschnitt;corte de hombre/corte de caballero/corte hombre/corte caballero;coupe homme;taglio uomo;corte de homem/corte masculino;herenknipbeurt/knippen heren;strzyżenie męskie
children's haircut/kids haircut/kids cut/child's haircut;kinderhaarschnitt/kinderschnitt;corte infantil/corte de niño/corte niño/corte de niña;coupe enfant;taglio bambino/taglio bimbo;corte de criança/corte infantil;kinderknipbeurt/knippen kinderen;strzyżenie dziecięce/strzyżenie dzieci
foil/foils;folie/alufolie/folien;papel/papel de aluminio/papel de plata/aluminio;papier aluminium/papillotes/papier;stagnola/cartine/carta stagnola;papel/prata/alumínio;folie/aluminiumfolie;folia
roots/root touch-up;ansatz/ansatzfarbe;raíz/raíces/retoque de raíz;racines/racine;ricrescita/radici;raiz/raízes;uitgroei/aanzet;odrosty/odrost
toner/gloss;tönung/glossing/abmattierung;matizador/matiz/baño de color;patine/gloss;tonalizzante/gloss;tonalizante/matização;toner/glossing;tonowanie/toner
color/dye/tint;farbe/färben/färbung/colorierung;tinte/color/coloración/teñir;couleur/coloration/teinture;colore/tinta/colorazione;coloração/tinta/pintar;kleuring/verf/verven;farbowanie/koloryzacja/farba
updo/bridal hair/hair up;hochsteckfrisur/brautfrisur;recogido/recogidos/peinado de novia;chignon/coiffure de mariée;acconciatura/raccolto/acconciatura sposa;penteado/penteado de noiva/apanhado;opsteken/bruidskapsel;upięcie/fryzura ślubna
hair treatment/hair mask/conditioning treatment;haarkur/haarmaske/pflegekur;tratamiento capilar/mascarilla/hidratación;soin capillaire/masque capillaire/soin;trattamento capelli/maschera capelli;tratamento capilar/máscara capilar;haarmasker/haarbehandeling;zabieg na włosy/maska do włosów/pielęgnacja włosów
stylist/hairdresser/hair salon;friseur/friseurin/stylist;peluquero/peluquera/peluquería/estilista;coiffeur/coiffeuse/salon de coiffure;parrucchiere/parrucchiera;cabeleireiro/cabeleireira;kapper/kapster;fryzjer/fryzjerka
shave;rasur/rasieren;afeitado/afeitar;rasage/raser;rasatura/barba;barba/barbear;scheren/scheerbeurt;golenie
mustache/moustache;schnurrbart;bigote;moustache;baffi;bigode;snor;wąsy
upper lip;oberlippe;labio superior/labio/bozo;lèvre supérieure/lèvre;labbro superiore/labbro/baffetti;buço/lábio superior;bovenlip;górna warga/wąsik
armpits/underarms;achseln/achsel;axilas/axila;aisselles/aisselle;ascelle/ascella;axilas/axila;oksels/oksel;pachy/pachwiny
bikini line/bikini;bikinizone/bikini;ingles/línea de bikini/bikini;maillot;inguine/bikini;virilha/virilhas;bikinilijn;bikini
half leg/half legs/lower legs;halbe beine/unterschenkel;media pierna/medias piernas;demi-jambes/demi-jambe;mezza gamba/mezze gambe/gambaletto;meia perna/meias pernas;halve benen/onderbenen;łydki/pół nogi
full leg/full legs;ganze beine/beine komplett;pierna entera/piernas completas/piernas enteras/pierna completa;jambes entières/jambes complètes;gamba intera/gambe intere/gamba completa;perna inteira/pernas inteiras/perna completa;hele benen;całe nogi
laser hair removal;laser-haarentfernung/laserepilation;depilación láser;épilation laser/épilation au laser;epilazione laser;depilação a laser;laserontharing;depilacja laserowa
gel polish/shellac/semi-permanent polish;gellack/shellac;esmaltado semipermanente/esmalte semipermanente/semipermanente;vernis semi-permanent/semi-permanent;smalto semipermanente/semipermanente;verniz gel/verniz semipermanente/gelinho;gellak/shellac;lakier hybrydowy/hybryda/hybrydowy
acrylic nails/acrylics;acrylnägel/acryl;uñas acrílicas/acrílico/acrílicas;ongles en résine/acrylique;unghie acriliche/acrilico;unhas de acrílico/acrílico;acrylnagels;paznokcie akrylowe/akryl
nail polish/polish;nagellack/lackieren;esmalte/esmaltado/pintauñas;vernis/vernis à ongles;smalto;verniz/esmalte;nagellak;lakier
removal/remove/take off;entfernen/entfernung/ablösen;retirada/retirar/quitar;dépose/retirer/enlever;rimozione/rimuovere/togliere;remoção/remover/tirar;verwijderen/verwijdering;usunięcie/zdjęcie/zdejmowanie
refill/infill/fill-in;auffüllen/refill;relleno/mantenimiento;remplissage;refill/riempimento;manutenção;bijvullen/opvullen;uzupełnienie
lash lift;wimpernlifting;lifting de pestañas/permanente de pestañas;rehaussement de cils;laminazione ciglia/lifting ciglia;lifting de pestanas;wimperlifting;lifting rzęs
skin;haut;piel/cutis;peau;pelle;pele;huid;skóra/skóry
patch test/allergy test;allergietest/hauttest/verträglichkeitstest;prueba de alergia/test de alergia/prueba de tolerancia;test d'allergie/test allergique/touche d'essai;test allergico/prova allergica/test di allergia;teste de alergia/teste alérgico;allergietest/huidtest;test alergiczny/próba uczuleniowa
session/sessions;sitzung/sitzungen/einheit/termin;sesión/sesiones;séance/séances;seduta/sedute/sessione;sessão/sessões;sessie/sessies/behandeling;sesja/sesje/zabieg
multi-session pass/pack of ten/ten-class pass/ten-visit pass/punch card;zehnerkarte/10er-karte/zehnerblock/mehrfachkarte;bono/bono de diez/bono de sesiones/bonos;carte de dix/carnet/carte de 10/forfait;carnet/pacchetto/abbonamento da dieci;pacote/passe de dez/cartão de dez;tienrittenkaart/rittenkaart/strippenkaart;karnet/pakiet
first visit/first appointment/first session;erstbesuch/ersttermin/erste behandlung;primera visita/primera cita/primera sesión/primera consulta;première visite/première consultation/première séance;prima visita/prima seduta;primeira consulta/primeira visita/primeira sessão;eerste bezoek/eerste afspraak/intake;pierwsza wizyta/pierwszej wizyty
follow-up/follow-up visit;folgetermin/kontrolltermin/nachkontrolle;revisión/seguimiento/visita de control;suivi/contrôle/visite de contrôle;controllo/visita di controllo;consulta de seguimento/seguimento;controle/vervolgafspraak;wizyta kontrolna/kontrola
pelvic floor;beckenboden;suelo pélvico;plancher pelvien/périnée;pavimento pelvico;pavimento pélvico;bekkenbodem;dno miednicy
dry needling;dry needling/trockene nadelung;punción seca;puncture sèche/dry needling;dry needling;punção seca;dry needling;suche igłowanie/igłoterapia
insoles/orthotics;einlagen/schuheinlagen;plantillas;semelles orthopédiques/semelles;plantari/solette;palmilhas;steunzolen/inlegzolen;wkładki ortopedyczne/wkładki
ultrasound;ultraschall;ecografía/ultrasonido;échographie;ecografia;ecografia;echo/echografie;usg
hearing aid/hearing test;hörgerät/hörtest;audífono/prueba de audición;appareil auditif/test auditif;apparecchio acustico/test dell'udito;aparelho auditivo/teste de audição;hoortoestel/gehoortest;aparat słuchowy/badanie słuchu
progressive lenses/varifocals;gleitsichtgläser/gleitsichtbrille/gleitsicht;lentes progresivas/progresivos/cristales progresivos;verres progressifs;lenti progressive;lentes progressivas;multifocale glazen/varifocale;soczewki progresywne/szkła progresywne
reading glasses;lesebrille;gafas de lectura/gafas de cerca;lunettes de lecture;occhiali da lettura;óculos de leitura;leesbril;okulary do czytania
brake fluid;bremsflüssigkeit;líquido de frenos;liquide de frein;liquido dei freni/liquido freni;óleo de travões/fluido de freio/líquido de travões;remvloeistof;płyn hamulcowy/płynu hamulcowego
brake pads;bremsbeläge/bremsklötze;pastillas de freno/pastillas;plaquettes de frein/plaquettes;pastiglie dei freni/pastiglie;pastilhas de travão/pastilhas de freio;remblokken;klocki hamulcowe/klocków hamulcowych
clutch;kupplung;embrague;embrayage;frizione;embraiagem/embreagem;koppeling;sprzęgło/sprzęgła
exhaust;auspuff;escape/tubo de escape;échappement/pot d'échappement;scarico/marmitta;escape;uitlaat;wydech/układ wydechowy/tłumik
timing belt/cam belt;zahnriemen;correa de distribución/distribución;courroie de distribution;cinghia di distribuzione;correia de distribuição;distributieriem;pasek rozrządu/rozrząd
wheel alignment/alignment/tracking;achsvermessung/spureinstellung;alineación/alineado;géométrie/parallélisme;convergenza/allineamento;alinhamento/alinhamento de direção;uitlijnen;geometria/zbieżność
wheel balancing/balancing;auswuchten;equilibrado;équilibrage;equilibratura;equilibragem;balanceren;wyważanie
tire change/tyre change/wheel change;reifenwechsel/radwechsel;cambio de neumáticos/cambio de ruedas;changement de pneus/montage de pneus;cambio gomme/cambio pneumatici;troca de pneus/mudança de pneus;bandenwissel/banden wisselen;wymiana opon
winter tires/winter tyres;winterreifen;neumáticos de invierno;pneus d'hiver/pneus hiver;gomme invernali/pneumatici invernali;pneus de inverno;winterbanden;opony zimowe/opon zimowych
dent/scratch;delle/kratzer/beule;abolladura/arañazo/bollo;bosse/rayure;ammaccatura/graffio;amolgadela/risco;deuk/kras;wgniecenie/rysa
stone chip/chip;steinschlag;impacto/impacto de piedra/picadura;impact/éclat;scheggiatura/sbeccatura;impacto/pedra no vidro;sterretje/steenslag;odprysk
headlight/headlamp;scheinwerfer;faro/faros;phare/phares;faro/fari;farol/faróis;koplamp;reflektor/reflektory
tow/towing/recovery;abschleppen/abschleppdienst;grúa/remolque;dépannage/remorquage;carro attrezzi/traino;reboque/rebocar;slepen/wegslepen;holowanie/laweta
small car/compact car;kleinwagen;coche pequeño/utilitario;petite voiture/citadine;auto piccola/utilitaria;carro pequeno/utilitário;kleine auto;małe auto/mały samochód
large car/big car;großes auto/oberklasse/großer wagen;coche grande;grosse voiture/grande voiture;auto grande/macchina grande;carro grande;grote auto;duże auto/duży samochód
suv/four by four/4x4;suv/geländewagen;todoterreno/4x4/suv;4x4/suv/tout-terrain;suv/fuoristrada/4x4;suv/jipe/4x4;suv/terreinwagen/4x4;suv/terenówka/4x4
gear/gears/derailleur;schaltung/gangschaltung/gang;cambio/marchas/desviador;vitesses/dérailleur;cambio/marce/deragliatore;mudanças/desviador;versnelling/versnellingen/derailleur;przerzutka/przerzutki/biegi
inner tube/tube;schlauch/fahrradschlauch;cámara/cámara de aire;chambre à air;camera d'aria;câmara de ar;binnenband;dętka/dętki
saddle;sattel;sillín;selle;sella/sellino;selim;zadel;siodełko
pedal/pedals;pedal/pedale;pedal/pedales;pédale/pédales;pedale/pedali;pedal/pedais;pedaal/pedalen;pedał/pedały
tune-up/basic service/full service;inspektion/grundinspektion/durchsicht;puesta a punto/revisión completa/revisión básica;révision/révision complète/mise au point;tagliando/messa a punto/revisione completa;revisão/afinação;onderhoudsbeurt/grote beurt/kleine beurt;przegląd/serwis/pełny serwis
heel/heels;absatz/absätze;tacón/tacones/tapas;talon/talons;tacco/tacchi;salto/tacão/capas;hak/hakken;obcas/obcasy/fleki
sole/soles;sohle/sohlen/besohlen;suela/suelas/medias suelas;semelle/semelles/ressemelage;suola/suole;sola/solas;zool/zolen;podeszwa/zelówki
strap/watch strap;armband/uhrenarmband;correa/pulsera;bracelet/bracelet de montre;cinturino;bracelete/correia;horlogeband/band;pasek/bransoleta
necklace/chain;halskette/kette;collar/cadena/gargantilla;collier/chaîne;collana/catenina;colar/fio;ketting/halsketting;naszyjnik/łańcuszek
bracelet;armband/armreif;pulsera/brazalete;bracelet;braccialetto/bracciale;pulseira;armband;bransoletka
engraving/engrave;gravur/gravieren;grabado/grabar;gravure/graver;incisione/incidere;gravação/gravar;gravure/graveren;grawer/grawerowanie
screen/display;display/bildschirm;pantalla;écran;schermo/display;ecrã/tela;scherm;ekran/wyświetlacz
group lesson/group class/group lessons;gruppenunterricht/gruppenstunde/gruppenkurs;clase en grupo/clase grupal/clases en grupo/clases grupales;cours collectif/cours en groupe/cours collectifs;lezione di gruppo/lezioni di gruppo/corso di gruppo;aula de grupo/aula em grupo/aulas de grupo;groepsles/groepslessen;zajęcia grupowe/lekcja grupowa
private lesson/private class/one-to-one/one-on-one;privatstunde/einzelstunde/einzelunterricht/privatunterricht;clase particular/clase privada/clases particulares/clase individual;cours particulier/cours particuliers/cours privé/leçon particulière;lezione privata/lezione individuale/lezioni private;aula particular/aula privada/aula individual;privéles/privélessen;lekcja indywidualna/zajęcia indywidualne/lekcja prywatna
tuition/tuition fee/course fee;kursgebühr/unterrichtsgebühr/schulgeld;cuota/matrícula/precio del curso;frais de cours/frais de scolarité/tarif du cours;retta/quota del corso/tassa;propina/mensalidade/preço do curso;lesgeld/cursusgeld;czesne/opłata za kurs
textbook/course book/materials;lehrbuch/kursbuch/unterrichtsmaterial;libro de texto/material/materiales;manuel/livre de cours/matériel;libro di testo/materiale;manual/livro do curso/material;lesboek/lesmateriaal;podręcznik/materiały
absence/absent/miss;fehlen/abwesenheit/versäumen/verpassen;falta/ausencia/faltar/perder;absence/absent/manquer;assenza/assente/mancare;falta/ausência/faltar;afwezig/missen/afwezigheid;nieobecność/opuścić/nieobecny
sibling/siblings/brother/sister;geschwister/bruder/schwester/geschwisterkind;hermano/hermanos/hermana;frère/sœur/fratrie;fratello/sorella/fratelli;irmão/irmãos/irmã;broer/zus/broertje;rodzeństwo/brat/siostra
student/pupil/learner;schüler/schülerin/student/studenten;alumno/alumnos/estudiante;élève/élèves/étudiant;allievo/allievi/studente;aluno/alunos/estudante;leerling/leerlingen/student;uczeń/uczniowie/student
retiree/pensioner/senior citizen;rentner/rentnerin/senioren;jubilado/jubilados/pensionista/tercera edad;retraité/retraités/senior;pensionato/pensionati/anziani;reformado/reformados/idoso;gepensioneerde/senioren/65-plus;emeryt/emeryci/senior
nail trim/nail clipping/claws;krallen schneiden/krallenschneiden/krallen;corte de uñas/cortar las uñas/uñas;coupe de griffes/griffes;taglio unghie/unghie;corte de unhas/unhas;nagels knippen/nageltjes;obcinanie pazurów/pazury
bath/bathing;bad/baden/waschen;baño/bañar;bain/toilettage bain;bagno/bagnetto;banho;bad/wassen/badje;kąpiel
small dog;kleiner hund/kleine hunde;perro pequeño/perros pequeños;petit chien/petits chiens;cane piccolo/cani piccoli/cane di piccola taglia;cão pequeno/cães pequenos/cachorro pequeno;kleine hond;mały pies/małego psa
large dog/big dog;großer hund/große hunde;perro grande/perros grandes;grand chien/gros chien/grands chiens;cane grande/cani grandi/cane di grossa taglia;cão grande/cães grandes/cachorro grande;grote hond;duży pies/dużego psa
day care/daycare;tagesbetreuung/tagespflege;guardería/guardería de día;garderie/crèche/accueil de jour;asilo/asilo diurno;creche/infantário;dagopvang;opieka dzienna/przedszkole/żłobek
leash/lead;leine;correa;laisse;guinzaglio;trela/coleira;riem/lijn;smycz
litter tray/litter/cage;katzenklo/streu/käfig;arenero/arena/jaula;litière/cage;lettiera/gabbia;caixa de areia/gaiola;kattenbak/kooi;kuweta/klatka
vaccination card/vaccination record/pet passport;impfpass/impfausweis/heimtierausweis;cartilla de vacunación/cartilla/pasaporte;carnet de vaccination/carnet de santé/passeport;libretto delle vaccinazioni/libretto sanitario/passaporto;boletim de vacinas/passaporte;vaccinatieboekje/dierenpaspoort;książeczka zdrowia/paszport
collect/pick up/fetch;abholen/abholung;recoger/recogida;récupérer/venir chercher/chercher;ritirare/ritiro/venire a prendere;levantar/buscar/recolha;ophalen/afhalen;odebrać/odbiór
`;

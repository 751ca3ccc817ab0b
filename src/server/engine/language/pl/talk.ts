import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[bardzo|naprawdę|super|mega|wyjątkowo|tak|ogromnie]';
const forHelp =
  'za (wszystko|(pomoc|odpowiedź|informację|informacje|info|czas|cierpliwość|szybką odpowiedź|wyjaśnienie|obsługę|fatygę))';
const person =
  '(człowiekiem|osobą|kimś|pracownikiem|konsultantem|kierownikiem|menedżerem|właścicielem|obsługą|żywym człowiekiem|prawdziwą osobą|doradcą|szefem|obsługą klienta|konsultantką|przedstawicielem|zespołem|prawdziwym człowiekiem|biurem obsługi)';

export const polishTalk: TalkWords = {
  evidence: `i w we z ze na do od po za przez dla przy pod nad bez o u a ale albo lub czy że żeby jak co kto gdzie kiedy ile który która które
    którzy jaki jaka jakie jakiego dlaczego nie tak jest są był była było być będzie jestem jesteś jesteście mam masz ma mamy macie mają mogę
    możesz może możemy możecie mogą można trzeba muszę musi chcę chciałbym chciałabym chce proszę dziękuję dzięki cześć dzień
    dobry witam się to ten ta te tego tej tym tych mi mnie ci cię jego jej ich nam nas wam was mój moja wasz wasza swój ja ty on ona
    my wy oni pan pani państwo tylko też także już jeszcze bardzo więcej mniej kosztuje kosztują cena ceny cenę drogie tani tanie
    najtańszy otwarte otwarty otwarci czynne czynny zamknięte zamknięty godziny godzin godzinach otwarcia dziś dzisiaj
    jutro wczoraj poniedziałek wtorek środa środę czwartek piątek sobota sobotę soboty niedziela niedzielę niedziele tydzień tygodniu
    weekend dni dnia adres telefon numer zamówić zamówienie dostawa wysyłka przesyłka zwrot zwrócić wizyta umówić rezerwacja
    zapłacić płacić kartą gotówką darmowy dzieci dziecko lat rok pies psem wszystko każdy inny oraz więc jeśli kiedyś tu tam
    teraz zawsze nigdy między przed podczas aż około zł złotych do widzenia rozmawiać człowiek`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(cześć|hej|hejka|witam|witaj|witajcie|halo|dzień dobry|dobry wieczór|dobry|hello|hi|siemanko|czołem|dobry dzień) [wszystkim|państwa|wszystkich|serdecznie|ponownie|znowu|ekipo|wam]',
      '(szanowni państwo|szanowny panie|szanowna pani|drodzy państwo|droga ekipo|miło mi|miło poznać)',
    ],
    howAreYou: [
      '[i|a] (jak (się masz|się macie|leci|tam|się pan ma|się pani ma|mija dzień|zdrowie|życie)|co (słychać|tam|u (ciebie|was|państwa))|wszystko dobrze|wszystko w porządku) [dzisiaj|dziś|u (ciebie|was)]',
    ],
    thanks: [
      '(super|świetnie|ekstra|git|ok|dobra) (dzięki|dziękuję|dzięki wielkie)',
      '(dziękówka|dzięki śliczne|wielkie dzięki|dzięki wam|jesteście (super|najlepsi|wspaniali)|jesteś (super|najlepszy|najlepsza|wielki|wielka))',
      `[bardzo|wielkie|serdeczne|ślicznie|serdecznie|ok|no|i|pięknie|stokrotne|dobrze|jeszcze raz|z góry|super] [bardzo] (dziękuję|dzięki|dziękujemy|podziękowania|dzięks|dziekuwa) [ci|wam|państwu|panu|pani|bardzo|serdecznie|ślicznie|pięknie|z góry|wielkie|jeszcze raz|raz jeszcze|również|za wszystko] [bardzo|wielkie] [${forHelp}]`,
      '(jestem [bardzo] (wdzięczny|wdzięczna)|doceniam [to|pomoc]|to (miłe|bardzo miłe)|miło z (twojej|waszej|państwa) strony|z góry dziękuję)',
    ],
    goodbye: [
      '[ok|dobra|to|no|no to] (cześć|hej|pa|papa|pa pa|narka|nara|na razie|do zobaczenia|do następnego|trzymaj się|trzymajcie się|lecę|spadam|uciekam|muszę lecieć|muszę iść|pozdrawiam|pozdro|buziaki|miłego) [dzięki|wszystkim]',
      '(do widzenia|pa|pa pa|papa|na razie|do zobaczenia|do usłyszenia|do jutra|żegnam|trzymaj się|trzymajcie się|bye|ciao|do następnego [razu]|cześć|narka|dobranoc) [wszystkim|i dzięki|wkrótce|jutro]',
      '[i|życzę|a] [życzę] [wam|państwu|panu|pani|ci] (miłego|dobrego|udanego|spokojnego|przyjemnego|miłej|dobrej|spokojnej) (dnia|wieczoru|weekendu|tygodnia|popołudnia|nocy|niedzieli|soboty|pracy) [wam|życzę|państwu|również]',
      '(wszystkiego (dobrego|najlepszego)|miłego)',
    ],
    acknowledge: [
      '[ok|dobra|super|no] (to wszystko|to by było na tyle|nic więcej|już wszystko wiem|wszystko wiem|jestem obsłużony|jestem obsłużona|mam wszystko|tyle mi wystarczy|nie mam więcej pytań|git|gitara|luz|luzik|spoko|bajka|pięknie|elegancko) [to]',
      '[a|no|ach|aha|to|o] (ok|dobrze|super|świetnie|rozumiem|jasne|w porządku|doskonale|idealnie|fajnie|ekstra|pewnie|zrozumiałem|zrozumiałam|wspaniale|znakomicie|dobra|spoko|zgoda|aha|ah|oh|rewelacja|cudownie|bomba|perfekcyjnie|perfekt|dobrze wiedzieć|nie ma problemu|nie szkodzi|szkoda|trudno|brzmi dobrze|wszystko jasne|ciekawe|haha|lol|wow|elegancko|bardzo dobrze)',
      `(to|brzmi|wszystko) [jest|brzmi] ${very} (dobrze|super|świetnie|jasne|dobre|fajnie|idealnie|w porządku)`,
    ],
    accept: [
      '(tak|no tak|oczywiście|jasne|pewnie|chętnie|dokładnie|zgadza się|naturalnie|owszem|koniecznie|tak tak) [proszę|poproszę|chętnie|dokładnie|jest]',
      '[tak] (byłoby|to by było|to byłoby) (super|świetnie|miło|dobrze|wspaniale|idealnie)',
      'poproszę',
    ],
    decline: [
      '(nie|nie nie|nope|nic|nie teraz|na razie nie|jeszcze nie|może później|nie trzeba|nie ma potrzeby|raczej nie)',
      '[nie|ok|i|no|dobrze] (to (wszystko|tyle|by było na tyle|już wszystko)|nic więcej|wszystko jasne|nie mam (więcej|już|innych) pytań|już wszystko wiem|wszystko wiem|więcej nic|tyle|wystarczy|nic więcej nie potrzebuję) [na (razie|dziś|dzisiaj|teraz)|chciałem wiedzieć|chciałam wiedzieć]',
    ],
    praise: [
      `[to|ty|jesteś|jesteście|było|był|była|są] [jest|było|był|jesteś] ${very} (pomocne|pomocny|pomocna|pomocni|przydatne|miły|miła|miłe|super|świetny|świetna|szybki|najlepszy|najlepsza|genialny|kochany|uprzejmy)`,
      '[bardzo|naprawdę] [mi|nam] [bardzo] (pomogłeś|pomogłaś|pomogło|pomógł|pomogliście|pomaga) [mi|nam] [bardzo]',
      '(dobra robota|świetna (robota|obsługa|odpowiedź)|super (obsługa|robota|bot)|brawo|dobra odpowiedź|dobry bot|gratulacje|bardzo pomocne|oby tak dalej)',
      '[po pierwsze] (uwielbiam|kocham|bardzo lubię|lubię) (wasz|wasze|waszą|was|to) [sklep|produkty|rzeczy|restaurację|stronę|jedzenie]',
    ],
    about: [
      '(czy jesteś|jesteś|czy to|rozmawiam z|czy rozmawiam z|czy piszę z) * [*] czy [z|to] (bot|botem|robot|robotem|komputer|komputerem|maszyna|maszyną|program|programem|człowiek|człowiekiem|osoba|osobą)',
      '[a|i|ale] [czy] (jesteś|to jest|to|jest pan|jest pani|czy jesteś|jesteście) [naprawdę|tylko|może] [prawdziwym|prawdziwą|żywym|prawdziwy|prawdziwa|żywy] (człowiekiem|botem|robotem|komputerem|ai|maszyną|osobą|chatbotem|programem|sztuczną inteligencją|bot|robot|człowiek|automat|prawdziwy|prawdziwa|chatgpt|człowiekiem|osoba|automatem|si) [czy|lub|albo] [prawdziwym|prawdziwą|żywym|może|to] [człowiekiem|botem|robotem|komputerem|ai|maszyną|osobą|chatbotem|programem|sztuczną inteligencją|człowiek|bot|robot|nie|osoba]',
      '[a|i|ale] [czy] (rozmawiam|piszę|gadam|czatuję) [tu|teraz|tutaj|właśnie] z [prawdziwym|prawdziwą|żywym] (człowiekiem|botem|robotem|komputerem|ai|maszyną|osobą|chatbotem|kimś|programem|sztuczną inteligencją) [czy|lub|albo] [z] [prawdziwym|prawdziwą|żywym] [człowiekiem|botem|robotem|komputerem|ai|maszyną|osobą]',
      '[a|i] (kim (jesteś|pan jest|pani jest)|czym jesteś|z kim (rozmawiam|piszę|mam przyjemność)|jak (masz na imię|się nazywasz)|kto (to|tam))',
    ],
    help: [
      '[a|i|więc] co (potrafisz|umiesz|możesz|możecie) [robić|zrobić|dla mnie zrobić|powiedzieć]',
      '[a|i] (w czym|jak|czym) (możesz|może|możecie|mógłbyś) [mi] pomóc',
      '[a|i] (jak to działa|o co mogę (pytać|zapytać|cię zapytać))',
      '[czy] (możesz|może|możecie|mógłbyś|mogłabyś|mógłby|moglibyście) [pan|pani|państwo] [mi|nam] pomóc [proszę]',
      '[potrzebuję|proszę o] (pomocy|pomoc|informacji) [proszę]',
      '(pomoc|pomocy|pomóż mi|pomóżcie|jest tam ktoś|jest tu ktoś|ktoś tam|menu|test|jest ktoś)',
    ],
    human: [
      `[czy] [mogę|mógłbym|mogłabym|chcę|chciałbym|chciałabym|można|wolę|wolałbym|wolałabym|potrzebuję|da się|muszę|proszę o możliwość] [proszę|jakoś] (porozmawiać|pogadać|rozmawiać|rozmowy|rozmowę|pomówić|skontaktować się|popisać|rozmowa) z [prawdziwym|prawdziwą|żywym|jakimś|kimś] ${person} [z (zespołu|obsługi)|w (pewnej|jakiejś) sprawie|o (czymś|problemie)|teraz]`,
      `[proszę] [mnie] (połącz|połączcie|połączyć|przełącz|przełączyć|proszę połączyć|przekieruj) [mnie] [z|do] [prawdziwym|żywym] ${person}`,
      `[prawdziwy|żywy|chcę] (człowiek|konsultant|konsultanta|pracownik|człowieka|obsługa klienta|kontakt z człowiekiem)`,
      '[czy] (ktoś|może ktoś|mógłby ktoś) [może|mógłby] [do mnie] (zadzwonić|oddzwonić) [do mnie]',
      '(proszę o (kontakt|telefon|oddzwonienie|kontakt telefoniczny)|zadzwońcie do mnie|oddzwoń)',
    ],
    frustrated: [
      '[ty|to|ten bot|ten czat|jesteś|co za|ale] [jest|jesteś|są] [naprawdę|kompletnie|totalnie|całkowicie|po prostu|taki|jakiś|do] (bezużyteczny|bezużyteczne|beznadziejny|beznadziejne|beznadzieja|głupi|głupie|głupia|idiotyczny|idiota|kretyn|debil|okropny|okropne|tragiczny|dno|niczego|dupy|żenada|śmieć|gówno|strata czasu|kpina|żałosny|żałosne|bzdura|frustrujące|wkurzające|nieprzydatny|masakra) [bot|robot]',
      '[ty|to|ten bot|ale|w ogóle|nic] (nie) [mi|w ogóle|nic|mnie] (pomagasz|pomaga|rozumiesz|rozumie|wiesz|wie|działa|odpowiadasz|odpowiedziałeś|pomogło|pomogłeś|umiesz|potrafisz) [mi|w ogóle|nic|na moje pytanie|wcale|mnie]',
      '[nie|ale] to nie [jest] (to o co (pytałem|pytałam|pytam)|moje pytanie|prawda|odpowiedź|odpowiedź na moje pytanie)',
      '(kurwa|cholera|spadaj|zamknij się|do diabła|pieprz się|szlag|nieważne|wtf|jestem (zły|zła|wściekły|wściekła|rozczarowany|rozczarowana|sfrustrowany))',
    ],
    leadIn: [
      '[i|ale|a] (mam|miałbym|miałabym|mamy) [jeszcze|tylko|takie|małe|krótkie|jedno|kilka|też|szybkie] [jedno|małe|krótkie|szybkie] (pytanie|pytania|pytanko|prośbę|zapytanie)',
      '[jeszcze|tylko|i|takie] [jedno] [małe|krótkie|szybkie] (pytanie|pytanko)',
      '[i|ale|a] (chciałbym|chciałabym|chciałem|chciałam|chcę|chcielibyśmy|pragnę|chcieliśmy) [tylko|się|jeszcze|się tylko|też] (zapytać|spytać|dowiedzieć się|dowiedzieć|wiedzieć|dopytać|upewnić się) [się]',
      '[i|a] [czy] (możesz|może|możecie|mógłbyś|mogłabyś|mógłby|mogłaby|moglibyście|mogą|mogliby|mogą państwo) [pan|pani|państwo] [mi|nam] [proszę] (powiedzieć|podać informację|poinformować|napisać|wyjaśnić|doradzić) [proszę|mi]',
      '[i|a] (czy (wiesz|wiecie|wie pan|wie pani|wiedzą państwo)|wiecie|wiesz) [może]',
      '[i|a] (powiedz|powiedzcie|proszę powiedzieć|powiedz mi|zastanawiam się|zastanawiałem się|zastanawiałam się|proszę o informację|dajcie znać|daj znać) [mi|proszę]',
      '[czy] (mogę|można) [o coś|cię|was|się] (zapytać|spytać) [o coś]',
    ],
    apology: [
      '(przepraszam|wybacz|wybaczcie|proszę wybaczyć|sorry|sorki|najmocniej przepraszam|bardzo przepraszam) [że (przeszkadzam|zawracam głowę|pytam)|za (kłopot|problem|pytanie|zawracanie głowy)|was|państwa]',
      '(jeśli (można|to możliwe|to nie problem)|jeżeli można)',
    ],
    wellWish: [
      '(mam nadzieję|mamy nadzieję) że (możecie|możesz|mogą państwo|pan może|pani może) [mi|nam] pomóc',
      '(mam nadzieję|mamy nadzieję) że [wszystko|u] [was|państwa|ciebie] [u] [wszystko] (dobrze|w porządku|macie się dobrze|jest dobrze|miło mija dzień) [u was]',
    ],
    please: ['proszę', 'uprzejmie proszę', 'bardzo proszę', 'poproszę'],
    signOff: [
      '[z] (poważaniem|wyrazami szacunku|wyrazami uznania|serdecznymi pozdrowieniami)',
      '[serdecznie|gorąco|ciepło] (pozdrawiam|pozdrawiamy|pozdrowienia|ściskam|łączę pozdrowienia) [serdecznie|gorąco|ciepło|wszystkich]',
      '(czekam na odpowiedź|buziaki)',
    ],
    filler: [
      '(wszystkim|państwu|wam|ci|panu|pani|ponownie|znowu|też|również|więc|no|to|i|a|ach|oh|ah|bardzo|naprawdę|serdecznie|wzajemnie|nawzajem|kolego|ekipo|już|jeszcze|bot|haha|z góry|jeszcze raz|właściwie|na razie|za wszystko)',
      `(${forHelp})`,
      '(po pierwsze|przede wszystkim)',
    ],
  },
  bareGreetings: ['cześć', 'hej', 'witam', 'dzień dobry', 'dobry wieczór', 'halo', 'hejka'],
  addressed: ['wszystkim', 'państwo', 'panie', 'pani', 'ekipo', 'szanowni', 'drodzy', 'zespole'],
  persons: [
    '(prawdziwym|prawdziwą|żywym) (człowiekiem|osobą|pracownikiem|konsultantem)',
    '(człowiekiem|konsultantem|konsultantką)',
  ],
  reach: ['(porozmawiać|rozmawiać|pogadać|połącz|połączyć|skontaktować|przełącz|rozmowa)'],
  about: ['o', 'w', 'na', 'bo', 'ponieważ', 'odnośnie', 'dotyczący'],
  questions: {
    asking: [
      '[o|od|do|na|w|z|za|po|dla|przez|przy] (co|kto|kogo|komu|kim|czym|czego|gdzie|kiedy|ile|jak|jaki|jaka|jakie|jakiego|jakiej|jakim|jakich|który|która|które|której|którego|którym|których|dlaczego|czemu|skąd|dokąd)',
      '(o której [godzinie]|do której [godziny]|od której [godziny]|jak (długo|często|daleko|dużo)|ile kosztuje)',
    ],
    yesNo: [
      'czy',
      '(macie|mają państwo|można|mogę|jest|są|robicie|przyjmujecie|sprzedajecie|dostarczacie|wysyłacie|oferujecie|naprawiacie|otwieracie|zamykacie|jesteście|trzeba|muszę)',
    ],
    opening: [],
    verbs:
      'jest są macie mają ma mam można mogę możemy kosztuje kosztują trwa trwają otwieracie zamykacie robicie przyjmujecie sprzedajecie muszę trzeba będzie dostanę wynosi działa mieści znajduje'.split(
        ' ',
      ),
    subjects: [],
    joiners: [
      'i',
      'a',
      'oraz',
      'a także',
      'i jeszcze',
      'a jeśli tak',
      'i jeśli tak',
      'poza tym',
      'i przy okazji',
      'i do tego',
      'plus',
    ],
    pointers: 'to ten ta te tego tej tym tych on ona ono one go je jego jej ich tam nim nią'.split(
      ' ',
    ),
    articlePointers: [],
    choices: ['lub', 'albo', 'jeśli', 'bo', 'ale'],
    particles: [],
    thingVerbs: ['kosztuje', 'kosztują', 'trwa', 'trwają'],
    impersonal: ['czy to (możliwe|konieczne)', 'czy jest to możliwe'],
    whether: ['czy'],
    direct: 'keep',
    mention: 'napis słowo z na do i dla'.split(' '),
  },
};

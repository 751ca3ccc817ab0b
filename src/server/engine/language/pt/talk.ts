import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[muito|super|mesmo|tão|bem|bastante|realmente]';
const forHelp =
  '(por|pela|pelo|pelas) (tudo|ajuda|informação|info|resposta|atenção|tempo|paciência|rapidez|informações|me ajudar|sua ajuda|tua ajuda|responder)';
const person =
  '(pessoa|humano|alguém|atendente|funcionário|funcionária|gerente|responsável|dono|dona|ser humano|operador|assistente humano|representante|equipa|equipe|apoio ao cliente|suporte|colaborador|pessoa real|chefe|pessoa de verdade)';

export const portugueseTalk: TalkWords = {
  evidence: `o os a as um uma uns umas de do da dos das em no na nos nas ao à aos às pelo pela por para pra com sem sob sobre e ou mas se
    que quê quem quando onde como quanto quanta quantos quantas qual quais porque porquê é são era ser estar está estão
    estou estamos foi eu tu você vocês ele ela nós eles elas me te lhe nos meu minha seu sua teu nosso nossa vosso isto isso
    aquilo este esta esse essa aquele aquela não sim mais menos muito muita muitos também ainda já só tem têm temos tenho
    ter há posso pode podem podemos poderia podiam gostaria queria quero querem faz fazem fazer custa custam preço preços
    abre abrem aberto aberta abertos fecha fecham fechado horário horários hora horas hoje amanhã ontem segunda terça
    quarta quinta sexta feira sábado sábados domingo domingos semana dia dias manhã tarde noite olá oi bom boa obrigado
    obrigada favor tchau endereço morada telefone telemóvel pedido encomenda entrega envio devolver devolução troca
    marcação reservar reserva pagar cartão dinheiro grátis gratuito criança crianças anos cachorro cão tudo todos todas
    outro outra algum alguma nada nenhum cada até desde entre antes depois durante aceitam vendem fica vão vai falar pessoa
    preciso saber aqui ali lá assim então bem pela seus suas pelos mesmo foram sido`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(olá|oi|hey|ei|hello|hi|alô|oi oi|saudações|viva) [a todos|pessoal|equipe|equipa|de novo|tudo bem|gente|tudo bom]',
      '[olá|oi|muito] (bom dia|boa tarde|boa noite) [a todos|pessoal|equipe|equipa]',
      '(prezados|prezado|caros|caro|estimados|exmos) (senhores|senhor|senhora|equipe|equipa|todos)',
    ],
    howAreYou: [
      '[e] (tudo (bem|bom|certo)|como (vai|estás|está|estão|vão|você está|vocês estão|tem passado|vai você)|e aí|beleza|que tal) [com (você|vocês|o senhor|a senhora)|contigo|por aí|tudo bem|hoje|você]',
    ],
    thanks: [
      '(perfeito|ótimo|super|show|top|ok) (obrigado|obrigada|muito obrigado|muito obrigada|valeu)',
      '(obrigadão|brigado|brigada|brigadinho|valeu mesmo|valeu demais|vocês são (ótimos|demais|os melhores|impecáveis)|você é (demais|ótimo|um anjo)|és (um anjo|o máximo))',
      `[muito|muitíssimo|mil|ok|e] (obrigado|obrigada|obrigados|valeu|obrigadinho|obrigadinha|agradecido|agradecida|grato|grata|gratidão|brigadão) [mesmo|de novo|novamente|de coração|desde já|mais uma vez|a (você|vocês|ti)|eu|igualmente|antecipadamente] [${forHelp}]`,
      '[eu] (agradeço|agradecemos) [muito|imenso|desde já|a ajuda|a atenção|a informação|a sua ajuda]',
      '(és muito simpático|muito gentil|muito amável|que gentileza|muitas graças)',
    ],
    goodbye: [
      '[ok|então|bom|pronto] (tchau|tchauzinho|adeus|até logo|até já|até mais|até à próxima|até breve|xau|falou|abraço|abraços|um abraço|beijos|beijinhos|bom descanso|fica bem|fiquem bem|tenho de ir|tenho que ir|vou indo|fui) [e obrigado|pessoal|então]',
      '(tchau|tchauzinho|adeus|até (logo|breve|mais|amanhã|já|à próxima|a próxima|depois|sábado|domingo|mais tarde|mais ver)|falou|fui|bye|ciao|xau|fica bem|se cuida) [pessoal|e obrigado|a todos|então]',
      '[e|tenha|tenham|desejo|tem|continuação de|um|uma] [um|uma|de] (bom|boa|ótimo|ótima|excelente|feliz|lindo) (dia|tarde|noite|semana|fim de semana|final de semana|trabalho|domingo|restinho de dia|resto de dia) [também|a todos|para (você|vocês|ti)|pra (você|vocês)]',
    ],
    acknowledge: [
      '[ok|bom|perfeito] (é tudo|era tudo|era só isso|só isso|é só isso|já está|tudo certo|tudo tratado|estou esclarecido|estou esclarecida|não preciso de mais nada|nada mais|mais nada|beleza|show de bola|tranquilo|fechado|impecável|porreiro|na boa) [então|por agora]',
      '[ah|oh|tá|está] (ok|certo|tá bom|está bom|está bem|tá bem|tudo bem|perfeito|ótimo|entendi|percebi|compreendo|entendido|beleza|legal|fixe|excelente|maravilha|show|bacana|claro|combinado|muito bem|bom saber|que bom|boa|fantástico|certinho|compreendi|ah|oh|joia|top|super|sem problema|não faz mal|que pena|pena|interessante|haha|kkk|kkkk|rsrs|wow|esplêndido|óptimo|de acordo)',
      `(isso|é|está|parece|fica) [é|está|parece] ${very} (bom|ótimo|perfeito|claro|bem|legal|excelente|útil)`,
    ],
    accept: [
      '(sim|claro|com certeza|claro que sim|isso|isso mesmo|exato|exatamente|certamente|pode ser|por favor sim|aham|quero|com prazer|sem dúvida) [por favor|obrigado|obrigada|quero|claro]',
      '[sim] [isso] seria (ótimo|bom|perfeito|excelente|legal|fantástico|útil)',
    ],
    decline: [
      '(não|nada|nope|não não|agora não|por enquanto não|ainda não|talvez depois|não precisa|não é preciso|não é necessário)',
      '[não|ok|e|bom] (é (só|tudo|só isso|isso)|era (só|só isso|isso|tudo)|isso é tudo|só isso|nada mais|mais nada|não tenho mais (perguntas|dúvidas)|sem mais (perguntas|dúvidas)|tudo certo|tudo esclarecido|está tudo|não preciso de mais nada|já tenho tudo|por hoje é só) [por (agora|hoje|enquanto)|para já|mesmo]',
    ],
    praise: [
      `[você|vocês|isso|tu|me] [me] (foi|foste|foram|é|és|ajudou|ajudaste|ajudaram|ajuda) ${very} (útil|gentil|prestativo|simpático|rápido|muito|bastante|imenso|uma grande ajuda|de grande ajuda|incrível|demais|o melhor|prestável|esclarecedor)`,
      '(me ajudou [muito|bastante]|ajudou (muito|bastante)|ajudou me muito|bom trabalho|ótimo (trabalho|serviço|atendimento)|excelente (trabalho|serviço|atendimento)|muito útil|que rápido|parabéns|boa resposta|bem feito|arrasou)',
      '[antes de mais|primeiro] (adoro|amo|gosto muito de|adoramos) (tudo|a vossa|o vosso|os vossos|a sua|os seus|seus) [loja|produtos|site|comida|restaurante|trabalho]',
    ],
    about: [
      '[e] (és|você é|vocês são|estou a falar com|estou falando com|falo com|isto é|isso é) [um|uma|o|a] * [*] ou [com|é] [um|uma] (robô|bot|máquina|computador|programa|ia|pessoa|humano|chatbot|pessoa real)',
      '[e|mas] (você é|és|é|vocês são|tu és|isto é|isso é|estás|aqui é) [mesmo|realmente|só|apenas] [um|uma] [verdadeiro|verdadeira] (humano|robô|robot|bot|máquina|computador|ia|pessoa|chatbot|programa|ser humano|inteligência artificial|real|humana|pessoa real|automático|chatgpt|assistente virtual|pessoa de verdade) [real|de verdade|humana] [ou] [um|uma|é|és|só] [humano|robô|robot|bot|máquina|computador|ia|pessoa|chatbot|programa|ser humano|inteligência artificial|uma pessoa] [real|de verdade]',
      '[e|mas] [estou|eu estou|tô|esta] (falando|a falar|falo|conversando|a conversar|teclando|a escrever) (com) [um|uma] (humano|robô|robot|bot|máquina|computador|ia|pessoa|chatbot|ser humano|alguém|inteligência artificial) [real|de verdade|humana] [ou] [com] [um|uma] [humano|robô|robot|bot|máquina|computador|ia|pessoa|chatbot] [real|de verdade]',
      '[e|mas] (quem (é você|és tu|és|é|são vocês)|o que (é você|és|você é)|com quem (falo|estou falando|estou a falar|eu falo)|qual (é|o) [o] (seu|teu) nome|como (te chamas|você se chama|se chama))',
    ],
    help: [
      '[e|então] (o que|que) (você pode|podes|pode|você sabe|consegues|consegue|vocês podem|sabes) (fazer|responder) [por mim]',
      '[e] (como|em que) (você pode|podes|pode|podem|me pode) (me ajudar|ajudar me|ajudar)',
      '[e] (como (isso|isto) funciona|como funciona|o que posso perguntar)',
      '[você|vocês] [me] (pode|podes|podem|poderia|podia) [me] (ajudar|ajudar me) [por favor]',
      '[eu] (preciso de (ajuda|uma ajuda|informações)) [por favor]',
      '(ajuda|socorro|me ajuda|ajude me|me ajude|tem alguém aí|alguém aí|menu|teste)',
    ],
    human: [
      `[eu] [posso|poderia|queria|quero|gostaria de|preciso|preciso de|é possível|prefiro|dá para|seria possível|gostava de|tenho de] (falar|conversar|comunicar) [diretamente|logo] com [um|uma|o|a|algum|alguma|vosso] ${person} [real|humano|humana|de verdade|da loja|da equipe|da equipa|por telefone] [sobre (algo|um problema|isso|isto|uma coisa)|agora]`,
      `[pode|podes|poderia|podem] [me] (passar|transferir|colocar|ligar|passe|transfira|encaminhar|encaminhe) [me] [em contacto|em contato] (para|com|a) [um|uma|o|a] ${person} [real|humano|de verdade]`,
      `[um|uma|quero um|quero uma] (atendente|humano|pessoa|ser humano|operador|pessoa real|funcionário|apoio ao cliente) [humano|real|de verdade]`,
      '[alguém] (pode|podem|poderia) [alguém] [me] (ligar|contactar|contatar|telefonar|ligar me|contactar me)',
      '(me liguem|me ligue|liguem me)',
    ],
    frustrated: [
      '[você|tu|este bot|esse bot|isso|isto|que|este chat] [é|és] [um|uma|muito|completamente|mesmo|totalmente|tão|o|a] (inútil|burro|burra|estúpido|estúpida|péssimo|péssima|horrível|terrível|ridículo|lixo|merda|idiota|imbecil|vergonha|perda de tempo|desastre|frustrante|errado|porcaria|fraco|decepcionante|incompetente) [bot|robô|serviço]',
      '[você|tu|isso|este bot|mas] não [me] (ajuda|ajudas|entende|entendes|percebes|percebe|serve|serves|responde|respondes|sabe|sabes|funciona|respondeu|entendeu|ajudou|adianta) [para|de|a] [nada|minha pergunta|à minha pergunta|a pergunta]',
      '[não|mas] (isso|isto) não é (o que (perguntei|eu perguntei|queria|quero)|a minha pergunta|verdade|correto|certo|uma resposta)',
      '(merda|porra|caralho|vai à merda|cala a boca|vai se foder|que raiva|que vergonha|esquece|deixa pra lá|wtf|estou (chateado|chateada|farto|farta|irritado|irritada|frustrado|zangado))',
    ],
    leadIn: [
      '[e|mas] (importa se|se importa|importam se|se importaria) de me (dizer|informar)',
      '[e|mas|só|eu] (tenho|tinha|teria|temos) [só|também|ainda] (uma|outra|umas|algumas|um par de) [pequena|rápida|última|breve] (pergunta|dúvida|questão|perguntas|dúvidas|perguntinha|pergunta rápida) [rápida|para vocês]',
      '[só|e|mais] [uma|outra] [pequena|última] (pergunta|dúvida|perguntinha|questão|coisa) [rápida]',
      '[e|mas|eu|só] [eu] (queria|quero|gostaria de|gostava de|queríamos|precisava de|preciso|preciso de|desejava|gostaríamos de) [só|também|apenas] (saber|perguntar|perguntar vos|perguntar lhes|tirar uma dúvida|me informar|informar me|fazer uma pergunta|consultar|ter informações)',
      '[e|mas] [você|vocês] [me] (pode|podes|podem|poderia|poderiam|podia|podiam|consegue|conseguem) [me] [por favor] (dizer|dizer me|informar|informar me|explicar|falar|indicar|indicar me|confirmar se|esclarecer) [por favor|me]',
      '[e|mas] [você|vocês] (sabe|sabes|sabem|saberia|saberiam) [me] [dizer|informar|por acaso]',
      '[e] (diga me|diz me|me diga|me diz|me digam|digam me|estava a pensar|fiquei na dúvida|me pergunto|avise me) [por favor]',
      '(posso|poderia) (perguntar|fazer uma pergunta|te perguntar|lhe perguntar|tirar uma dúvida) [uma coisa]',
    ],
    apology: [
      '[me|peço] (desculpa|desculpe|desculpem|perdão|desculpas|com licença|lamento|sinto muito) [incomodar|o incómodo|o incômodo|pelo incômodo|pelo incómodo|a pergunta|por (incomodar|perguntar)|estar a incomodar|a demora]',
      '(se possível|se for possível|se não for incômodo|se não for incómodo)',
    ],
    wellWish: [
      '(espero|esperamos) que [me] (possam|possa|consigam) (ajudar|ajudar me|me ajudar)',
      '(espero|esperamos) que (esteja|estejam|esteja tudo|estejas|tenham|tenha|tudo esteja|vocês estejam|você esteja) [tudo|todos|a ter|tendo] [bem|um bom dia|uma boa semana|uma boa tarde]',
    ],
    please: ['por favor', 'por gentileza', 'se faz favor', 'por obséquio', 'se fizer favor'],
    signOff: [
      '[com os|os meus|um|grande] [melhores|melhor] (cumprimentos|abraço|abraços|saudações|beijos|beijinhos)',
      '(atenciosamente|cordialmente|cumprimentos|abraço|abraços|fico no aguardo|aguardo (resposta|retorno)|att|beijos)',
    ],
    filler: [
      '(a todos|pessoal|gente|equipe|equipa|de novo|novamente|também|então|bem|bom|e|ah|oh|pois|já|mesmo|muito|amigo|amiga|amigos|senhor|senhora|senhores|tudo|você|vocês|desde já|igualmente|bot|haha|kkk|aí|né|pra você|para você|antecipadamente|por tudo)',
      `(${forHelp})`,
      '(antes de mais|em primeiro lugar|por enquanto|para já|na verdade)',
    ],
  },
  bareGreetings: [
    'olá',
    'oi',
    'ei',
    'hey',
    'bom dia',
    'boa tarde',
    'boa noite',
    'olá bom dia',
    'oi bom dia',
  ],
  addressed: [
    'equipe',
    'equipa',
    'todos',
    'pessoal',
    'prezados',
    'caros',
    'senhores',
    'senhor',
    'senhora',
    'gente',
  ],
  persons: [
    '(pessoa|atendente|funcionário) (real|humano|humana|de verdade)',
    '(humano|ser humano|atendente humano)',
    'uma pessoa',
  ],
  reach: ['(falar|conversar|contactar|contatar|passar|transferir|comunicar)'],
  about: ['sobre', 'acerca', 'por', 'porque', 'pela', 'pelo', 'para', 'a'],
  questions: {
    asking: [
      '[a|de|em|com|por|para|até|desde|sobre] [o] (que|quê|quando|onde|como|quanto|quanta|quantos|quantas|qual|quais|quem)',
      '(a que horas|até que horas|quanto tempo|o que|por que|porque|aonde)',
    ],
    yesNo: [
      '[se|vocês|você] (têm|tem|há|aceitam|aceita|fazem|faz|posso|pode|podem|podemos|é|são|está|estão|abrem|abre|fecham|fecha|vendem|vende|enviam|entregam|entrega|servem|oferecem|inclui|incluem|precisa|preciso de (marcar|reservar|levar)|devo|custa|custam|existe|fica|cobram|permitem|dá|dura|demora|levam|leva|reparam)',
    ],
    opening: [],
    verbs:
      'têm tem há aceitam fazem faz posso pode podem é são está estão abrem abre fecham fecha vendem enviam entregam custa custam dura demora leva fica inclui preciso devo cobram vai seria'.split(
        ' ',
      ),
    subjects: [],
    joiners: [
      'e',
      'e também',
      'além disso',
      'e se sim',
      'e nesse caso',
      'e já agora',
      'e aí',
      'e ainda',
      'e outra coisa',
      'e a propósito',
    ],
    pointers:
      'isso isto esse essa esses essas este ele ela eles elas lá ali aí mesmo mesma dele dela'.split(
        ' ',
      ),
    articlePointers: [],
    choices: ['ou', 'se', 'porque', 'mas'],
    particles: [],
    thingVerbs: ['custa', 'custam', 'dura', 'demora'],
    impersonal: ['é (possível|necessário)'],
    whether: ['se'],
    direct: 'drop',
    mention: 'diz dizem de com para a o um uma e palavra'.split(' '),
  },
};

import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[muy|tan|super|súper|realmente|de lo más|bien|bastante]';
const forHelp =
  'por (todo|(la|tu|su|vuestra|el|tu|vuestro|toda la|toda su|toda tu) (ayuda|información|info|respuesta|atención|tiempo|rapidez|amabilidad|paciencia|servicio|rápida respuesta|pronta respuesta)|ayudarme|responder|contestar|la ayuda|avisar|aclararlo|aclararme)';
const person =
  '(persona|humano|alguien|agente|operador|operadora|representante|empleado|empleada|encargado|encargada|responsable|gerente|jefe|jefa|dueño|dueña|asesor|asesora|ser humano|persona de verdad|persona humana|humana|personal|equipo|atención al cliente|soporte|alguien del equipo|alguien de (la tienda|allí|ahí))';

export const spanishTalk: TalkWords = {
  evidence: `el la los las un una unos unas de del al a y o u e que qué en con sin por para es son era ser estar está están
    estáis estoy estamos este esta esto estos estas ese esa eso esos esas yo tú él ella nosotros vosotros ellos ellas usted
    ustedes me te se nos os le les lo mi mis tu tus su sus nuestro nuestra vuestro vuestra no sí si pero como cómo cuando
    cuándo donde dónde quien quién cual cuál cuales cuáles cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas por qué porque
    más menos muy también tampoco ya aún todavía hay tiene tienen tenéis tengo tenemos puedo puede pueden podéis podría
    podrían podemos quiero quiere quería quisiera queremos cuesta cuestan vale valen precio precios hace hacen hacéis
    abren abrís abre abierto abierta abiertos cierran cerráis cierra cerrado cerrada horario horarios hora horas hoy mañana
    ayer lunes martes miércoles jueves viernes sábado sábados domingo domingos fin semana día días hola buenas buenos
    tardes noches gracias favor adiós hasta desde entre sobre antes después durante todo todos toda todas otro otra algo
    algún alguna nada ningún ninguna cada mismo misma dirección teléfono correo pedido pedir envío envíos enviar devolver
    devolución cita reserva reservar pagar tarjeta efectivo gratis barato barata caro cara niños niño años año hijo hija
    perro persona hablar aceptan aceptáis venden vendéis necesito saber ofrecen solo sólo aquí allí ahí así bien ha han he
    hemos habéis sido fue fueron sin embargo según puedes sería ser queda quedan llegar tarda tardan dura`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(hola|holita|hey|ey|hi|hello|buenas|saludos|holis|aló|qué hay|muy buenas) [hola|buenas|de nuevo|otra vez|a todos|equipo|a tod@s|chicos|gente|amigos|buenas]',
      '[hola|muy|muy muy] (buenos|buenas|buen) (días|tardes|noches|día|tarde) [a todos|equipo|de nuevo|tengan|tenga]',
      '(estimados|estimado|estimada|estimadas) (señores|señor|señora|equipo|todos|amigos|señoras y señores)',
      '(encantado|encantada|mucho gusto) [de conocerte]',
      '(querido equipo|a quien corresponda|bendiciones)',
    ],
    howAreYou: [
      '[y|hola] (cómo (estás|está|están|estáis|te va|le va|va|va todo|andas|andan|van|vas|va el día|han estado|va eso)|qué (tal|onda|hay|cuentas|haces|hubo|pasa)|qué tal (estás|está|están|estáis|todo|va|va todo|el día|andas)) [todo|hoy|por (ahí|allí|allá)|tú|usted]',
      '(todo bien|todo bien por ahí|estás bien)',
    ],
    thanks: [
      '[genial|perfecto|estupendo|vale|guay|ok|super|buenísimo] [mil|muchas|muchísimas|un millón de] gracias [majo|maja|guapo|guapa|crack|máquina|tío|tía|chicos|amigo|amiga|jefe|hombre|mujer|corazón|cielo]',
      '(gracias majo|gracias maja|gracias crack|sois (geniales|los mejores|un encanto|unos cracks)|eres (genial|el mejor|la mejor|un encanto|un cielo|un máquina|lo más)|se agradece|te pasaste|te la rifaste|grax)',
      `[muchas|muchísimas|mil|millones de|infinitas|de nuevo|muchas muchas|mil millones de|y] gracias [a ti|a usted|a ustedes|a vosotros|de nuevo|otra vez|de antemano|de verdad|de corazón|igualmente|por adelantado|anticipadas] [${forHelp}]`,
      `[os|te|le|les|se] [lo] (agradezco|agradecemos) [mucho|muchísimo|un montón|de verdad|la ayuda|la información|su ayuda|tu ayuda]`,
      `(agradecido|agradecida|muy agradecido|muy agradecida|muy amable|qué amable|muy amables|eres (un sol|un crack|un amor|muy amable|genial)|te lo agradezco|se lo agradezco|un millón de gracias|se agradece|agradezco tu ayuda|agradezco su ayuda)`,
    ],
    goodbye: [
      '[venga|vale|pues|bueno|ok|pues nada] (hasta luego|hasta pronto|hasta otra|hasta lueguito|adiós|chao|chau|chaito|agur|nos vemos|hasta mañana|hasta la próxima|un saludo|saludos|un abrazo|besos|me voy|me marcho|tengo que irme|hasta más ver|cuídate|cuidaos|que vaya bien|que te vaya bien|que os vaya bien)',
      '(adiós|chao|chau|hasta (luego|pronto|mañana|la vista|otra|la próxima|entonces|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo))|nos vemos [pronto|luego|allí|mañana]|bye|cuídate|cuídense|cuidaos|agur|adeu|ciao|un placer|hablamos [pronto|luego]|me despido) [bye|y (gracias|buen día)|a todos]',
      '[y] [que] [te|le|les|os] (tengas|tenga|tengan|tengáis|pases|pase|pasen|paséis|ten|tened|deseo) [un|una] [muy] (feliz|buen|buena|bonito|lindo|excelente|gran|maravilloso|hermoso|bonita|linda) (día|tarde|noche|fin de semana|semana|finde|jornada) [también|igualmente|a todos]',
      '[que] (vaya|te vaya|le vaya|os vaya|les vaya) [muy] bien',
      '(feliz|buen|buena) (día|tarde|noche|fin de semana|finde|semana|domingo|sábado)',
    ],
    acknowledge: [
      '[ok|vale|bien|genial|perfecto|pues] (eso es todo|eso era [todo]|nada más|pues nada|ya está|ya estaría|listo|todo listo|con eso (me vale|me basta|ya está)|ya me quedo tranquilo|ya me quedo tranquila|ya lo tengo|ya tengo lo que necesitaba|me queda claro|no necesito más|era solo eso|solo era eso) [entonces|por ahora|ya]',
      '(pues nada|venga|vale pues|ok pues|guay|de lujo|qué guay|mola|joya|bárbaro|macanudo|buenísimo|de diez|fetén|dale|órale|sale pues|vale vale|venga vale|estupendo pues) [entonces|pues]',
      '[ah|oh|pues|ya|muy|todo|bueno] (ok|vale|bien|perfecto|genial|estupendo|excelente|de acuerdo|entendido|entiendo|claro|bueno|fenomenal|fantástico|súper|super|muy bien|está bien|ya veo|comprendo|guay|listo|dale|anotado|maravilloso|buenísimo|bárbaro|qué bien|ya|ah|oh|aja|ajá|me parece bien|no pasa nada|no hay problema|sin problema|tranquilo|vaya|interesante|órale|sale|va|todo claro|queda claro|me queda claro|muy claro|magnífico|chévere|jaja|jajaja|lol|wow|lástima|qué pena|cierto)',
      `(eso|esto|es|está|suena|me parece|todo) [es|está|suena|me parece] ${very} (bien|perfecto|genial|estupendo|claro|fantástico|excelente|bueno|fenomenal|útil)`,
      'es bueno saberlo',
    ],
    accept: [
      '(sí|si|sip|claro|claro que sí|por supuesto|desde luego|exacto|correcto|eso es|así es|sí claro|me encantaría|adelante|efectivamente|cómo no) [por favor|claro|exacto|gracias|quiero|me gustaría]',
      '[sí] [eso|me] (sería|estaría|gustaría|vendría) [genial|bien|perfecto|estupendo|mucho|fantástico|de lujo]',
    ],
    decline: [
      '(no|nop|nope|nada|no no|ahora no|por ahora no|de momento no|todavía no|quizás luego|quizá luego|mejor no|no hace falta|no es necesario)',
      '[no|ok|y|pues|bueno] [con] (eso|esto|ya) (es|está|sería|era|seria) [todo|bien|lo único|suficiente] [por (ahora|hoy|el momento)|de momento|ya]',
      '[no] (nada más|eso es todo|es todo|ya está|todo bien|todo claro|con eso basta|con eso es suficiente|solo eso|sólo eso|no tengo más (preguntas|dudas)|ninguna (pregunta|duda) más|no necesito nada más|tengo todo lo que necesito|nada más por (ahora|hoy)|ya no) [por (ahora|hoy|el momento)|de momento]',
      'no (necesito|quiero|preciso) (más|nada|nada más|más ayuda)',
    ],
    praise: [
      `[me|nos] (has|ha|han|habéis|fue|es|eres) [sido] ${very} (útil|amable|rápido|de gran ayuda|de mucha ayuda|de ayuda|una gran ayuda|simpático|simpática|majo|maja|de utilidad|inteligente|eficiente)`,
      '[me|nos] (has|ha|han|habéis) (ayudado|servido|salvado) [mucho|muchísimo|un montón|de mucho|bastante|la vida]',
      '(me (sirve|sirvió|ayuda|ayudó|fue de ayuda)|eres (el mejor|la mejor|genial|un genio|un crack|increíble|muy útil|lo máximo|muy bueno)|buen (trabajo|servicio|bot)|gran (trabajo|servicio|ayuda)|excelente (servicio|atención|trabajo|ayuda)|muy buen (trabajo|servicio)|buena respuesta|qué rápido|qué útil|muy útil|bien hecho|felicidades|enhorabuena|sigan así) [mucho|muchísimo|un montón]',
      '[ante todo|primero|antes que nada] (me|nos) (encanta|encantan|gusta|gustan) [mucho|muchísimo] (todo|(vuestra|su|tu|vuestro|vuestros|sus|tus) (tienda|productos|web|página|comida|restaurante|local|trabajo|cosas|servicio|bot))',
    ],
    about: [
      '[y] (eres|es usted|esto es|es esto|hablo con) [un|una] (bot|robot|máquina|ordenador|programa|ia|persona|chatbot) o (hablo|estoy hablando|estoy) con * [*]',
      '[y] (eres|es usted|hablo con|estoy hablando con|estoy chateando con|esto es|sois|es esto|eso es) [un|una|el|la] * [*] o [con|es] [un|una] (bot|robot|máquina|ordenador|computadora|programa|ia|persona|humano|chatbot|persona real|persona de verdad)',
      '[y|oye|pero|acaso] (eres|es usted|es esto|esto es|eres tú|es|sois|son|tú eres|usted es|hay) [acaso|realmente|de verdad] [un|una|solo|solamente|alguna] [verdadera|verdadero|auténtica|ser] (bot|robot|humano|persona|ia|máquina|ordenador|computadora|chatbot|programa|real|inteligencia artificial|humana|ser humano|persona real|persona de verdad|automático|asistente virtual|chatgpt|personas reales|maquina) [real|de verdad|humana|ahí] [o] [un|una|eres|es|solo|no|qué] [una|un] [bot|robot|humano|persona|ia|máquina|ordenador|computadora|chatbot|programa|ser humano|inteligencia artificial|persona real|humana] [real|de verdad]',
      '[y|pero] [estoy] (hablo|hablando|chateando|escribiendo|converso|conversando|chateo) [yo] (con|a) [un|una] (bot|robot|humano|persona|ia|máquina|ordenador|computadora|chatbot|programa|alguien|ser humano|inteligencia artificial) [real|de verdad|humana] [o] [con] [un|una] [bot|robot|humano|persona|ia|máquina|ordenador|chatbot|ser humano|inteligencia artificial] [real|de verdad]',
      '[y|pero] (quién eres|quién es|qué eres|quién es usted|con quién (hablo|estoy hablando|tengo el gusto|chateo|estoy chateando)|cómo te llamas|cuál es tu nombre|tienes nombre|hay alguien real) [tú|realmente]',
    ],
    help: [
      '[y|entonces] qué (puedes|puede|pueden|sabes|podéis) (hacer|responder|contestar|hacer por mí|ofrecer) [tú|por mí]',
      '[y|entonces] (en qué|cómo|con qué) (puedes|puede|me puedes|me puede|pueden|podéis|podrías) [ayudar|ayudarme] [me]',
      '[y] qué (te|le|os|se) puedo preguntar',
      '[y] cómo funciona (esto|este chat)',
      '[me] (puedes|puede|pueden|podéis|podrías|podría|podrían) (ayudar|ayudarme) [con algo|por favor|con una duda]',
      '[necesito|necesitaría|quiero] [tu|su|un poco de|algo de] (ayuda|información|ayúdame|ayúdenme) [por favor]',
      '(auxilio|ayuda|ayúdame por favor|hay alguien [ahí|allí]|menú|inicio|estás ahí|alguien ahí|prueba|test)',
    ],
    human: [
      `[me] [puedo|podría|puede|quiero|quisiera|quería|querría|necesito|me gustaría|gustaría|prefiero|preferiría|deseo|es posible|se puede|sería posible|tengo que|podríamos|queremos] (hablar|chatear|conversar|comunicarme|contactar) [directamente] (con|a) [un|una|el|la|los|algún|alguna|su|vuestro|otra|otro] ${person} [real|humano|humana|de verdad|de carne y hueso|del equipo|de la tienda|en persona|por teléfono|directamente] [sobre (algo|un problema|esto)|por favor|ahora]`,
      `[me] [puedes|puede|podrías|podría|pueden|podéis] (pasar|pasarme|comunicar|comunicarme|conectar|conectarme|poner|ponerme|transferir|transferirme|páseme|pásame|comuníqueme|conéctame|transfiéreme|ponme|póngame|derivar|derivarme) [en contacto] (con|a) [un|una|el|la|algún|alguna] ${person} [real|humano|humana|de verdad]`,
      `[quiero|necesito|prefiero|un|una|con] [un|una] (persona|humano|agente|operador|operadora|representante|ser humano|asesor|encargado|atención al cliente) [real|humano|humana|de verdad]`,
      'hay (alguien|alguna persona|una persona) [real] con (quien|la que|quién) (pueda|puedo|poder) hablar',
      '[me] (puede|pueden|podría|podrían|podéis|puedes) [alguien] (llamar|llamarme|contactar|contactarme) [por teléfono]',
      '(que me llame alguien|llámenme|llámame|quiero que me llamen|necesito que me llamen)',
    ],
    frustrated: [
      '[tú|esto|este bot|este chat|el bot|qué|eres|es|usted] [eres|es|está|son] [un|una|muy|tan|más|totalmente|realmente|lo] [completo|completa|peor] (inútil|inutil|tonto|tonta|estúpido|estúpida|malo|mala|pésimo|pésima|horrible|terrible|basura|una mierda|mierda|ridículo|idiota|imbécil|asco|vergüenza|pérdida de tiempo|desastre|frustrante|porquería|mentira|incorrecto|equivocado|una broma) [bot|robot|servicio|máquina|chat]',
      '[tú|esto|usted|este bot|pero|me] [me] (no) [me] (ayudas|ayuda|entiendes|entiende|sirves|sirve|respondes|responde|sabes|sabe|funciona|contestas|has respondido|me entiendes|has contestado|has ayudado|respondiste|funcionas) [para] [nada|de nada|a mi pregunta|a lo que pregunté|mi pregunta|bien]',
      '[no|pero] eso no es (lo que (pregunté|he preguntado|pregunto|quería|te pregunté|quiero)|mi pregunta|cierto|verdad|correcto|una respuesta)',
      '(joder|mierda|coño|vete a la mierda|que te den|cállate|maldita sea|estoy (harto|harta|enfadado|enfadada|molesto|molesta|enojado|enojada|frustrado|frustrada)|qué (asco|rabia|desastre|vergüenza|mal)|no entiendes nada|no sabes nada|wtf|olvídalo)',
    ],
    leadIn: [
      '(le|les|os|te) (agradecería|agradeceríamos) [mucho|muchísimo] (que|si) (me|nos) (dijera|dijeran|dijerais|dijeras|pudiera decir|pudieran decir|informara|informaran|indicara|indicaran)',
      '(le|les|os|te) escribo (para|porque) (saber|preguntar|quería saber|quisiera saber)',
      '[me] (gustaría|encantaría) (saber|preguntar)',
      '[y|pero] (le|les|te|os) (importaría|importa) (decirme|decirnos|indicarme)',
      '[y|pero|solo|también|ah] (tengo|tenía|tendría|tenemos) [solo|otra|también] [una|otra|un par de|unas|la siguiente] [pequeña|rápida|última|breve] (pregunta|duda|consulta|preguntas|dudas|pregunta rápida|duda rápida|consulta rápida|preguntita)',
      '[solo|y|ah] [una|otra] [pequeña|última|breve] (pregunta|duda|consulta|preguntita|cosa) [rápida|más|por favor]',
      '[y|pero|solo|también] [me] (quería|quisiera|querría|quiero|gustaría|necesito|necesitaría|queríamos|quisiéramos|deseo|desearía|deseaba) [solo] (saber|preguntar|preguntarles|preguntaros|preguntarte|preguntarle|consultar|consultarles|averiguar|conocer|informarme|pedir información|hacer una (pregunta|consulta)|hacerles una (pregunta|consulta))',
      '[y|pero] [me|nos] (puedes|puede|pueden|podéis|podrías|podría|podrían|podríais) [por favor|quizás] (decir|decirme|decirnos|indicar|indicarme|informar|informarme|confirmar si|confirmarme si|explicar|explicarme|aclarar|aclararme|dar información|ayudar|ayudarme con) [por favor|si me]',
      '[y|pero] (sabes|sabe|saben|sabéis|sabrías|sabría|sabrían) [por casualidad|acaso|decirme]',
      '[y] (dime|dígame|díganme|decidme|me dices|me dice|me decís|me dicen|avísame|me preguntaba|nos preguntábamos|me pregunto|estaba preguntándome) [por favor]',
      '(puedo|podría) (preguntar|preguntarte|preguntarle|preguntaros|hacer una (pregunta|consulta)|hacerte una pregunta|hacerle una pregunta) [algo]',
      'es posible saber',
    ],
    apology: [
      '(perdón|perdona|perdone|disculpa|disculpe|disculpen|siento|perdonad) [que|si] [es|por|ser] [una|un|tan] (pregunta tonta|pregunta [muy] (tonta|básica|obvia)|pesado|pesada) [pero]',
      '[le|les|os|te] [pido|mil] (perdón|perdona|perdone|perdonen|perdonad|disculpa|disculpe|disculpen|disculpad|lo siento|disculpas|perdonen) [que|por] [la] [te|le|les|os] [molestia|molestias|moleste|molestar|pregunta|por (la molestia|molestar|las molestias)|molesto|la molestia|las molestias]',
      '(si no es (molestia|mucha molestia|mucho pedir)|si es posible|si puede ser|siento (molestar|molestaros|molestarle|molestarles))',
    ],
    wellWish: [
      '(espero|esperamos|a ver si) [que] [me|nos] (puedan|puedas|pueda|podáis|podéis|pueden|puede) (ayudar|ayudarme|ayudarnos)',
      '[y] (espero|esperamos|espero que|deseo) [que] [esté|estén|estés|estéis|todo|se|te|os|les|tengan|tengas|tengáis] [vaya|esté|encuentren|encuentre|encuentres] [todos|todo|teniendo|pasando] [muy|un|una] [bien|buen|buena|bonito|feliz] [día|semana|fin de semana|tarde|todos]',
    ],
    please: ['por favor', 'porfi', 'si es tan amable', 'si son tan amables', 'si fuera tan amable'],
    signOff: [
      '[un|muchos|unos] [cordial|cordiales|afectuoso|fuerte|gran|buen] (saludo|saludos|abrazo|abrazos|besos|saludito) [cordial|cordiales|a todos|y (gracias|buen día)|para todos]',
      '(atentamente|cordialmente|saluda atentamente|reciba un cordial saludo|reciban un cordial saludo|atte|besos|quedo a la espera|quedo atento|quedo atenta|a la espera de su respuesta|quedo pendiente)',
    ],
    filler: [
      '(de nuevo|otra vez|a todos|equipo|chicos|chicas|gente|amigo|amiga|amigos|señor|señora|señores|tú|usted|ustedes|también|igualmente|pues|bueno|entonces|y|ah|oh|ya|así|mucho|muchísimo|de verdad|bot|jaja|por todo|oye|oiga|mira|tío|tía|de antemano|por ahora|de momento|muy|todo|a ti|a usted|a vosotros|a ustedes|por su ayuda|por tu ayuda)',
      `(${forHelp})`,
      '(la verdad|en realidad|de todas formas|de todos modos|primero|ante todo)',
    ],
  },
  bareGreetings: ['hola', 'hey', 'hola buenas', 'buenas', 'hola a todos'],
  addressed: [
    'equipo',
    'todos',
    'estimados',
    'estimado',
    'estimada',
    'chicos',
    'señores',
    'señor',
    'señora',
    'amigos',
    'gente',
  ],
  persons: [
    '(persona|humano|humana|agente|empleado|ser humano) (real|humano|humana|de verdad|de carne y hueso)',
    '(humano|ser humano|agente humano)',
    '(una persona)',
  ],
  reach: [
    '(hablar|chatear|conversar|comunicarme|contactar|pasarme|pasar|pásame|páseme|comunicar|ponerme)',
  ],
  about: ['sobre', 'acerca', 'por', 'porque', 'respecto', 'para'],
  questions: {
    asking: [
      '[a|de|en|con|por|para|desde|hasta|sobre|hacia] (qué|cuándo|dónde|cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|quién|quiénes)',
      '(a|hasta|desde) qué hora',
      'cuánto (tiempo|cuesta|vale)',
      '(adónde|qué tal)',
    ],
    yesNo: [
      '[me|se|os|les|le|lo|la|los|las|nos|te] (tienen|tenéis|tiene|tienes|hay|aceptan|aceptáis|acepta|hacen|hacéis|hace|puedo|puede|pueden|podéis|podemos|podría|es|son|está|están|estáis|abren|abrís|abre|cierran|cerráis|cierra|venden|vendéis|vende|envían|enviáis|envía|sirven|servís|sirve|ofrecen|ofrecéis|ofrece|incluye|incluyen|necesita|debo|tengo que|cuesta|cuestan|vale|valen|queda|trabajan|trabajáis|reparten|repartís|entregan|dais|dan|da|cobran|cobráis|cobra|permiten|permitís|admiten|admitís|lleva|llevan|sale|va|viene|vienen|hacéis|existe|existen|reparan|reparáis|atienden|atendéis|recomiendan|recomendáis|tardan|tarda|dura)',
      '[y] [qué] pasa si',
      'es (posible|necesario|obligatorio|gratis)',
    ],
    opening: [],
    verbs:
      'tienen tenéis tiene hay aceptan hacen hace puedo puede pueden podemos es son está están abren abre cierran cierra venden envían sirven ofrecen incluye necesito debo tengo cuesta cuestan vale valen queda tarda tardan dura cobran lleva llevan sale va viene sería deja dejan pasa pasan llega llegan para necesitan conviene empieza empiezan termina terminan atiende atienden trae traen caben cabe'.split(
        ' ',
      ),
    subjects: [],
    joiners: [
      'y',
      'e',
      'y también',
      'además',
      'y además',
      'y si es así',
      'y en ese caso',
      'y entonces',
      'y otra cosa',
      'y de paso',
      'aparte',
      'y por cierto',
    ],
    pointers:
      'lo eso esto ese esa esos esas este estos estas ello ellos ellas ella allí ahí mismo misma'.split(
        ' ',
      ),
    articlePointers: ['la', 'los', 'las'],
    choices: ['o', 'u', 'si', 'porque', 'pero'],
    particles: [],
    thingVerbs: [
      'cuesta',
      'cuestan',
      'vale',
      'valen',
      'dura',
      'duran',
      'tarda',
      'tardan',
      'incluye',
    ],
    impersonal: ['es (posible|necesario|obligatorio)'],
    whether: ['si'],
    direct: 'drop',
    mention: 'dice digan diga ponga pone de con para la el una un y'.split(' '),
  },
};

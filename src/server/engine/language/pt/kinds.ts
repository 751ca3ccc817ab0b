import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** Portuguese words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy:
    'epipen, febre do feno, anafilaxia, histamina, pólen, frutose, urticária, doença celíaca',
  appliance:
    'chaleira, torradeira, liquidificador, máquina de café, aspirador, ferro de engomar, secador de cabelo, secador, exaustor, fritadeira sem óleo, máquina de costura',
  baby: 'criança pequena, gêmeos, gémeos, recém-nascido, nenê',
  bag: 'saco de viagem, tiracolo, pochete, mochila escolar',
  bicycle:
    'tandem, bicicleta de carga, bicicleta dobrável, bicicleta de estrada, bicicleta infantil, bmx',
  bird: 'papagaio, periquito, cacatua, canário, pombo, coruja, calopsita',
  boat: 'bote, iate, canoa, caiaque, jangada, jet ski, catamarã, paddle',
  bread: 'ciabatta, focaccia, brioche, pão pita, pão de forma, broa, pão de centeio',
  cake: 'brownie, tiramisu, floresta negra, mil-folhas, cheesecake, pão de ló, bolo de cenoura',
  car: 'sedã, carrinha, perua, furgão, monovolume, caminhão, camião, descapotável, conversível',
  cat: 'gatinho, gatinha, persa, siamês, bichano',
  cheese: 'brie, camembert, gouda, queijo azul, ricota, requeijão, mascarpone, burrata',
  child: 'sobrinho, sobrinha, neto, neta, aluno da escola, miúdo, miúda, garoto, garota',
  clothing:
    'colete, fato de treino, agasalho, pijama, roupão, uniforme, fantasia, poncho, jardineiras, avental',
  coffee: 'pingado, galão, meia de leite, bica, ristretto, café filtrado, cortado',
  'cold-flu':
    'bronquite, amigdalite, varicela, catapora, sarampo, caxumba, papeira, pneumonia, conjuntivite, otite, escarlatina, zona',
  dog: 'dachshund, salsicha, caniche, poodle, pastor alemão, cachorrinho, filhote, galgo, vira-lata, rafeiro',
  electronics:
    'portátil, notebook, fones de ouvido, auscultadores, projetor, monitor, roteador, drone, smartwatch, console',
  family: 'irmão, irmã, irmãos, tio, tia, primo, prima, marido, esposa, sogros, namorado, namorada',
  fish: 'robalo, dourada, pescada, cavala, sardinhas, anchovas, espadarte, linguado, tamboril, tilápia',
  fruit:
    'kiwi, abacaxi, ananás, melão, melancia, pêssego, ameixa, damasco, framboesa, mirtilo, amora, figo, abacate',
  furniture:
    'estante, cômoda, cómoda, aparador, poltrona, mesa de centro, beliche, mesa de cabeceira',
  'heart-condition': 'stent, bypass, arritmia, anticoagulante, angina de peito',
  'id-document':
    'certidão de nascimento, autorização de residência, carta de condução, carteira de motorista, cartão de cidadão, cpf, rg',
  indoor:
    'tempestade, trovoada, neve, granizo, chuvisco, aguaceiro, vento, onda de calor, mau tempo',
  jacket: 'gabardine, blazer, poncho, jaqueta, kispo, sobretudo, colete',
  jewelry: 'broche, botões de punho, pingente, tornozeleira, anel de noivado, medalhão, pulseira',
  'languages-spoken': 'língua gestual, libras, bilingue, mandarim, catalão, hindi',
  luggage: 'trolley, bagagem de mão, mochila, saco de viagem, malas',
  medicine:
    'anti-histamínico, antidepressivo, pílula anticoncepcional, xarope, comprimido para dormir, anticoagulante, vitaminas, spray nasal',
  metal: 'cobre, bronze, cromo, zinco, estanho, ferro fundido, platina',
  milk: 'kefir, leitelho, leite condensado, soro de leite, leite desnatado, leite magro',
  motorcycle: 'quadriciclo, moto quatro, lambreta, ciclomotor',
  nuts: 'noz-pecã, macadâmia, castanha do pará, pinhões, castanha, maçapão, nutella',
  pet: 'ouriço, tartaruga, cabra, porco, alpaca, ovelha, burro, aranha, peixinho dourado',
  'photo-allowed': 'selfie, pau de selfie, tripé, drone, câmera, câmara, filmar, vídeo',
  'public-holiday':
    'carnaval, sexta-feira santa, corpus christi, corpo de deus, todos os santos, finados, dia do trabalhador, primeiro de maio, dia da mãe, dia das mães, dia do pai, dia dos pais, tiradentes, vinte e cinco de abril, imaculada conceição, santo antónio, black friday',
  'public-transport':
    'autocarro, ônibus, ferry, barco, comboio suburbano, teleférico, funicular, elétrico',
  'rabbit-rodent': 'furão, gerbil, chinchila, rato, degu, hamster, porquinho da índia',
  'reptile-fish': 'gecko, iguana, camaleão, píton, carpa koi, rã',
  roof: 'caleira, calha, claraboia, telhas',
  senior: 'avó, avô, avós, aposentado, reformado',
  shirt: 'regata, top, túnica, camisola de alças, polo',
  shoes: 'mocassins, saltos, galochas, chinelos, alpargatas, tamancos, sabrinas, sapatilhas',
  smartphone: 'telemóvel, celular',
  smoking:
    'charuto, cachimbo, vaporizar, vape, cigarro eletrônico, cigarro eletrónico, narguilé, cannabis, tabaco',
  'social-media': 'reels, stories, perfil',
  'soft-drink': 'água tónica, guaraná, bebida energética',
  spicy: 'jalapeño, malagueta, piripíri, wasabi, tabasco',
  'sports-gear':
    'raquete, patins, joelheiras, tapete de ioga, halteres, óculos de natação, touca, caneleiras, snorkel, barbatanas, fato de mergulho, skate',
  staff:
    'garçom, empregado de mesa, garçonete, recepcionista, rececionista, cabeleireiro, técnico, enfermeira, cozinheiro, barista, motorista, secretária, assistente, salva-vidas',
  'student-discount': 'aluno, aprendiz, universitário, estudante, carteirinha',
  tea: 'earl grey, matcha, rooibos, hortelã, camomila, oolong',
  'tent-camping-gear':
    'lona, toldo, cadeira de campismo, fogareiro, lanterna de cabeça, geleira, cooler',
  toy: 'boneco de ação, baralho, chocalho, papagaio de papel, blocos',
  trousers: 'chino, bombazine, calça de moletom, cargo, jardineiras, corsários',
  vegetables:
    'abobrinha, curgete, berinjela, beringela, brócolis, brócolos, couve-flor, alho-poró, alho francês, alho, beterraba, espargos, aspargos, abóbora, feijão, ervilhas, milho',
  'vomiting-diarrhea': 'norovírus, gastroenterite, virose, intoxicação alimentar',
  whatsapp: 'mensagem de voz, zap',
  wheelchair:
    'andador, andarilho, muletas, bengala, scooter elétrica, prótese, amputado, cego, deficiente visual, problemas nos joelhos, prótese de anca, autismo, autista, surdo',
  wound:
    'bolha, arranhão, farpa, sangramento nasal, picada, picada de vespa, picada de abelha, queimadura solar',
};

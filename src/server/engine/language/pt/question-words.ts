import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'por quilo,por kg,por hora,por noite,por dia,por semana,por mes,por unidade,a unidade,quanto custa,quanto custam,quanto custaria,quanto me custa,quanto e,quanto e que custa,quanto fica,quanto ficam,quanto ficaria,quanto me fica,quanto sai,quanto saem,quanto sairia,quanto ta,quanto tao,quanto esta,quanto estao,quanto da,quanto seria,quanto cobram,quanto cobra,quanto voces cobram,quanto vcs cobram,quanto voce cobra,quanto vc cobra,quanto levam,quanto pago,quanto se paga,quanto eu pago,quanto tenho que pagar,quanto tenho de pagar,quanto preciso pagar,quanto vou pagar,quanto por,quanto um,quanto uma,por quanto,a quanto,a como e,qnto custa,qto custa,qto e,qto fica,qual o valor,qual o preco,preco,precos,precario,valor,valores,custo,custos,custa,custam,custaria,custar,tarifa,tarifas,qual e o preco,a que preco,que preco,preco de,preco do,preco da,quanto vale',
  priceAround: [
    ['quanto', 'fica'],
    ['quanto', 'sai'],
  ],
  cheapest:
    'mais barato,mais barata,mais baratos,mais baratas,mais baratinho,mais baratinha,mais em conta,mais economico,mais economica,mais economicos,mais economicas,mais acessivel,menos caro,menos cara,menor preco,menor valor,preco mais baixo,valor mais baixo,custa menos,custam menos',
  dearest:
    'mais caro,mais cara,mais caros,mais caras,maior preco,maior valor,preco mais alto,valor mais alto,custa mais,custam mais,mais carinho',
  cheaper:
    'mais barato,mais barata,mais baratos,mais baratas,mais em conta,mais economico,mais economica,menos caro,menos cara,custa menos,custam menos,sai mais barato,fica mais barato',
  dearer:
    'mais caro,mais cara,mais caros,mais caras,custa mais,custam mais,sai mais caro,fica mais caro',
  measures: [
    {
      smallest: 'mais facil,mais faceis,mais simples,menos dificil',
      largest: 'mais dificil,mais dificeis,mais complicado',
      smaller: 'mais facil,mais simples',
      larger: 'mais dificil,mais complicado',
      column: 'dificuldade,nivel',
    },
    {
      smallest: 'mais fraca,menos alcoolica',
      largest: 'mais forte,mais alcoolica',
      smaller: 'mais fraca',
      larger: 'mais forte',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest: 'mais leve,mais leves,menos pesado,menos pesada,pesa menos',
      largest: 'mais pesado,mais pesada,mais pesados,mais pesadas,pesa mais',
      smaller: 'mais leve,mais leves,menos pesado,menos pesada,pesa menos',
      larger: 'mais pesado,mais pesada,mais pesados,mais pesadas,pesa mais',
      column: 'peso',
    },
    {
      smallest:
        'mais curto,mais curta,mais curtos,mais curtas,mais rapido,mais rapida,mais rapidos,mais rapidas,mais breve,demora menos,dura menos',
      largest:
        'mais longo,mais longa,mais longos,mais longas,mais demorado,mais demorada,mais comprido,mais comprida,mais lento,mais lenta,demora mais,dura mais',
      smaller: 'mais curto,mais curta,mais rapido,mais rapida,mais breve,demora menos,dura menos',
      larger:
        'mais longo,mais longa,mais demorado,mais demorada,mais comprido,mais comprida,mais lento,mais lenta,demora mais,dura mais',
      column: 'duracao,tempo,minutos,min,horas,dias,prazo,entrega',
    },
    {
      smallest:
        'mais pequeno,mais pequena,mais pequenos,mais pequenas,o menor,a menor,de menor tamanho',
      largest: 'mais grande,o maior,a maior,de maior tamanho',
      smaller: 'mais pequeno,mais pequena,menor que,menor do que,e menor',
      larger: 'mais grande,maior que,maior do que,e maior',
      column: 'tamanho,capacidade,pessoas,lugares,volume,area',
    },
    {
      smallest: 'mais novo,mais nova,mais novos,mais novas,mais jovem,mais jovens',
      largest: 'mais velho,mais velha,mais velhos,mais velhas,mais idoso,mais idosa',
      smaller: 'mais novo,mais nova,mais jovem,mais jovens',
      larger: 'mais velho,mais velha,mais velhos,mais velhas',
      column: 'idade',
    },
    {
      smallest: 'mais lento,mais lenta,mais lentos,mais lentas',
      largest: 'mais rapido,mais rapida,mais rapidos,mais rapidas',
      smaller: 'menos rapido,menos rapida',
      larger: 'mais rapido do que,mais rapida do que',
      column: 'velocidade,velocidade maxima,km h',
    },
    {
      smallest: 'mais antigo,mais antiga,mais velho,mais velha',
      largest: 'mais novo,mais nova,mais recente,mais moderno,mais moderna',
      smaller: 'mais antigo do que,mais velho do que',
      larger: 'mais novo do que,mais recente do que',
      column: 'ano,construido,construida,desde,fundado,fundada,colheita',
    },
  ],
  most: 'maior numero de,com mais,tem mais',
  fewest: 'menor numero de,com menos,tem menos',
  under:
    'menos de,por menos de,a menos de,abaixo de,abaixo dos,no maximo,maximo,maximo de,max,nao mais de,nao mais que,nao mais do que,inferior a,inferiores a,mais barato que,mais barato do que,menos que,menos do que,nao passe de,nao passem de,que nao passe dos,nao ultrapasse,nao ultrapassem',
  over: 'mais de,por mais de,acima de,acima dos,pelo menos,no minimo,minimo de,superior a,superiores a,mais do que,mais caro que,mais caro do que',
  howMany: 'quantos,quantas,quantos tipos de,numero de,quantidade de,qtos,qtas',
  list: 'que,quais,qual,qual tipo de,que tipo de,que tipos de,quais sao,o que tem,o que voces tem,o que tem de,o que ha,o que fazem,o que oferecem,lista,todos os,todas as,tudo o que,mostra me,mostre me,me mostra,me mostre,me fala,me diz,diga me,liste,ha algum,ha alguma,tem algum,tem alguma,tem algo,existe algum,existe alguma,existem',
  together:
    'juntos,juntas,tudo junto,no total,total,ao todo,em conjunto,somando,somados,somadas,os dois juntos,as duas juntas,pelos dois,pelas duas,os dois,as duas,ambos,ambas',
  difference:
    'quanto mais,diferenca de preco,diferenca entre,e por quanto,quanto a mais,quanto a menos',
  or: 'ou,vs,versus,comparado com,comparada com,comparado a,em comparacao com,em relacao a,em relacao ao,do que,que o,que um,que uma',
  and: 'e,mais,com,&',
  denials: 'nao,nunca,nenhum,nenhuma,nada,sem,exceto',
  without:
    'sem,exceto,excepto,tirando,a parte,fora o,fora a,com excecao de,a excecao de,livre de,livres de,isento de,isenta de,isentos de,isentas de,nao contem,nao contenha,nao contenham,nao leva,nao levam,nao leve,nao levem,que nao tem,que nao tenha,que nao tenham,que nao seja,que nao sejam,quais nao tem,nao sao,nao inclui,nao incluem',
  howLong:
    'quantos anos,quantos meses,quanto tempo,quanto dura,quanto duram,quanto demora,quanto demoram,quantos dias,quantos minutos,quantas horas,quantas semanas,em quanto tempo,daqui a quanto tempo,leva quanto tempo,demora quanto,demora muito,duracao,qual o prazo,qual e o prazo,prazo de entrega,dura quanto tempo',
  sale: 'em promocao,na promocao,em promo,em saldo,em saldos,em oferta,na oferta,em liquidacao,com desconto,descontado,descontados,em desconto,promocoes,rebaixado,rebaixados',
  certainDays:
    'parte do ano,da epoca,sazonais,certos meses,altura do ano,certos dias,alguns dias,determinados dias,dias especificos,dias certos,dias concretos,dias da semana,so em alguns dias,em dias especificos',
  things:
    'leva,coisa,coisas,artigo,artigos,item,itens,produto,produtos,pratos,tratamentos,servico,servicos,opcao,opcoes,tipo,tipos,variedade,variedades,lista,tabela,cardapio,ementa,preco,precos,valor,valores,custo,custa,custam,custar,oferecem,oferece,vendem,vende,fazem,fazer,faz,ter,comprar,encomendar,pedir,levar,escolher,diferente,diferentes,disponivel,disponiveis,atualmente,actualmente,agora,hoje,momento,normal,normais,normalmente,euro,euros,real,reais,conto,contos,caro,caros,barato,barata,baratos,baratas,total,junto,juntos,saber,dizer,queria,quero,gostaria,gostava,procuro,procurando,preciso,so,apenas,exatamente,mais,cerca,loja,unidade,pergunta,duvida,informacao,informacoes,info,gente,demora,dura,secao,categoria,sessao,sessoes,dose',
  saves: 'poupo,poupa,poupar,poupamos,poupanca,economizo,economizar,economiza',
  insteadOf: 'em vez de,em lugar de,ao inves de',
  separately: 'separadamente,avulso,avulsos,avulsa,avulsas,individualmente,um a um,uma a uma',
  yearsOld: 'anos,ano,anos de idade,aninhos,anitos',
  orMore: 'ou mais,e mais',
  orLess: 'ou menos',
  wePay: 'pagam aos,salario,ordenado',
  areFree: 'sao gratis,sao gratuitos,sao gratuitas,e gratis',
  refusing: 'nao fazem,nao aceitam,nao vendem,nao levam,nao posso,nao se pode',
  anyThings:
    'maquina,maquinas,ferramenta,ferramentas,zona,zonas,modelo,modelos,atividade,atividades',
  templates: {
    costs: '{name}: {price}',
    from: 'a partir de {price}',
    free: 'grátis',
    cheapest: 'A opção mais barata é {name}, por {price}',
    dearest: 'A opção mais cara é {name}, por {price}',
    extreme: 'Seria {name} ({column}: {price})',
    cheaper: '{a} fica mais barato: {priceA}, contra {priceB} de {b}',
    dearer: '{a} fica mais caro: {priceA}, contra {priceB} de {b}',
    sameValue: 'Entre {a} e {b} não há diferença: {priceA}',
    compare: '{a}: {priceA} ({column}), contra {priceB} de {b}',
    difference: 'A diferença é de {total}: {a} {priceA}, {b} {priceB}',
    together: 'No total são {total} ({parts})',
    count: 'Há {count}: {items}',
    perWeek: '{count} vezes por semana ({items})',
    saving: 'Poupa {total}: {a} custa {priceA} em vez de {priceB} ({b})',
    each: 'Fica a {price} cada ({total} por {name})',
    list: '{items}',
    more: 'e mais {count}',
    column: '{column} de {name}: {value}',
    noPrice: 'Não há preço indicado para {name}',
    yes: 'Sim',
    no: 'Não',
    and: 'e',
    withExtra: 'com esse extra fica em {total}',
  },
};

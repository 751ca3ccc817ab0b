export const glossaryWords = `
near: perto/próximo/proximidades
far: longe/distância
shop: loja
enter: entrar/aceder
entrance: entrada/acesso
exit: saída
step: degrau/degraus/escada/escadas
ramp: rampa
single: avulsa/avulso/individual/única
double: duplo/dupla/casal
private: privado/privada/particular
public: público/pública
electric: elétrico/elétrica/eléctrico/eléctrica
manual: manual
automatic: automático/automática
new: novo/nova
old: velho/velha/antigo
hot: quente
cold: frio/fria
clean: limpo/limpar/limpeza
full: completo/completa/inteiro/inteira
half: meio/meia/metade
half day: meio dia/meio-dia
full day: dia inteiro/dia todo
day pass: bilhete diário/entrada diária/passe diário
amount: valor/montante/quantia
minimum: mínimo/mínima
maximum: máximo/máxima
in advance: antecedência/antes
before: antes
after: depois/após
plan: plano/pacote
pass: passe/caderneta
lane: pista/faixa
swim: nadar/natação
grinder: moinho/moedor
grind: moer/moído
unused: sem uso/não usado
boiler: caldeira
gas: gás
inspection: inspeção/revisão/vistoria
service: manutenção/serviço
change/replace/replacement: troca/trocar/substituir
fluid: fluido/líquido
guided: visita guiada/guiado/guiada
visit: visita/visitar
people: pessoas/pessoa
somebody: alguém
look after: cuidar/tomar conta
butter: manteiga
cherry: cereja/cerejas
strawberry: morango/morangos
raspberry: framboesa
apple: maçã/maçãs
lemon: limão
plum: ameixa
pear: pera/peras
tomato: tomate
onion: cebola
garlic: alho
mushroom: cogumelo/cogumelos
bacon: bacon/toucinho
ham: presunto/fiambre
liver: fígado
minced meat: carne picada/carne moída
schnitzel: escalope/panado
roll: pãozinho/pão
wheat: trigo
rye: centeio
spelt: espelta
wholemeal: integral
sourdough: massa mãe
sugar: açúcar
salt: sal
oil: óleo/azeite
sauce: molho
spoon: talheres/colher
plate: prato/travessa
cup: chávena/xícara/copo
box: caixa/cesto/cabaz
bag: saco/bolsa
piece: peça/pedaço/fatia/unidade
slice: fatia/fatias
hundred grams: cem gramas/100 g
kilo: quilo
money: dinheiro
change/coins: troco/moedas
machine: máquina
rule: regra/regras
needed: necessário/obrigatório/preciso
allowed: permitido/permitida/permitem
forbidden: proibido/proibida
possible: possível
`;

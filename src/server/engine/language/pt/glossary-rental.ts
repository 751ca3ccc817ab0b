export const glossaryRental = `
mini digger: miniescavadora/escavadora
drill: berbequim/furadeira
hammer drill: martelo perfurador
jackhammer: martelo demolidor/martelo pneumático
sander: lixadora/lixadeira
chainsaw: motosserra/serra
lawn mower: corta-relva/cortador de grama
hedge trimmer: corta-sebes
ladder: escada/escadote
scaffolding: andaime
generator: gerador
pressure washer: lavadora de alta pressão/máquina de pressão
concrete mixer: betoneira
concrete: betão/concreto/cimento
plate compactor: placa compactadora/placa vibratória
dumper: dumper
trailer: reboque
carpet cleaner: lavadora de carpetes
vacuum cleaner: aspirador
dehumidifier: desumidificador
wheelbarrow: carrinho de mão
tile cutter: cortador de azulejos/azulejo
truck: camião/caminhão
removal van: carrinha de mudanças/caminhão de mudança
mover: carregador/carregadores
moving box: caixa de mudança/caixas de cartão/caixas
packing: embalagem/embalar/desembalar
tools: ferramentas/equipamento/material
day rate: preço por dia/diária/por dia/um dia
weekly rate: preço semanal/por semana/uma semana
marquee: tenda para festas/tenda
chair: cadeira/cadeiras
speaker: coluna/colunas/sistema de som
projector: projetor/tela
child seat: cadeirinha/cadeira de criança
tandem: tandem
snorkel: tubo/máscara/barbatanas
ski poles: bastões
goggles: óculos de esqui/óculos de natação
dormitory: dormitório/quarto partilhado/camarata
twin beds: duas camas/camas separadas
departure day: dia de saída/deixar o quarto/saída
half board: meia pensão
full board: pensão completa
airport transfer: transfer/transporte do aeroporto
pillow: almofada/cobertor/travesseiro
sheets: lençóis/roupa de cama
kettle: chaleira/cafeteira
washing machine: máquina de lavar/máquina de secar/secadora
sofa bed: sofá-cama
bowling lane: pista/pistas
bowling shoes: sapatos de bowling/pés de gato/aluguer de sapatos
court: campo/quadra/court
game: partida/jogo
off-peak: fora de pico/época baixa
peak: hora de ponta/época alta
family ticket: bilhete família/bilhete familiar
reduced ticket: bilhete reduzido/reduzido
audio guide: audioguia/guia áudio
school group: grupo escolar/turma
meeting room: sala de reuniões
desk: secretária/mesa/posto de trabalho
mailbox: caixa de correio/domiciliação/reencaminhamento
hall: salão/sala/espaço
bouquet: ramo/ramo de flores/buquê
rose: rosa/rosas
wreath: coroa/coroa fúnebre
balloon: balão/balões
soil: terra/substrato/terra vegetal
compost: composto/estrume
mulch: casca de pinheiro/mulch
gravel: gravilha/areia
tree: árvore/árvores
shrub: arbusto/sebe
seeds: sementes/mudas
pot: vaso/floreira
hardcover: capa dura
paperback: livro de bolso/capa mole
children's book: livro infantil/livros infantis
used books: livros usados/livros em segunda mão
reading: leitura/lançamento/clube de leitura
flat: apartamento/andar
bedroom: quarto/quartos
office: escritório
suit: fato/terno
pillowcase: toalha de mesa/fronha
own: próprio/própria
age: idade/anos/idade mínima
fee: taxa/custo
turnaround: pronto/pronta/prazo
stay: consumir aqui/no local
`;

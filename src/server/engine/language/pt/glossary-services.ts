export const glossaryServices = `
medium hair: cabelo médio
women's haircut: corte de senhora/corte feminino
men's haircut: corte de homem/corte masculino
children's haircut: corte de criança/corte infantil
foil: papel/prata/alumínio
roots: raiz/raízes
toner: tonalizante/matização
color: coloração/tinta/pintar
updo: penteado/penteado de noiva/apanhado
hair treatment: tratamento capilar/máscara capilar
stylist: cabeleireiro/cabeleireira
shave: barba/barbear
mustache: bigode
upper lip: buço/lábio superior
armpits: axilas/axila
bikini line: virilha/virilhas
half leg: meia perna/meias pernas
full leg: perna inteira/pernas inteiras/perna completa
laser hair removal: depilação a laser
gel polish: verniz gel/verniz semipermanente/gelinho
acrylic nails: unhas de acrílico/acrílico
nail polish: verniz/esmalte
removal: remoção/remover/tirar
refill: manutenção
lash lift: lifting de pestanas
skin: pele
patch test: teste de alergia/teste alérgico
session: sessão/sessões
multi-session pass: pacote/passe de dez/cartão de dez
first visit: primeira consulta/primeira visita/primeira sessão
follow-up: consulta de seguimento/seguimento
pelvic floor: pavimento pélvico
dry needling: punção seca
insoles: palmilhas
ultrasound: ecografia
hearing aid: aparelho auditivo/teste de audição
progressive lenses: lentes progressivas
reading glasses: óculos de leitura
brake fluid: óleo de travões/fluido de freio/líquido de travões
brake pads: pastilhas de travão/pastilhas de freio
clutch: embraiagem/embreagem
exhaust: escape
timing belt: correia de distribuição
wheel alignment: alinhamento/alinhamento de direção
wheel balancing: equilibragem
tire change: troca de pneus/mudança de pneus
winter tires: pneus de inverno
dent: amolgadela/risco
stone chip: impacto/pedra no vidro
headlight: farol/faróis
tow: reboque/rebocar
small car: carro pequeno/utilitário
large car: carro grande
suv: suv/jipe/4x4
gear: mudanças/desviador
inner tube: câmara de ar
saddle: selim
pedal: pedal/pedais
tune-up: revisão/afinação
heel: salto/tacão/capas
sole: sola/solas
strap: bracelete/correia
necklace: colar/fio
bracelet: pulseira
engraving: gravação/gravar
screen: ecrã/tela
group lesson: aula de grupo/aula em grupo/aulas de grupo
private lesson: aula particular/aula privada/aula individual
tuition: propina/mensalidade/preço do curso
textbook: manual/livro do curso/material
absence: falta/ausência/faltar
sibling: irmão/irmãos/irmã
student: aluno/alunos/estudante
retiree: reformado/reformados/idoso
nail trim: corte de unhas/unhas
bath: banho
small dog: cão pequeno/cães pequenos/cachorro pequeno
large dog: cão grande/cães grandes/cachorro grande
day care: creche/infantário
leash: trela/coleira
litter tray: caixa de areia/gaiola
vaccination card: boletim de vacinas/passaporte
collect: levantar/buscar/recolha
`;

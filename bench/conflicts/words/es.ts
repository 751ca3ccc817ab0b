import { euros } from '../currencies.ts';
import type { ShopWords } from '../shop-words.ts';

export const es: ShopWords = {
  currency: euros,
  trades: [
    {
      name: 'Peluquería Jacaranda',
      column: 'Servicio',
      items: [
        'Arreglo de barba',
        'Tinte de raíz',
        'Masaje capilar',
        'Recogido',
        'Corte de flequillo',
        'Tratamiento de keratina',
        'Peinado',
        'Mascarilla',
      ],
    },
    {
      name: 'Mesón del Puente',
      column: 'Plato',
      items: [
        'Sopa de cebolla',
        'Risotto de setas',
        'Estofado de cordero',
        'Tarta de limón',
        'Tabla de quesos',
        'Pastel de pescado',
        'Crema catalana',
        'Ensalada verde',
      ],
    },
  ],
  priceColumns: ['Precio', 'Precio (€)', 'Tarifa', 'Importe'],
  priceSentences: [
    '{item} cuesta {price}.',
    'El precio de {item} es de {price}.',
    '{item}: {price}',
    'Por {item} cobramos {price}.',
    '{item} vale {price}.',
    'Ofrecemos {item} por {price}.',
  ],
  priceQuestions: [
    { question: '¿Cuánto cuesta {item}?', answer: 'Cuesta {price}.' },
    { question: '¿Qué precio tiene {item}?', answer: 'Son {price}.' },
    { question: '¿Cuánto vale {item}?', answer: 'Vale {price}, IVA incluido.' },
    { question: '¿Cuál es el precio de {item}?', answer: 'El precio es de {price}.' },
  ],
  variants: [
    ['{item} hombre', '{item} mujer'],
    ['{item} pequeño', '{item} grande'],
    ['{item} (60 minutos)', '{item} (90 minutos)'],
    ['{item} para niños', '{item} para adultos'],
    ['{item} con recogida', '{item} a domicilio'],
    ['{item} entre semana', '{item} en fin de semana'],
  ],
  seasons: ['Precios de verano', 'Precios de invierno'],
  perDay: ['{item} cuesta {price} por día.', '{item}: {price} al día.'],
  perWeek: ['{item} cuesta {price} por semana.', '{item}: {price} a la semana.'],
  hoursTitles: ['Horario', 'Horario de apertura', 'Nuestro horario', 'Visítanos'],
  week: [
    { list: 'Lunes a viernes', span: 'Sábado', write: (from, to) => `${from}:00 a ${to}:00` },
    {
      list: 'De lunes a viernes',
      span: 'Sábados',
      write: (from, to) => `de ${from}:00 a ${to}:00 h`,
    },
  ],
  saturday: [
    'Los sábados abrimos de {from}:00 a {to24}:00.',
    'Sábado: {from}:00–{to24}:00',
    'El sábado estamos abiertos de {from}:00 a {to24}:00.',
    'Sábados de {from}:00 a {to24}:00 h',
  ],
  saturdayQuestion: [
    { question: '¿Abren los sábados?', answer: 'Sí, los sábados de {from}:00 a {to24}:00.' },
    { question: '¿Qué horario tienen el sábado?', answer: 'Sábado de {from}:00 a {to24}:00.' },
  ],
  sunday: 'Domingo cerrado',
  branches: ['Tienda Puerto', 'Tienda Estación'],
  otherHours: ['Cocina', 'Atención telefónica', 'Taller', 'Cafetería'],
  phones: [
    'Teléfono: {phone}',
    'Llámanos al {phone}.',
    'Puedes contactarnos en el {phone}.',
    'Tel. {phone}',
  ],
  otherPhones: ['Reservas: {phone}', 'Móvil: {phone}', 'Contabilidad: {phone}', 'Prensa: {phone}'],
  shares: [
    {
      one: 'Los estudiantes tienen un {n} % de descuento.',
      other: 'Descuento para estudiantes: {n} %',
      look: 'Los jubilados tienen un {n} % de descuento.',
    },
    {
      one: 'Pedimos un depósito del {n} %.',
      other: 'Depósito: {n} %',
      look: 'El recargo para grupos es del {n} %.',
    },
    {
      one: 'Los socios ahorran un {n} %.',
      other: 'Como socio ahorras un {n} %.',
      look: 'Los clientes nuevos ahorran un {n} % en el primer pedido.',
    },
    {
      one: 'La penalización por cancelación es del {n} %.',
      other: 'Penalización por cancelación: {n} %',
      look: 'La penalización por retraso es del {n} %.',
    },
  ],
  dates: [
    {
      one: 'La inscripción cierra el {day}.',
      other: 'Cierre de inscripción: {day}',
      look: 'El pago vence el {day}.',
      days: ['15 de marzo', '22 de marzo'],
    },
    {
      one: 'La fiesta de verano es el {day}.',
      other: 'Celebramos la fiesta de verano el {day}.',
      look: 'La fiesta de invierno es el {day}.',
      days: ['12 de junio', '19 de junio'],
    },
    {
      one: 'El mercado de primavera empieza el {day}.',
      other: 'Mercado de primavera: {day}',
      look: 'El mercado de otoño empieza el {day}.',
      days: ['3 de abril', '10 de abril'],
    },
    {
      one: 'El concierto de aniversario es el {day}.',
      other: 'Concierto de aniversario: {day}',
      look: 'El concierto benéfico es el {day}.',
      days: ['8 de mayo', '9 de mayo'],
    },
  ],
  yesNo: [
    {
      yes: 'Se admiten perros.',
      no: 'No se admiten perros.',
      look: 'No se admiten perros en el jardín.',
    },
    {
      yes: 'Aceptamos tarjetas de crédito.',
      no: 'No aceptamos tarjetas de crédito.',
      look: 'No aceptamos cheques.',
    },
    { yes: 'Hay wifi disponible.', no: 'No hay wifi.', look: 'No hay impresora.' },
    {
      yes: 'Ofrecemos tarjetas regalo.',
      no: 'No ofrecemos tarjetas regalo.',
      look: 'No ofrecemos catálogos en papel.',
    },
  ],
  yesNoQuestions: [
    {
      question: '¿Hacen envíos?',
      yes: 'Sí, con mucho gusto.',
      no: 'No, hay que recoger el pedido.',
    },
    {
      question: '¿Hay aparcamiento?',
      yes: 'Sí, detrás del edificio.',
      no: 'No, solo en la calle.',
    },
  ],
  periods: [
    {
      one: 'Puede devolver los artículos dentro de {n} días.',
      other: 'Devolver artículos: dentro de {n} días.',
      look: 'Respondemos a las quejas dentro de {n} días.',
    },
    {
      one: 'Cancele la cita {n} horas antes.',
      other: 'Las citas se pueden cancelar {n} horas antes.',
      look: 'Avise de alergias {n} horas antes.',
    },
  ],
  free: [
    { free: 'El aparcamiento es gratuito.', paid: 'El aparcamiento cuesta 4 €.' },
    { free: 'El envoltorio de regalo es gratis.', paid: 'El envoltorio de regalo cuesta 3 €.' },
  ],
  noise: [
    'Esperamos su visita.',
    'Nuestro equipo tiene mucha experiencia.',
    'Pregúntenos cualquier duda.',
    'Trabajamos con proveedores de la región.',
    'El edificio tiene más de cien años.',
    'Venga un poco antes la primera vez.',
  ],
};

import type { CommerceConcept } from '#server/engine/language/en/concepts-commerce.ts';

/** Spanish words about money, orders, delivery, returns and bookings, grouped by meaning. */
export const commerceConcepts: Record<CommerceConcept, string> = {
  'american-express': 'american express, amex',
  appointment: 'cita, cita previa, hora, turno, pedir cita, pedir hora',
  assortment: 'surtido, gama, marcas, marca, selección',
  'bank-transfer': 'transferencia, transferencia bancaria, iban, cuenta bancaria, número de cuenta',
  book: 'reservar, reserva, hacer una reserva, reservación, coger mesa, apuntarme, guardar sitio, pedir mesa, reservar plaza',
  'callout-fee': 'desplazamiento, gastos de desplazamiento, coste de desplazamiento',
  cancel:
    'cancelar, cancelación, anular, anulación, no puedo ir, no puedo venir, política de cancelación, desmarcar, no podemos ir, darme de baja, dar de baja, echarme atrás, me ha surgido algo, suspender',
  'card-payment':
    'tarjeta, tarjeta de crédito, tarjeta de débito, con tarjeta, pago con tarjeta, datáfono, contactless',
  carrier: 'transportista, mensajería, mensajero, correos, seur, dhl, ups, gls, mrw',
  cash: 'efectivo, en efectivo, en metálico, al contado, monedas, billetes',
  catalog: 'catálogo, folleto',
  'change-order': 'cambiar el pedido, modificar pedido',
  cheap: 'barato, económico, asequible, buen precio',
  cheaper: 'más barato, menos caro, más económico',
  cheapest: 'más barato, más económico, precio más bajo, menos caro',
  'check-payment': 'cheque, talón bancario, con cheque, talón',
  complaint:
    'queja, reclamación, quejarse, reclamar, insatisfecho, hoja de reclamaciones, descontento, quejarme',
  confirmation: 'confirmación, confirmar, confirmado',
  contract: 'contrato, permanencia, acuerdo, compromiso',
  crypto: 'bitcoin, cripto, criptomoneda',
  'custom-made': 'personalizado, a medida, por encargo, grabado, hecho a medida',
  'customer-account':
    'cuenta de cliente, iniciar sesión, registrarse, mi cuenta, usuario, contraseña olvidada',
  damaged: 'dañado, roto, rayado, daño, estropeado, rota',
  deadline: 'fecha límite, plazo, hasta cuándo, a más tardar, último día',
  delivery:
    'entrega, envío, enviar, entregar, reparto, a domicilio, servicio a domicilio, mandar, repartir, envían, envíos',
  'delivery-area':
    'zona de reparto, zona de entrega, radio de entrega, área de servicio, zona de cobertura',
  'delivery-time':
    'plazo de entrega, tiempo de entrega, cuándo llega, llegar, tarda en llegar, días laborables, días hábiles',
  deposit: 'señal, anticipo, adelanto, pago por adelantado, entrada, paga y señal',
  'diners-discover': 'diners club, diners, discover, jcb',
  'direct-debit': 'domiciliación, domiciliación bancaria, recibo domiciliado, sepa',
  discount: 'descuento, rebaja, precio reducido, bonificación, tarifa reducida, más barato para',
  disposal: 'reciclaje, reciclar, retirada de usados, desechar, eliminar residuos',
  exchange:
    'cambiar, cambio, otra talla, cambio de talla, no me queda, no me quedan, talla equivocada, demasiado pequeño, demasiado grande, cambiar por otra, queda grande, queda pequeño, no me vale, otro color',
  expensive: 'caro, costoso',
  expiry: 'caducar, validez, válido, vencimiento, caduca, vigencia, vence',
  express: 'urgente, exprés, 24 horas, al día siguiente, mismo día, rápido',
  faulty: 'defectuoso, no funciona, averiado, defecto, fallo, no enciende, avería',
  'flat-rate': 'tarifa plana, precio fijo, precio cerrado',
  'foreign-currency': 'moneda extranjera, divisas, moneda',
  'free-of-charge': 'gratis, gratuito, sin coste, sin cargo, sin costo',
  gift: 'regalo, obsequio, cesta de regalo, detalle',
  'gift-voucher': 'tarjeta regalo, vale regalo, cheque regalo, bono regalo, vale',
  'gift-wrap': 'envolver para regalo, papel de regalo, envoltorio de regalo, para regalo',
  'greeting-card': 'tarjeta de felicitación, dedicatoria, tarjeta con mensaje',
  'hourly-rate': 'por hora, precio por hora, tarifa por hora, mano de obra',
  'in-stock': 'en stock, disponible, disponibilidad, agotado, existencias',
  included: 'incluido, está incluido, viene con, todo incluido',
  installation: 'instalación, instalar, montaje, montar, colocar',
  instalments:
    'a plazos, plazos, financiación, cuotas, pagar en cuotas, pago fraccionado, mensualidad, financiar, meses sin intereses, pagar poco a poco, pagar a plazos, en cuotas, fraccionar',
  'international-shipping': 'envío internacional, al extranjero, todo el mundo, aduana, aranceles',
  invoice: 'factura, facturación, facturar',
  loyalty:
    'tarjeta de fidelidad, puntos, programa de fidelidad, tarjeta de cliente, cliente habitual',
  'maestro-card': 'maestro',
  maintenance: 'mantenimiento, revisión, puesta a punto',
  mastercard: 'mastercard',
  'meal-voucher': 'ticket restaurante, cheque restaurante',
  'minimum-order': 'pedido mínimo, compra mínima, importe mínimo, consumo mínimo',
  'mobile-wallet': 'apple pay, google pay, samsung pay, bizum, pagar con el móvil, pago móvil',
  'most-expensive': 'más caro, precio más alto',
  newsletter: 'boletín, newsletter',
  'no-show':
    'no presentarse, no presentación, no asistir, falta de asistencia, no me presento, no aparecer, falto a la cita, faltar a la cita, olvidé la cita, plantón',
  'non-refundable': 'no reembolsable, sin devolución, no se devuelve, sin reembolso',
  'not-at-home':
    'no estoy en casa, vecino, ausente, dejar en la puerta, nadie en casa, no hay nadie, estoy trabajando',
  'notice-period':
    'darse de baja, darme de baja, baja, preaviso, rescindir, dar de baja, cancelar la suscripción, dejar el gimnasio',
  order: 'pedir, pedido, encargar, comprar, compra, ordenar, encargo, pido',
  'order-online': 'comprar online, tienda online, pedir por internet, tienda en línea',
  parcel: 'paquete, caja, bulto',
  'parcel-shop':
    'punto de recogida, punto de entrega, taquilla de paquetes, oficina de correos, punto pack',
  'pause-membership': 'congelar, pausar, suspender, poner en pausa, suspender la cuota',
  pay: 'pagar, pago, forma de pago, método de pago, abonar, medios de pago',
  paypal: 'paypal',
  pickup:
    'recoger, recogida, recogida en tienda, pasar a buscar, recojo, retirar, click and collect',
  preorder:
    'encargar con antelación, antelación, por encargo, con anticipación, reservar con antelación',
  price:
    'precio, coste, costo, cuesta, cuestan, cuánto vale, tarifa, lista de precios, importe, cuánto sale',
  'price-change': 'subida de precios, aumento de precio',
  privacy: 'privacidad, protección de datos, datos personales, rgpd',
  'promo-code': 'código de descuento, cupón, código promocional',
  quote: 'presupuesto, cotización, estimación',
  receipt: 'recibo, ticket de compra, ticket, tique, justificante, comprobante',
  redeem: 'canjear, usar el vale',
  refund:
    'reembolso, devolución del dinero, reembolsar, devolver el dinero, recuperar el dinero, reintegro, me devuelven, dinero de vuelta',
  reminder: 'recordatorio, recordar, notificación, aviso',
  rent: 'alquilar, alquiler, arrendar, prestar, renta, arriendo',
  repair: 'reparación, reparar, arreglar, arreglo, compostura',
  reschedule:
    'cambiar la cita, reprogramar, cambiar la fecha, aplazar, posponer, mover la cita, cambiar la reserva, otro día, cambiar de día, retrasar la cita',
  'restaurant-bill': 'cuenta, dividir la cuenta, pagar por separado',
  'return-goods':
    'devolver, devolución, devuelvo, política de devoluciones, derecho de desistimiento, desistimiento, retornar, devuelto, no me gusta, mandar de vuelta, enviar de vuelta, me he arrepentido, ya no lo quiero',
  'return-label': 'etiqueta de devolución, gastos de devolución, coste de devolución',
  'return-period': 'plazo de devolución, 14 días, 30 días',
  'running-late':
    'llegar tarde, retraso, tarde, retrasarse, con retraso, demora, llego tarde, en un atasco, impuntual',
  sale: 'rebajas, oferta, promoción, liquidación, rebajado, ganga',
  sample: 'muestra, probar antes, tester',
  'second-hand': 'segunda mano, usado, de ocasión, vintage, reacondicionado',
  'secure-genuine': 'seguro, fiable, auténtico, original',
  'security-deposit': 'fianza, depósito, garantía',
  senior: 'jubilado, tercera edad, pensionista, personas mayores, mayores de 65',
  'shipping-cost':
    'gastos de envío, coste de envío, portes, costo de envío, envío gratis, gastos de entrega',
  'spare-part': 'repuesto, recambio, pieza',
  'store-credit': 'vale de compra, nota de crédito, saldo a favor',
  'student-discount':
    'descuento para estudiantes, estudiante, carné de estudiante, tarifa estudiante',
  subscription: 'suscripción, abono, bono, abonarse, pase anual',
  surcharge: 'suplemento, recargo, coste adicional, cargo extra, cobro extra',
  takeaway: 'para llevar, comida para llevar, llevar',
  terms: 'términos y condiciones, condiciones, normas, política',
  tip: 'propina, servicio incluido, cargo por servicio',
  tracking:
    'seguimiento, número de seguimiento, rastrear, dónde está mi pedido, estado del pedido, localizar',
  'trade-in': 'recompra, compra de usados, entregar como parte de pago',
  vat: 'iva, impuesto, impuestos incluidos',
  'visa-card': 'visa',
  'waiting-list': 'lista de espera',
  'waiting-time': 'tiempo de espera, espera, esperar, cola, fila',
  'walk-in': 'sin cita, sin cita previa, sin reserva, sin reservar, por orden de llegada',
  warranty: 'garantía, garantizado, cubierto, periodo de garantía, en garantía',
  wholesale: 'al por mayor, mayorista, gran cantidad, revendedor, descuento por volumen',
  'wrong-item':
    'artículo equivocado, pedido equivocado, falta algo, incompleto, producto incorrecto',
};

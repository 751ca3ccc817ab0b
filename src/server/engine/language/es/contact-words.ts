import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'donde esta,donde queda,donde se encuentra'
  .split(',')
  .flatMap((where) =>
    'la,el,su,vuestra,vuestro,tu'
      .split(',')
      .flatMap((article) =>
        'tienda,local,restaurante,cafeteria,salon,clinica,estudio,hotel,taller,oficina,consulta,academia,peluqueria,farmacia,panaderia,centro,negocio,gimnasio,escuela'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telefono*, tel, tfno, tlf, tfn, movil, celular, llamanos, llamadas, fijo, llame'),
    email: list('email, correo, correo electronico, mail, correos'),
    address: list('direccion, ubicacion, domicilio, donde estamos, visitanos, encuentranos'),
    web: list('web, pagina web, sitio web, online, pagina'),
    fax: list('fax'),
    text: list('whatsapp, sms, mensajes, wasap, telegram'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin, redes sociales'),
  },
  asks: {
    phone: list(
      'en que numero, a que numero, linea directa, numero de telefono, telefono de contacto, el telefono, su telefono, vuestro telefono, tu telefono, que telefono, cual es el telefono, numero de contacto, a que numero, que numero, llamaros, llamarles, llamarlos, llamarte, puedo llamar, movil, su numero, vuestro numero',
    ),
    email: list(
      'correo electronico, su correo, vuestro correo, tu correo, que correo, el correo, direccion de correo, direccion de email, el email, su email, vuestro email, que email',
    ),
    address: [
      ...list(
        'la direccion, direccion de, direccion del, su direccion, vuestra direccion, tu direccion, que direccion, donde estais, donde estan, donde esta la tienda, donde esta el local, donde esta vuestra, donde esta vuestro, donde se encuentran, donde os encontrais, donde queda, donde quedan, donde os encuentro, ubicacion, ubicados, situados, donde estan ubicados, en que calle, donde puedo encontraros, donde teneis, codigo postal, para el gps',
      ),
      ...places,
    ],
    web: list('pagina web, sitio web, la web, vuestra web, su web'),
    fax: list('fax'),
    text: list('whatsapp, wasap, sms, watsap'),
    social: list('instagram, facebook, tiktok, redes sociales, insta, youtube'),
  },
  numberOf: list('numero de, numero del, numero para'),
  reach: list(
    'contactar, contactaros, contactarles, contactarlos, ponerme en contacto, ponerse en contacto, datos de contacto, comunicarme, hablar con vosotros, hablar con ustedes, como os contacto, localizaros, escribiros, escribirles',
  ),
  who: list(
    'con quien, a quien, quien se encarga, quien lleva, quien es responsable, persona de contacto, donde envio, a donde envio, donde mando, a donde mando, donde puedo enviar, donde puedo mandar, donde me quejo, adonde envio, donde puedo reclamar',
  ),
  which: list('que, cual, cuales, quien, donde, como'),
  otherTopics: list(
    'cuando, hora, horas, horario, horarios, abierto, abierta, abierto, abris, abren, cerrais, cierran, cerrado, hasta, aparcar, aparcamiento, parking, estacionar, estacionamiento, bus, autobus, metro, tren, tranvia, estacion, parada, como llegar, como llego, como se llega, llegar, lejos, cuanto, cuesta, precio, precios, tarifa, mi correo, mi telefono, mi direccion, a domicilio, boletin',
  ),
  emergency: list('urgencia*, emergencia*, fuera de horario, guardia'),
  main: list(
    'principal, general, central, tienda, recepcion, oficina, informacion, sede, atencion al cliente, otras consultas, resto, mostrador, local',
  ),
  branch: list('sucursal*, filial, almacen, outlet, segunda tienda, delegacion'),
  general: list(
    'personas de contacto, con quien hablar, contacto, contactos, contacta, contactanos, donde estamos, como encontrarnos, horario, horarios, datos de contacto, ubicacion, sobre nosotros, aviso legal, escribenos, como llegar',
  ),
  purposes: {
    orders: list('pedido*, encargo*, encargar, pedir'),
    bookings: list('reserva*, reservar, cita, citas, turno, turnos, inscripcion*'),
    returns: list('devolucion*, devolver, cambio, cambios, reembolso*, garantia*'),
    billing: list('factura*, facturacion, pago, pagos, cobro*, contabilidad, administracion'),
    jobs: list(
      'empleo, trabajo, trabajar, curriculum, cv, vacante*, candidatura*, rrhh, recursos humanos, practicas, seleccion',
    ),
    breakdown: list(
      'averia*, averiad*, tirad*, pinchazo*, grua, en apuros, no arranca, asistencia en carretera',
    ),
    schools: list(
      'escuela*, colegio*, instituto*, profesor*, maestr*, excursion escolar, excursiones escolares, alumn*, grupo escolar, grupos escolares, mi clase, nuestra clase',
    ),
    events: list(
      'evento*, fiesta*, boda*, grupo*, catering, celebracion*, cumpleanos, comunion*, empresas, cena de empresa',
    ),
    press: list('prensa, medios, periodista*, entrevista, colaboracion*'),
    complaints: list(
      'queja*, reclamacion*, reclamar, quejarme, sugerencia*, problema*, incidencia*',
    ),
    wholesale: list('mayorista*, al por mayor, distribuidor*, profesionales, empresas'),
    support: list('atencion al cliente, soporte, ayuda, servicio tecnico, asistencia'),
    privacy: list('privacidad, proteccion de datos, rgpd, datos personales'),
    repairs: list('reparacion*, reparar, arreglo*, taller, mantenimiento, arreglar'),
    lost: list('objetos perdidos, perdido*, olvidado, olvide'),
  },
  stop: list(
    'gps, navegador, google maps, maps, exacta, exacto, solo, solamente, durante, el, la, los, las, un, una, unos, unas, yo, tu, vosotros, ustedes, nosotros, os, les, le, me, mi, mis, su, sus, vuestro, vuestra, vuestros, es, son, esta, estan, estais, puedo, puede, pueden, podeis, podria, quiero, quisiera, necesito, tengo, teneis, tienen, tiene, hay, a, de, del, al, en, con, por, para, sobre, y, o, por favor, favor, hola, buenas, buenos, dias, tardes, gracias, alguien, persona, tienda, local, restaurante, oficina, empresa, clinica, negocio, numero, direccion, contacto, pregunta, consulta, duda, saber, decir, dar, dame, donde, como, que, se, lo, si, tambien, hablar, enviar, mandar, escribir, llamar, llamo, tienda, exactamente, vuestras, ser, sea, debo, tengo, una, algo, equipo, poner, puesto, informacion, encontrar, encuentro, usar, uso',
  ),
  templates: {
    plain: {
      phone: 'Nuestro teléfono es {value}.',
      email: 'Nuestro correo electrónico es {value}.',
      address: 'Estamos en {value}.',
      web: 'Nuestra página web es {value}.',
      fax: 'Nuestro fax es {value}.',
      text: 'Puede escribirnos al {value}.',
      social: 'Nos encontrará en {value}.',
    },
    labelled: {
      phone: 'El teléfono para {label} es {value}.',
      email: 'El correo para {label} es {value}.',
      address: '{label}: {value}.',
      web: 'La página web para {label} es {value}.',
      fax: 'El fax para {label} es {value}.',
      text: 'Puede escribirnos por {label} al {value}.',
      social: 'Estamos en {label}: {value}.',
    },
    fitting: {
      phone: 'Para eso, llame al {value}.',
      email: 'Para eso, escriba a {value}.',
    },
    person: 'Póngase en contacto con {who}: {value}.',
    reach: 'Puede contactarnos en {value}.',
    emergency: 'El teléfono de urgencias es {value}.',
    or: 'o',
  },
};

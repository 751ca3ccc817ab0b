import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'por kilo,por kg,por hora,por noche,por dia,por semana,al mes,por unidad,la unidad,la noche,la hora,el kilo,a cuanto sale,a como,cuanto cuesta,cuanto cuestan,cuanto costaria,cuanto costarian,cuanto me cuesta,cuanto me costaria,cuanto vale,cuanto valen,cuanto valdria,cuanto es,cuanto son,cuanto seria,cuanto sale,cuanto salen,cuanto saldria,cuanto me sale,cuanto me saldria,cuanto esta,cuanto estan,cuanto queda,cuanto cobrais,cuanto cobran,cuanto cobras,cuanto cobra,cuanto me cobran,cuanto me cobrais,cuanto me cobrarian,cuanto piden,cuanto pedis,cuanto hay que pagar,cuanto se paga,cuanto pago,cuanto pagaria,cuanto debo pagar,cuanto tengo que pagar,cuanto tendria que pagar,cuanto por,cuanto el,cuanto la,cuanto un,cuanto una,precio,precios,precito,coste,costes,costo,costos,costaria,costar,cuesta,cuestan,tarifa,tarifas,que precio,a que precio,que vale,que valen,que cuesta,que cuestan,que costo tiene,que valor tiene,a cuanto,en cuanto sale,en cuanto salen,en cuanto queda,a como esta,a como estan,a como sale,a como tienen,a como dan,cuanto nos saldria,cuanto nos sale,cuanto nos cuesta,cuanto nos costaria,cuanto nos cobran,cuanto nos cobrais,cuanto cobrariais,cuanto cobrarian,cuanto serian,cuanto sera,cuanto viene a,cuanto vienen a,por cuanto me sale,por cuanto sale,por cuanto,a cuanto teneis,a cuanto tienen,a cuanto va,a cuanto estan,a cuanto esta,a que precio teneis,a que precio estan,a como va,que me cobran,que me cobrais,que cobrais,que cobran,que piden por,que pedis por,que hay que pagar,que tengo que pagar,que pago,que pagaria,que se paga,que se paga por,que precio tiene,que precio tienen,que precio teneis,que tarifa,que tarifas,que coste,que importe,importe,cual es el precio,cual es el coste,cual es el costo,cual seria el precio,me dices el precio,me decis el precio,me dan precio,me das precio,dar precio,presupuesto para,presupuesto de,precio por,precio de,precio del,precio unitario,precio final,precio total,valor de,cuanta plata,cuanto dinero,cuanto hay que poner,cuanto me toca pagar,sale por,salen por,costara,costaran,costarian,valdra,valdria,caro es,cara es,de caro,cobrais,cobran por,gastos de envio,suplemento,cuesta extra,cuanto extra,cuantos euros,me puede costar,me va a costar,va a costar,van a costar,nos va a costar,me costara',
  priceAround: [
    ['a cuanto', 'sale'],
    ['a cuanto', 'esta'],
    ['por cuanto', 'sale'],
    ['cuanto', 'sale'],
    ['cuanto', 'cuesta'],
    ['cuanto', 'costaria'],
    ['cuanto', 'costar'],
    ['cuanto', 'vale'],
    ['cuanto', 'pagar'],
    ['que', 'cuesta'],
    ['por cuanto', 'saldria'],
    ['a cuanto', 'saldria'],
    ['cuanto', 'saldria'],
    ['a cuanto', 'tienen'],
    ['cuanto', 'cobran'],
    ['cuanto', 'cobrais'],
  ],
  cheapest:
    'mas barato,mas barata,mas baratos,mas baratas,mas baratito,mas baratita,mas economico,mas economica,mas economicos,mas economicas,menos caro,menos cara,menos costoso,menos costosa,menor precio,menor costo,precio mas bajo,cuesta menos,cuestan menos,vale menos,mas asequible,mas asequibles,de menor precio,precio mas barato,precio menor,precios mas bajos,mas rebajado,mas tirado,tirado de precio,lo mas barato,lo mas economico,la opcion mas barata,la opcion mas economica,mas bajo de precio,menos dinero,lo que menos cuesta,que menos cuesta,que menos cuestan,que menos vale,menos me cuesta,sale mas barato,sale mas barata,salga mas barato,lo minimo que puedo gastar,mejor precio,mejor de precio',
  dearest:
    'mas caro,mas cara,mas caros,mas caras,mas costoso,mas costosa,mas costosos,mas costosas,mayor precio,mayor costo,precio mas alto,cuesta mas,cuestan mas,vale mas,de mayor precio,precio mas caro,precio mayor,precios mas altos,lo mas caro,la opcion mas cara,mas dinero,lo que mas cuesta,que mas cuesta,que mas cuestan,que mas vale,mas me cuesta,lo maximo que puedo gastar,mas alto de precio',
  cheaper:
    'mas barato,mas barata,mas baratos,mas baratas,mas economico,mas economica,menos caro,menos cara,cuesta menos,cuestan menos,vale menos,sale mas barato,sale mas barata,sale menos,menos que,menor precio,precio menor,precio mas bajo,mas asequible,sale mas economico,sale mas economica,salen mas baratos,pago menos,pagar menos,pagaria menos,mejor precio,menos dinero,me cuesta menos,costaria menos,valen menos',
  dearer:
    'mas caro,mas cara,mas caros,mas caras,mas costoso,mas costosa,cuesta mas,cuestan mas,vale mas,sale mas caro,sale mas cara,mas que,mayor precio,precio mayor,precio mas alto,sale mas,pago mas,pagar mas,pagaria mas,mas dinero,me cuesta mas,costaria mas,valen mas',
  measures: [
    {
      smallest: 'mas facil,mas faciles,mas sencillo,mas sencilla,menos dificil',
      largest: 'mas dificil,mas dificiles,mas complicado,mas complicada',
      smaller: 'mas facil,mas sencillo',
      larger: 'mas dificil,mas complicado',
      column: 'dificultad,nivel,grado',
    },
    {
      smallest: 'mas suave,menos alcohol,menos graduacion',
      largest: 'mas fuerte,mas alcohol,mas graduacion',
      smaller: 'mas suave',
      larger: 'mas fuerte',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest:
        'mas ligero,mas ligera,mas ligeros,mas ligeras,mas liviano,mas liviana,mas livianos,mas livianas,menos pesado,menos pesada,pesa menos',
      largest: 'mas pesado,mas pesada,mas pesados,mas pesadas,pesa mas',
      smaller: 'mas ligero,mas ligera,mas liviano,mas liviana,menos pesado,pesa menos',
      larger: 'mas pesado,mas pesada,pesa mas',
      column: 'peso',
    },
    {
      smallest:
        'mas corto,mas corta,mas cortos,mas cortas,mas breve,mas rapido,mas rapida,mas rapidos,mas rapidas,dura menos,tarda menos,demora menos',
      largest:
        'mas largo,mas larga,mas largos,mas largas,mas lento,mas lenta,dura mas,tarda mas,demora mas',
      smaller:
        'mas corto,mas corta,mas breve,mas rapido,mas rapida,dura menos,tarda menos,demora menos',
      larger: 'mas largo,mas larga,mas lento,mas lenta,dura mas,tarda mas,demora mas',
      column: 'duracion,tiempo,minutos,min,horas,dias,plazo,plazos,entrega',
    },
    {
      smallest:
        'mas pequeno,mas pequena,mas pequenos,mas pequenas,mas chico,mas chica,mas chicos,mas chicas,menos grande',
      largest: 'mas grande,mas grandes,mas amplio,mas amplia',
      smaller: 'mas pequeno,mas pequena,mas chico,mas chica',
      larger: 'mas grande,mas grandes,mas amplio,mas amplia',
      column: 'tamano,talla,personas,gente,pasajeros,plazas,lugares,capacidad,volumen,superficie',
    },
    {
      smallest: 'mas joven,mas jovenes',
      largest: 'mas mayor,mas viejo,mas vieja,mas viejos,mas viejas',
      smaller: 'mas joven,mas jovenes',
      larger: 'mas mayor,mas viejo,mas vieja',
      column: 'edad,edades',
    },
    {
      smallest: 'mas lento,mas lenta,mas lentos,mas lentas',
      largest: 'mas rapido,mas rapida,mas rapidos,mas rapidas',
      smaller: 'menos rapido,menos rapida',
      larger: 'mas rapido que,mas rapida que',
      column: 'velocidad,velocidad maxima,km h',
    },
    {
      smallest: 'mas antiguo,mas antigua,mas viejo,mas vieja',
      largest: 'mas nuevo,mas nueva,mas moderno,mas moderna,mas reciente',
      smaller: 'mas antiguo que',
      larger: 'mas nuevo que',
      column: 'ano,construido,construida,desde,fundado,fundada,anada',
    },
  ],
  most: 'mayor numero de,mayor cantidad de,con mas,tiene mas,tienen mas',
  fewest: 'menor numero de,menor cantidad de,con menos,tiene menos,tienen menos',
  under:
    'por menos de,menos de,a menos de,hasta,como maximo,maximo,maximo de,max,por debajo de,debajo de,abajo de,inferior a,inferiores a,menor a,menores a,mas barato que,mas baratos que,mas barato de,no mas de,no mas que,no pase de,no pasen de,no supere los,no superen los,no cueste mas de,no cuesten mas de,no valga mas de,no salga mas de,que cuesten menos de,que cueste menos de,no mas caro que,no mas caros que,presupuesto de,un presupuesto de,por debajo de los,por bajo de,inferior a los,que no supere,que no superen,que no pase de,sin pasar de,sin superar',
  over: 'mas de,por mas de,por encima de,arriba de,al menos,por lo menos,como minimo,minimo,a partir de,superior a,superiores a,mayor a,mayores a,mas caro que,mas caros que,por encima de los,superior a los,que cuesten mas de,que cueste mas de,que supere,que superen',
  howMany:
    'cuantos,cuantas,cuantos tipos de,cuantas clases de,cuantas variedades de,numero de,cantidad de,cuantas opciones,cuantos distintos,cuantas distintas,cuantos diferentes,cuantas diferentes,cuantos de,cuantas de,total de',
  list: 'que,cuales,cual,cuales son,lista,listado,listame,todos los,todas las,todos vuestros,todos sus,todas sus,todo lo que,que tipo de,que tipos de,que clase de,que clases de,que mas,hay algun,hay alguna,hay algo,hay algunos,hay algunas,teneis algun,teneis alguna,teneis algo,tienen algun,tienen alguna,tienen algo,tienes algun,tienes alguna,tienes algo,tenes algun,tenes alguna,tenes algo,tendran algun,tendran alguna,tendran algo,ensename,ensenarme,muestrame,mostrame,mostrarme,dime,decime,digame,resumen de,relacion de,cada tipo de,cada clase de,cada uno de,todo el surtido,toda la gama,gama de,surtido de,seleccion de,opciones de,opciones para,que opciones,que ofreceis,que ofrecen,que vendeis,que venden,que haceis,que puedo,que podria,que podemos,enumerame,enumera,dame la lista,pasame la lista,podeis darme,me dais,me dan,hay,teneis,algo por menos,algo para',
  together:
    'juntos,juntas,suman,cuanto suma,en total,total,en conjunto,todo junto,sumando,sumado,sumados,sumadas,entre todo,por los dos,por las dos,los dos juntos,las dos juntas,por ambos,por ambas,las dos cosas,ambas cosas,todo incluido,en suma,la suma,suma total,precio total,coste total,importe total,si cojo los dos,si compro los dos,si compro las dos,todo eso,el total,juntando,en todo,sale todo,cuesta todo,vale todo,es todo,seria todo,saldria todo,costaria todo,todo en total,todo ello',
  difference:
    'cuanto mas,diferencia de precio,diferencia entre,cuanto mas caro,cuanto mas barato,cuanto menos,diferencia en el precio,cuanta diferencia,que diferencia,en cuanto se diferencian,cuanto de diferencia,cuanto sube,por cuanto mas,y por cuanto,cuanto mas cuesta,cuanto mas vale,cuanto menos cuesta,cuanto mas cara,cuanto mas barata',
  or: 'o,u,vs,versus,comparado con,comparada con,en comparacion con,respecto a,frente a,que el,que la,que los,que las,que un,que una',
  and: 'y,e,mas,con,&,junto con,ademas de,y ademas,y tambien',
  denials: 'no,nunca,ningun,ninguna,ninguno,nada,sin,excepto,salvo',
  without:
    'sin,excepto,salvo,quitando,aparte de,a excepcion de,todos menos,todas menos,todo menos,libre de,libres de,exento de,exenta de,exentos de,que no,no contiene,no contienen,no contenga,no contengan,no lleva,no llevan,no lleve,no lleven,no incluye,no incluyen,no es,no son,no sea,no sean,cuales no,no como,no puedo comer,no puedo tomar,no tomo,no bebo,no quiero,no necesita,no necesitan,no requiere,no requieren,no tienen,no tiene,sin contar,dejando fuera,descontando,no hace falta,no tengan,no tenga',
  howLong:
    'cuantos anos,cuantos meses,cuanto dura,cuanto duran,cuanto tiempo,cuanto tarda,cuanto tardan,cuanto tardais,cuanto demora,cuanto demoran,cuanto se tarda,cuanto se demora,cuanto se demoran,cuanto lleva hacer,cuantos dias,cuantos minutos,cuantas horas,cuantas semanas,en cuanto tiempo,en cuanto esta listo,duracion,que dura,lo que dura,plazo de entrega,tiempo de entrega,tarda mucho,demora mucho',
  sale: 'en oferta,de oferta,en promocion,en promo,en descuento,rebajado,rebajada,rebajados,rebajadas,de rebajas,en rebajas,de rebaja,en rebaja,con descuento,en liquidacion,con rebaja,rebajas,con rebajas,mas barato ahora,a precio reducido,precio reducido,ofertas,en oferta ahora,descuentos,de promocion,promociones,liquidacion,en saldo,saldos',
  certainDays:
    'parte del ano,de temporada,epoca del ano,ciertos meses,no todo el ano,ciertos dias,determinados dias,algunos dias,unos dias,dias concretos,dias especificos,dias determinados,dias fijos,dias puntuales,dias de la semana,solo algunos dias,no todos los dias,no cada dia,no a diario,solo ciertos dias,solo en temporada,solo algunos meses,algunos meses,determinados meses,ciertas epocas,dias de la semana concretos,solo unos dias',
  things:
    'tardan,duran,lleva,llevan,tiempo,cosa,cosas,articulo,articulos,producto,productos,plato,platos,platillos,tratamiento,tratamientos,servicio,servicios,opcion,opciones,tipo,tipos,variedad,variedades,lista,listado,precio,precios,carta,cuesta,cuestan,costo,coste,vale,valen,cuanto,comprar,pedir,encargar,conseguir,elegir,distintos,distintas,diferentes,disponible,disponibles,actualmente,ahora,ahorita,hoy,momento,normal,normales,normalmente,euro,euros,dolar,dolares,pesos,total,juntos,caro,barato,barata,saber,decir,decirme,queria,quisiera,quiero,querria,gustaria,necesito,necesitaria,busco,buscando,cobrais,cobran,cobras,cobra,sale,salen,ofreceis,ofrecen,ofreces,vendeis,venden,vendes,haceis,hacen,haces,manejan,clinica,tienda,sitio,local,negocio,pregunta,duda,info,aproximadamente,aprox,exactamente,disculpa,disculpe,tenes,tendras,tendran,demora,tarda,dura,seccion,apartado,categoria,sesion,sesiones,unidad,racion,actualidad,ultimamente,resumen,surtido,gama,eleccion,escoger,pagar,pago,paga,pagas,gastar,presupuesto,dinero,bolsillo,permitirme,ajustado,hombre,mujer,tio,tia,colega,novio,novia,marido,esposa,primo,prima,jefe,vecino,vecina,mama,papa,alguien,idea,pensando,pienso,esperando,espero,planeando,curiosidad,interesa,interesado,interesada,cierto,ciertos,ciertas,varios,varias,concreto,concreta,quizas,quiza,gracias,hola,perdon,buenas,buenos,decidir,comparar,visto,oido,pagina,web,anunciado,bastante,muchos,muchas,coger,llevarme,llevar,poner,valdria',
  saves: 'ahorro,ahorra,ahorras,ahorramos,ahorrar,ahorraria,ahorrarme',
  insteadOf: 'en vez de,en lugar de,frente a',
  separately: 'por separado,sueltas,sueltos,suelta,suelto,individualmente,una a una,uno a uno',
  yearsOld: 'anos,ano,anos de edad,anitos,anito',
  orMore: 'o mas,o superior,o mas caro,o mas caros,y mas,en adelante,para arriba',
  orLess: 'o menos,o inferior,o mas barato,o mas baratos,y menos,para abajo',
  wePay:
    'pagais a vuestros,pagais a vuestras,pagais a los,pagais a las,pagan a sus,pagan a los,cuanto pagais,cuanto pagan por hora,pagais la hora,pagais por hora,pagais por mi,pagan por mi,sueldo,salario,nomina,se gana trabajando,se cobra trabajando',
  areFree:
    'son gratis,es gratis,sean gratis,sea gratis,son gratuitos,son gratuitas,es gratuito,es gratuita,sean gratuitos,sean gratuitas,no cuestan nada,no cuesta nada,no cuesten nada,no cueste nada,no se pagan',
  refusing:
    'no haceis,no aceptais,no llevais,no vendeis,no admitis,no recogeis,no transportais,no reparais,no cubris,no enviais,no mandais,no cogeis,no arreglais,no hacen,no aceptan,no admiten,no reparan,no envian,no puedo,no podemos,no se puede,no se pueden',
  anyThings:
    'maquina,maquinas,aparato,aparatos,herramienta,herramientas,equipo,equipos,trabajo,trabajos,zona,zonas,modelo,modelos,actividad,actividades,evento,eventos,vehiculo,vehiculos,paquete,paquetes,sabor,sabores,bebida,bebidas,comida,comidas',
  templates: {
    costs: '{name} cuesta {price}',
    from: 'desde {price}',
    free: 'gratis',
    cheapest: 'Lo más económico es {name}, por {price}',
    dearest: 'Lo más caro es {name}, por {price}',
    extreme: 'Sería {name} ({column}: {price})',
    cheaper: '{a} cuesta menos: {priceA}, frente a {priceB} de {b}',
    dearer: '{a} cuesta más: {priceA}, frente a {priceB} de {b}',
    sameValue: 'Entre {a} y {b} no hay diferencia: {priceA}',
    compare: '{a}: {priceA} ({column}), frente a {priceB} de {b}',
    difference: 'La diferencia es de {total}: {a} {priceA}, {b} {priceB}',
    together: 'En total son {total} ({parts})',
    count: 'Hay {count}: {items}',
    perWeek: '{count} veces por semana ({items})',
    saving: 'Ahorra {total}: {a} cuesta {priceA} en vez de {priceB} ({b})',
    each: 'Sale a {price} cada uno ({total} por {name})',
    list: '{items}',
    more: 'y {count} más',
    column: '{column} de {name}: {value}',
    noPrice: 'No hay precio indicado para {name}',
    yes: 'Sí',
    no: 'No',
    and: 'y',
    withExtra: 'con ese extra son {total}',
  },
};

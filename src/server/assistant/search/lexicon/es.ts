import type { Lexicon } from './lexicon.ts'

export const es: Lexicon = {
  tantrum:
    'rabieta rabietas berrinche berrinches pataleta pataletas perreta se tira al suelo se tira al piso grita chilla patalea llora sin parar descontrol hace un show escena en publico explota estalla por cualquier cosa dos años se pone morado de rabia drama ataque histerico se bota montar un numero',
  'hitting-biting':
    'pega pegar pegó muerde morder mordió mordisco patea patadas empuja empujar araña arañar pellizca jala el pelo tira del pelo golpea golpear puñetazo agresivo agresividad escupe lanza cosas lastima a otros niños guardería jardín compañeros manos quietas manotazos bofetada ataca',
  whining:
    'queja quejas se queja quejarse lloriquea lloriqueo lloriquear gimotea gimoteo ruega suplica insiste insistente tono de voz voz de bebé pide y pide mami mami mami fastidia se lamenta protesta por todo refunfuña cansino cede',
  'not-listening':
    'no escucha no hace caso no obedece obedecer desobediente desobedece ignora me ignora caso omiso repetir mil veces repito orden instrucciones hacer caso rebelde desafiante terco cabezota cabeciduro dice no a todo sordo se hace el loco pasa de mí coopera a la primera',
  'back-talk':
    'contesta contesta mal contestón responde mal responder insolente falta de respeto irrespetuoso grosero groserías malas palabras palabrotas insulta insultos gritos mala actitud rueda los ojos pone los ojos en blanco te odio cállate altanero respondón replica discute adolescente portazo',
  lying:
    'miente mentir mentira mentiras mintió mentiroso engaña engañar inventa inventos cuentos verdad decir la verdad honesto honestidad niega sincero sinceridad confiar confianza oculta echa la culpa a otros me lo niega en la cara falso esconde',
  'taking-things':
    'roba robar robó robo ladrón hurta quita se lleva cosas ajenas cosas que no son suyas coge toma sin permiso sin pagar tienda cartera bolso monedero dinero de mi bolsa juguetes de otros compañero devolver esconde cosas aparece con cosas sacó plata',
  siblings:
    'hermano hermana hermanos hermanas pelean pelea peleas discuten discusión se pegan rivalidad celos entre hermanos gemelos mellizos compiten compara mayor menor justo injusto se molestan entre ellos árbitro todo el día peleando tomar partido se llevan mal se odian',
  'new-baby':
    'bebé nuevo hermanito hermanita recién nacido nació embarazo embarazada va a nacer celos del bebé celoso celosa hermano mayor retroceso volvió a hacerse pipí pide biberón llegada segundo hijo teta brazos otra vez quiere ser bebé',
  sharing:
    'compartir comparte presta prestar juguetes mío es mío arrebata quita juguetes turnos turno egoísta no deja jugar a otros agarra posesivo acapara no suelta',
  anger:
    'enojo enojado enojada enfado enfadado enfada rabia ira furia furioso bravo explota estalla temperamento genio mal genio calmarse calmar respirar respiración frustración tira cosas portazos controlar sus emociones se pone furioso pierde el control rompe cosas autocontrol',
  'name-feelings':
    'sentimientos emociones emoción expresar lo que siente hablar de lo que siente nombre a las emociones identificar emociones se guarda todo no cuenta nada no me cuenta se cierra callado inteligencia emocional cómo se siente qué le pasa sensible no sabe explicar desahogarse abrirse',
  'sad-day':
    'triste tristeza llora llorar llorando desanimado decaído deprimido depresión ánimo animar consolar apagado bajón pena duelo murió abuela falleció mascota murió solo sola desilusión decepcionado mal día no disfruta aislado melancólico sin ganas',
  'dark-fear':
    'miedo oscuridad oscuro monstruos monstruo fantasmas debajo de la cama armario closet luz encendida lámpara pesadillas pesadilla sombras susto asustado noche miedos tormenta truenos perros arañas subir al baño valiente terrores brujas cuco coco fobia',
  'drop-off':
    'despedida despedirse separación separarse llora en la puerta guardería jardín kínder colegio escuela se aferra se agarra a mí adaptación entrada dejarlo dejarla no se quiere quedar irme escondidas maestra cuando me voy llanto al dejarlo preescolar se cuelga de mi pierna soltar',
  worry:
    'preocupación preocupaciones preocupado preocupada se preocupa ansiedad ansioso ansiosa nervios nervioso nerviosa angustia angustiado estrés pensar y pensar qué pasa si y si dolor de barriga dolor de estómago pánico miedo a todo le da vueltas muerte enfermedad guerra no duerme de los nervios agobio',
  shyness:
    'tímido tímida timidez vergüenza vergonzoso penoso le da pena se esconde detrás no saluda no habla con extraños callado introvertido desconocidos hablar en clase levantar la mano fiestas cumpleaños socializar retraído pedir inseguro confianza no participa cohibido',
  'giving-up':
    'se rinde rendirse abandona abandonar deja todo lo deja a medias no puedo no me sale frustra frustración tolerancia a la frustración perseverancia perseverar constancia perfeccionista perfeccionismo error errores equivocarse fracaso tonto autoestima intentar otra vez no lo intenta tira la toalla difícil soy malo se desanima',
  'losing-games':
    'perder pierde perdió mal perdedor juegos de mesa juego de cartas ganar gana ganador trampa trampas hace trampa siempre quiere ganar competitivo partida parchís tira el tablero deportividad se enoja cuando pierde no sabe perder uno oca',
  waiting:
    'esperar espera paciencia impaciente impaciencia interrumpe interrumpir fila cola turno ya ahora mismo no sabe esperar médico restaurante al teléfono hablando por teléfono cinco minutos inmediato quiere todo ya aguantar',
  manners:
    'modales buenos modales educación por favor gracias perdón disculpa saludar saluda saludo cortesía visitas educado maleducado respeto casa ajena abuelos adiós buenos días pedir las cosas etiqueta familiares',
  kindness:
    'amable amabilidad bondad bondadoso empatía empático ayudar a los demás generoso solidario cariñoso con los demás cruel mala con otros se burla de otros compasión buenas acciones considerado ayuda animales ponerse en el lugar del otro desconsiderado',
  gratitude:
    'agradecido agradecida gratitud agradecer agradece desagradecido malagradecido caprichoso consentido malcriado nunca es suficiente valora valorar lo que tiene regalos navidad reyes todo le parece poco quiere más y más da por hecho',
  bullying:
    'acoso acoso escolar bullying se burlan burlas molestan lo molestan le pegan en la escuela insultan apodos excluyen lo excluyen rechazan amenazan ciberacoso matón compañeros se meten con él grupo de whatsapp víctima miedo de ir a la escuela humillan le hacen el vacío no quiere ir al cole',
  friends:
    'amigos amigo amiga amistad amistades no tiene amigos solo en el recreo sola hacer amigos invitar invitan cumpleaños nadie juega con él mejor amigo nueva escuela grupo integrarse jugar con otros tarde de juegos socializar mandón se queda solo excluida',
  'morning-rush':
    'mañana mañanas prisa prisas tarde llegar tarde salir de casa levantarse levantar despertarse despertar despertador desayuno apurar apúrate listo prepararse lento se demora tarda a tiempo autobús colegio caos por la mañana carreras madrugar',
  bedtime:
    'dormir duerme dormirse hora de dormir acostarse acostar cama noche sueño rutina de sueño se duerme tarde no se quiere dormir cuento desvelo horas de sueño siesta trasnocha despierto cansado noche eterna se levanta de la cama madrugada temprano apagar la luz cuántas horas',
  'own-bed':
    'cama propia su cama su cuarto su habitación dormir solo dormir sola duerme conmigo duerme con nosotros nuestra cama cama de los papás colecho se pasa a mi cama se cuela medianoche se despierta y viene acostarme con él cuarto propio entre nosotros quedarme hasta que se duerma',
  teeth:
    'dientes diente cepillar cepillarse cepillo lavarse los dientes lavar muelas pasta de dientes pasta dental dentista caries flúor enjuagar boca hilo dental encías cepillado escupir dientes de leche odontólogo',
  'hand-hygiene':
    'manos lavarse las manos lavar manos jabón gérmenes microbios sucias después del baño antes de comer higiene gel se enferma resfriados virus bañarse ducha limpias agua',
  potty:
    'pañal pañales orinal bacinilla bacenilla bacinica nica control de esfínteres dejar el pañal quitar el pañal baño inodoro váter pipí popó caca pis se hace encima accidentes calzón entrenamiento estreñimiento aguanta avisar',
  bedwetting:
    'moja la cama mojar la cama se orina en la cama pis en la cama pipí en la cama se hace pis de noche enuresis sábanas mojadas pañal de noche noche seca despierta mojado colchón campamento pijamada todavía moja alarma',
  dressing:
    'vestirse vestir viste ropa zapatos calcetines medias cremallera cierre botones abotonar cordones agujetas atarse los zapatos abrochar abrigo chaqueta ponerse quitarse elegir la ropa etiquetas pican solo pijama desnudo uniforme',
  'table-manners':
    'mesa en la mesa comer sentado se levanta de la mesa comidas hora de comer cubiertos tenedor cuchara con las manos boca abierta restaurante juega con la comida cena en familia tele mientras come televisión comiendo ensucia portarse en la mesa quieto modales',
  picky:
    'come comer comida verduras verdura fruta frutas legumbres no come no quiere comer quisquilloso melindroso mañoso para comer selectivo probar prueba alimentos nuevos solo come pasta arroz pollo escupe plato rechaza asco brócoli cocinar aparte tiquismiquis delicado carne sano',
  'water-sugar':
    'agua azúcar dulces golosinas caramelos chuches refresco refrescos gaseosa jugo jugos zumo bebidas galletas chocolate helado postre merienda chatarra comida chatarra saludable sed tomar beber peso abuelos dan dulces snacks bollería leche',
  tidy: 'ordenar ordena orden desorden desordenado recoger recoge juguetes tirados cuarto habitación guardar guarda limpiar su cuarto cajas tiradero reguero regado legos en el suelo caos',
  chores:
    'tareas de la casa tareas del hogar quehaceres ayudar en casa ayuda en casa oficio platos lavar los platos poner la mesa quitar la mesa hacer la cama basura barrer ropa lavadora colaborar colabora responsabilidades flojo vago perezoso labores limpiar según la edad',
  pets: 'mascota mascotas perro perrito gato gatito hámster conejo pez peces pájaro tortuga alimentar dar de comer pasear paseo jaula arenero cuidar animal responsabilidad quiere un perro maltrata al gato',
  transitions:
    'cambio cambios transición transiciones dejar de jugar irse del parque hora de irse parar terminar pasar de una cosa a otra se niega a irse volver a casa siguiente actividad cambiar de actividad no quiere irse despedirse del parque salir de la bañera aviso cortar',
  supermarket:
    'supermercado tienda compras mercado súper carrito pasillo caja juguetería cómprame quiere que le compre todo centro comercial hacer la compra mandado antojos pide todo escándalo berrinche en el súper',
  'car-travel':
    'coche carro auto viaje viajes viajar carretera avión vuelo tren autobús asiento silla cinturón se desabrocha cuánto falta ya llegamos largo horas vacaciones aeropuerto mareo aburrido en el carro trayecto tráfico asiento de atrás',
  'start-school':
    'empezar la escuela empezar el colegio primer día entrar al cole inicio de clases primaria primer grado primero kínder escuela nueva colegio nuevo preparar maestra uniforme vuelta al cole septiembre adaptarse empieza entra comenzar preescolar',
  homework:
    'deberes tarea tareas tareas escolares hacer la tarea tarea del colegio sentarse a estudiar cuaderno ejercicios después de clase demasiada tarea maestra ayudarle con los deberes escritorio pelea por la tarea horas sin terminar estudiar',
  reading:
    'leer lee lectura libro libros cuento cuentos biblioteca novela cómics no le gusta leer aprender a leer letras sílabas en voz alta páginas hábito de lectura odia leer leerle',
  writing:
    'escribir escribe escritura letra letra fea caligrafía lápiz agarre ortografía dictado copiar cuaderno redacción cursiva zurdo le duele la mano ilegible faltas borrones mayúsculas',
  'maths-facts':
    'matemáticas mates tablas tablas de multiplicar multiplicar sumar restar sumas restas dividir divisiones cálculo cálculo mental números contar fracciones cuentas odia las matemáticas memorizar las tablas',
  exams:
    'examen exámenes prueba pruebas parcial parciales estudiar repasar repaso selectividad nota notas calificaciones suspender suspendió reprobar reprobó aprobar nervios antes del examen plan de estudio última noche boletín finales oposición se queda en blanco',
  focus:
    'concentración concentrarse concentra atención distrae distracción se distrae distraído despistado en las nubes no se está quieto no termina inquieto atender enfocarse mosca celular mientras estudia foco perdido',
  music:
    'música instrumento piano violín guitarra flauta batería practicar práctica ensayar clases de música conservatorio profesor canto cantar coro concierto tocar canción solfeo teclado',
  'poems-language':
    'poema poemas poesía recitar memorizar de memoria idioma idiomas inglés francés vocabulario palabras nuevas lengua bilingüe hablar otro idioma aprender versos segundo idioma aprenderse un texto trabalenguas quechua catalán',
  'school-bag':
    'mochila cartera lonchera estuche olvida olvidó se olvida olvidadizo pierde cosas perdió preparar la mochila útiles libros chaqueta botella lista despiste organizado organización cuadernos en casa ropa de deporte',
  procrastination:
    'procrastina procrastinar procrastinación deja todo para después para el último momento última hora mañana lo hago luego aplaza posterga pospone trabajo entrega plazo proyecto empezar no empieza flojera pereza motivación adolescente a última hora',
  exercise:
    'ejercicio deporte moverse mover actividad física activo sedentario sobrepeso gordito correr bicicleta bici saltar la cuerda comba bailar energía cuánto ejercicio se mueve poco todo el día sentado gimnasia forma física patineta caminar',
  'sport-skill':
    'fútbol baloncesto básquet tenis natación nadar gimnasia ballet karate judo entrenar entrenamiento equipo partido club entrenador competencia competición patinar aprender a nadar andar en bici pelota balón atrapar banca suplente torneo dejar el equipo gol',
  'outdoors-eyes':
    'aire libre afuera fuera parque naturaleza bosque campo ojos vista miopía miope gafas lentes anteojos sol luz salir a jugar encerrado en casa no quiere salir oculista visión jardín calle excursión',
  'screen-time':
    'pantalla pantallas tablet tele televisión youtube videos dibujos caricaturas celular móvil teléfono límite límites horas apagar quitar adicto enganchado pegado tiempo de pantalla netflix tiktok dispositivo ve mucha ipad cuánto tiempo',
  gaming:
    'videojuegos videojuego juegos en línea consola play playstation xbox nintendo minecraft roblox fortnite robux skins partida online computadora ordenador jugar en línea gamer enviciado vicio nivel desconocidos chat auriculares apaga la consola maquinita free fire',
  'first-phone':
    'primer celular primer móvil teléfono propio smartphone whatsapp redes sociales instagram tiktok snapchat mensajes a qué edad darle contrato reglas noche en su cuarto control parental revisar su celular todos tienen grupo de clase reloj inteligente',
  'thumb-nails':
    'dedo chupa el dedo chuparse pulgar uñas morderse las uñas come uñas se muerde comerse chupete chupón tete manía enrolla el pelo hurga la nariz mocos se muerde los labios mantita chupa la ropa padrastros cutículas',
  'pocket-money':
    'paga mesada domingo semanada dinero ahorrar ahorro ahorros gastar gasta alcancía hucha monedas cuánto dar por semana valor del dinero comprar presupuesto banco tarjeta malgasta pesos euros propina',
  'only-for-points':
    'solo por puntos solo por premios qué me das qué gano qué me toca soborno sobornar chantaje premio por todo motivación propia interna sin premio sin recompensa no hace nada si no hay depende de los puntos exige puntos dejar los puntos quitar los puntos negocia interés por iniciativa',
  'chart-bored':
    'aburrido de la tabla ya no le interesa perdió el interés tabla de puntos ya no funciona dejó de funcionar novedad aburre le da igual los puntos premios nuevos no le motiva cansó de la app ya no le hacen ilusión siempre los mismos premios recompensas',
  lapse:
    'fallar un día falló saltó un día se saltó días perdidos racha rota perdió la racha romper la racha vacaciones enfermo retomar volver a empezar recaída dejamos el hábito se nos olvidó semana sin hábito constancia recuperar pausa volver a la rutina desde cero',
  'special-time':
    'tiempo especial tiempo a solas tiempo juntos solos atención llama la atención pide atención jugar conmigo conexión vínculo trabajo mucho poco tiempo culpa diez minutos cinco minutos tiempo de calidad cercanía distancia acercarme estar con él no tengo tiempo',
  'parent-calm':
    'grito grité gritar gritos a mis hijos perdí la paciencia pierdo la paciencia pierdo los nervios agotada agotado cansada cansancio culpa culpable mala madre mal padre estresada desbordada no puedo más calma yo misma exploto pareja no estamos de acuerdo crianza pedir perdón a mi hijo harta autocuidado sobrepasada quemada',
  'two-homes':
    'dos casas padres separados separados divorcio divorciados custodia compartida casa de su papá casa de su mamá mi ex fin de semana con su padre reglas distintas intercambio expareja cambio de casa madrastra padrastro acuerdos',
  adhd: 'tdah tda déficit de atención hiperactivo hiperactiva hiperactividad impulsivo impulsiva diagnóstico medicación no para quieto neurodivergente evaluación especialista neurólogo autismo psicólogo movido ritalina',
  'praise-how':
    'elogiar elogio elogios alabar felicitar felicitaciones muy bien bravo reconocer cómo decirle lo bien que lo hizo halagar exagerar palabras de ánimo inteligente listo esfuerzo qué decir reconocimiento positivo motivar sin pasarme',
  ratio:
    'cuántos elogios por cada regaño regaño regaños regañar regañando todo el día corregir correcciones negativo más positivo proporción equilibrio puntos negativos quitar puntos restar puntos descontar criticar crítica castigo siempre le digo no reñir llamadas de atención menos puntos',
  pricing:
    'precio precios cuánto cuesta cuántos puntos costar costo valor premio caro barato poner precio tienda puntos ahorrados demasiados puntos vale cobrar por un juguete equivalencia canje cuántos puntos vale',
  'first-week':
    'empezar comenzar primera semana primeros días cómo funciona la app cómo se usa explicar los puntos a mi hijo por dónde empiezo configurar nuevo aquí qué hábitos primero cuántos comportamientos elegir presentar el frasco inicio arrancar',
}

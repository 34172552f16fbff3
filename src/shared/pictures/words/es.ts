import type { PictureWords } from '#shared/pictures/rules.ts'

/** Spanish words and phrases of the titles that a picture suits, without accents; `*` stands for any ending. */
export const es: PictureWords = {
  teeth: 'diente*, dental, muela*, cepill*, dentista, lavarse los dientes',
  hands: 'mano, manos, lavarse las manos, lavar las manos, lavado de manos, jabon, cortarse las unas, las unas',
  hair: 'pelo, cabello, peinar*, peino, peine*, trenza*, coleta*, peluquer*',
  bath: 'bano, banar*, banera, ducha*, duchar*, lavarse la cara',
  toilet: 'orinal*, ir al bano, pipi, vater, inodoro, panal*, retrete, bacinica',
  clothes:
    'ropa, vestir*, viste, vistio, pijama*, calcetin*, zapato*, camis*, abrigo*, chaqueta*, uniforme*, cordon*, boton*',
  bed: 'cama, hacer la cama, hizo la cama, tender la cama, tendio la cama, almohada*, hizo su cama, hacer su cama, tender su cama, tendio su cama',
  morning: 'por la manana, levantar*, levanto, despertar*, desperto, madrugar*, a tiempo, puntual*',
  sleep:
    'dormir*, durmio, duerme, a la cama, acostar*, acosto, siesta*, buenas noches, sueno, hora de dormir, cancion de cuna, nana, su cama, en su cuarto, en mi cuarto',
  medicine: 'medicina*, medicamento*, pastilla*, jarabe*, vitamina*, inhalador',
  meal: 'desayun*, almuerzo*, almorz*, comida*, cena, cenar, ceno, merienda*, comer*, comio, sopa, bocadillo*',
  vegetables: 'verdura*, fruta*, ensalada*, zanahoria*, brocoli, manzana*, sano, sana, saludable',
  water: 'agua, beber*, bebio, tomar agua',
  cake: 'hornear un pastel, pastel*, tarta*, bizcocho, dulce*, caramelo*, chocolate*, postre*, golosina*, cumpleanos, fiesta*, chuche*, magdalena*',
  ice_cream: 'helado*, paleta*',
  pizza: 'pizza*, hamburguesa*, restaurante*, papas fritas, patatas fritas',
  tidying: 'orden*, recog*, juguetes, guardar*, guardo, habitacion, cuarto, ordenar',
  cleaning:
    'limpi*, aspirar, aspiradora, trapear, fregar el suelo, escoba, polvo, barrer*, barre, barrido, barrio el, barrio la',
  dishes: 'platos, vajilla*, lavavajillas, lavaplatos, fregar*, lavar los platos',
  laundry: 'lavadora*, colada, doblar*, doblo, lavar la ropa, tender la ropa, planch*',
  rubbish: 'basura*, recicl*, papelera',
  cooking: 'cocin*, hornear*, receta*, tortita*, panqueque*',
  helping:
    'ayud*, tareas de casa, mesa, poner la mesa, puso la mesa, pone la mesa, quitar la mesa, quito la mesa, recoger la mesa, recogio la mesa, tarea de la casa, tareas de la casa',
  plants: 'planta*, flor, flores, jardin*, regar*, rego, huerto*, semilla*',
  pet: 'gato*, gata, perr*, mascota*, cachorr*, conejo*, hamster*, pajaro*, pez, peces, pasear al perro, paseo al perro, de comer al*',
  bag: 'mochila*, cartera, maleta*, preparar la mochila',
  homework:
    'deberes, tarea*, estudi*, examen*, repas*, colegio, escuela, cole, ejercicio dificil, bloques de concentracion',
  maths: 'matematica*, mates, tabla*, numero*, contar, sumas, restas, multiplic*, calcul*, sumar, restar',
  languages:
    'ingles*, espanol, chino, frances, aleman, idioma*, vocabulario, palabras, ortografia, escribir*, escribio, letra*, abecedario, caligrafia, dictado*',
  reading:
    'leer*, leyo, leid*, leyendo, lee, lectura*, libro*, cuento*, biblioteca, pagina*, poema*, poesia*, recit*, verso*, revista*, capitulo*, tebeo*',
  music:
    'musica*, piano, guitarra, violin, flauta, tambor*, cant*, cancion*, coro, instrumento*, ukelele, clarinete, trompeta, saxo*, bateria, teclado, armonica, acordeon, chelo, violonchelo, solfeo',
  painting: 'pint*, dibuj*, arte, manualidad*, color*, plastilina, ceramica, coser, tejer',
  sport:
    'deporte*, futbol, balon, pelota*, baloncesto, tenis, entren*, gimnasia, judo, karate, correr*, corrio, ejercicio*, saltar*, salto*, bail*, ballet, voltereta*, abdominales, estir*, escalar, voleibol, moverse',
  rope: 'cuerda*, comba, saltar la cuerda, saltar a la comba',
  bike: 'bici, bicicleta*, patinete*, patin*, pedalear',
  swimming: 'nadar, nado, natacion, piscina*, alberca*, playa*',
  outdoors:
    'aire libre, fuera, parque, pasear, paseo*, caminar, caminata*, bosque*, naturaleza, excursion al monte, arbol*, el barrio',
  kindness: 'amable*, amabilidad, carino*, amor, abraz*, consolar, consolo, cumplido*, bueno con, buena con',
  friends: 'amig*, herman*, equipo*, primo*, prima, abuel*, invitar a',
  sharing: 'compart*, turno*, galleta*, prest*',
  manners: 'salud*, gracias, por favor, hola, modales, educad*, perdon, disculpa*, adios',
  calm: 'calma*, tranquil*, respir*, yoga, medit*, relaj*, pacien*, esper*, silencio, hizo una pausa',
  gift: 'regalo*, sorpresa*',
  toy: 'juguete, lego*, munec*, osito, peluche*, robot*, coche*, carrito*, bloques',
  stickers: 'pegatina*, sticker*, calcomania*, cromo*',
  game: 'juego*, juego de mesa, videojuego*, dados, ajedrez, cartas, rompecabezas, puzle*, consola*, parchis, domino, punto de guardado',
  screen:
    'pantalla*, tele, television, dibujos animados, video*, tableta*, tablet, ordenador, computadora*, movil, celular*, telefono*',
  film: 'pelicula*, peli, pelis, cine, palomitas',
  outing:
    'salida*, excursion*, viaje*, zoo, zoologico, museo*, feria*, acuario*, circo, parque de atracciones, parque de diversiones',
  tent: 'tienda de campana, acamp*, campamento*, picnic*, dormir en casa de, pijamada*, aventura*',
  money: 'dinero, paga, moneda*, euro*, dolar*, peso, pesos, ahorr*, hucha, alcancia, mesada',
  privilege: 'privilegio*, elegir*, eligio, elige, escoger*, decidir*, rey, reina, corona*',
}

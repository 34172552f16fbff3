import type { TopicId } from '#server/assistant/topic.ts'

/** One question per topic as a parent types it, written without sight of the synonyms and never tuned to. */
export const heldOut: Readonly<Record<TopicId, string>> = {
  tantrum:
    'berrinches horribles, se tira al piso y patalea gritando porque le di el vaso azul y no el rojo, tiene 3 añitos',
  'hitting-biting': 'mi peque de 2 años muerde y pega a los otros niños en la guarde, ya me da verguenza ir',
  whining:
    'habla todo el dia con voz de llorona, quejandose por todo, ñañaña, me saca de quicio, como hago para que pida las cosas bien',
  'not-listening': 'no me hace ni caso, le digo las cosas mil veces y como si oyera llover',
  'back-talk':
    'mi hijo de 13 me contesta fatal, todo el rato replicando y con una mala cara... "dejame en paz, tu no me mandas"',
  lying: 'me dice puras mentiras, que ya se bañó y la regadera está seca, que en la escuela no pasó nada y sí pasó',
  'taking-things': 'le encontre en la mochila plata que no era de el, parece que se la saco a la abuela de la cartera',
  siblings:
    'los mellizos se pelean por todo, que si me miró, que si me quitó, que si tú lo quieres más a él. todo el santo día',
  'new-baby':
    'nació la hermanita hace un mes y el mayor está celosísimo, volvió a querer el chupete y a hablar como bebe',
  sharing: 'en el parque no presta la pala ni el cubo a nadie, todo es mio mio mio',
  anger:
    'cuando se enoja pierde el control, avienta cosas, se pone rojo, tiene 8. cómo le enseño a calmarse y manejar el enojo',
  'name-feelings':
    'le pregunto qué siente y no sabe decirlo, se queda mudo. como le ayudo a ponerle nombre a sus emociones',
  'sad-day': 'hoy mi hija volvió del cole muy triste y apagada, no quiere ni merendar, cómo la animo',
  'dark-fear': 'no quiere apagar la luz porque dice que viene el cuco, 5 años',
  'drop-off': 'cada mañana al dejarlo en el jardín se prende de mí llorando y no me suelta, me voy con el corazón roto',
  worry:
    'le da vueltas a todo, y si nos roban, y si te mueres mamá, y si me pongo mala... tiene 9 años y vive agobiada, es ansiedad?',
  shyness: 'muy timido, se esconde detras de mis piernas cuando lo saluda alguien y no le sale la voz',
  'giving-up': 'a la primera que no le sale tira la toalla, "no puedo, soy un burro", y ya no quiere intentarlo más',
  'losing-games': 'no sabe perder, jugamos al parchis y si no gana él se pone a llorar y dice que hicimos trampa',
  waiting: 'es super impaciente, no sabe esperar su turno ni un minutito, todo lo quiere YA',
  manners: 'no saluda ni da las gracias ni dice por favor, mi suegra dice que es un maleducado. como le enseño modales',
  kindness: 'quiero que mi hija sea mas empatica y bondadosa, que ayude a los demas y piense en los otros, ideas?',
  gratitude: 'los Reyes le trajeron de todo y ni lo valora, siempre quiere más. cómo le enseño a ser agradecido',
  bullying:
    'en el cole se ríen de él, le dicen gordo y le esconden las cosas todos los días, creo q le hacen bullying y la profe no hace nada',
  friends: 'no tiene amiguitos, en el recreo anda solo y nunca lo invitan a los cumples, se me parte el alma',
  'morning-rush': 'las mañanas son un caos, no se levanta, no desayuna y siempre llegamos tarde al colegio',
  bedtime:
    'no hay manera de que se duerma antes de las 11, q si agua q si pis q si otro cuento, estoy muerta, rutina para acostarlo?',
  'own-bed': 'tiene 6 años y sigue pasandose a nuestra cama todas las noches, cómo logro que duerma en su cuarto',
  teeth: 'odia cepillarse los dientes, es una guerra cada noche y el dentista ya le vio una caries',
  'hand-hygiene': 'sale del baño y no se lava las manos, y luego a comer con los dedos mugrosos',
  potty: 'como le quito el pañal? tiene 2 y medio y no quiere saber nada de la pelela',
  bedwetting: 'todavía se hace pis en la cama con 8 años, amanece mojado casi siempre y tiene campamento en julio',
  dressing: 'no quiere vestirse solita, 4 años, tengo que ponerle yo las medias, la playera, los zapatos, todo',
  'table-manners':
    'se levanta de la mesa cada dos minutos, come con las manos y habla con la boca llena, cenar juntos es un suplicio',
  picky: 'no come nada de verduras, solo arroz y milanesa, pruebo de todo y lo escupe',
  'water-sugar': 'puro refresco y juguito, agua no quiere tomar ni de chiste',
  tidy: 'los juguetes tirados por todo el salón y nadie recoge, cómo consigo que ordene su habitación sin gritar',
  chores: 'que tareas de la casa puede hacer una niña de 10? yo lavo barro cocino y nadie me ayuda a poner ni la mesa',
  pets: 'quería un gatito y ahora soy yo quien le da de comer y limpia la arena, cómo hago para que se haga cargo',
  transitions:
    'cada vez que hay que cambiar de actividad, dejar el parque pa ir a casa o dejar de jugar pa bañarse, es un drama aunque avise',
  supermarket: 'ir al super con él es imposible, pide de todo, toca de todo y la arma en la caja por los dulces',
  'car-travel':
    'nos vamos a la playa, 7 horas de carretera, cómo entretengo a los niños en el carro?? falta mucho, falta mucho...',
  'start-school': 'en marzo empieza primer grado y estoy nerviosa yo mas que él, como lo preparo para la escuela nueva',
  homework:
    'los deberes son una tortura, se sienta a las 5 y a las 8 seguimos con la ficha de lengua, acabo haciéndolos yo',
  reading: 'no le gusta leer nada, ni comics, como hago para que agarre un libro. 9 años',
  writing: 'tiene una letra espantosa, no se le entiende nada en el cuaderno, cómo mejoro su caligrafía',
  'maths-facts': 'no se aprende las tablas de multiplicar y suma con los dedos todavía, 3o de primaria',
  exams:
    'tiene exámenes finales en dos semanas y no sabe ni como estudiar, cómo le armo un plan de repaso? 2 de la eso',
  focus: 'se distrae con una mosca, empieza algo y a los dos minutos está en la luna, cómo le ayudo a concentrarse',
  music: 'va a clases de guitarra y en casa no practica nunca, la tiene juntando polvo',
  'poems-language':
    'le mandaron una poesía de memoria para el acto del 25 de mayo y no le entra, algun truco pa memorizarla',
  'school-bag': 'pierde todo, la chamarra, el estuche, la lonchera, y se le olvida meter los cuadernos en la mochila',
  procrastination:
    'mi hijo de 15 lo deja todo para última hora, siempre "luego lo hago", "mañana", y ese luego nunca llega',
  exercise: 'es muy sedentario, no se mueve del sofa, cuanto ejercicio tiene que hacer un niño de 7 al dia',
  'sport-skill':
    'mi hija quiere mejorar su saque en tenis, entrena 3 veces por semana, cómo la apoyo para que progrese sin quemarse',
  'outdoors-eyes':
    'el oculista dijo miopia y que pase más tiempo al aire libre, pero vivimos en un depto y casi no sale',
  'screen-time': 'esta enganchada a la tablet y la tele, si se la quito llora, cuánto rato al día es normal a los 4',
  gaming: 'juega a la play hasta las tantas, que si el FIFA que si el Minecraft, y me dice "una partida más" siempre',
  'first-phone': 'quiere un celular para su cumple de 12, yo digo que es muy chico, a qué edad se lo compro??',
  'thumb-nails': 'se sigue chupando el dedo con 5 años y el dentista dice q se le van a torcer los dientes',
  'pocket-money': 'cuánto le doy de paga semanal a un niño de 10 y si le dejo gastarla en lo que quiera',
  'only-for-points':
    'ya no mueve un dedo si no le doy puntos, todo es "¿y qué me gano?", creo q la regué con los premios',
  'chart-bored':
    'la tabla de puntos ya le aburre, al principio estaba emocionadísimo y ahora pasa de ella y de los premios',
  lapse: 'se enfermó y perdió la racha de 18 días, está desilusionado, volvemos a empezar desde cero o qué',
  'special-time':
    'trabajo todo el dia y casi no lo veo, quiero tener un ratito a solas con él, de calidad, qué hacemos',
  'parent-calm':
    'hoy exploté y les grité horrible, me siento una pésima madre, ya no puedo mas del cansancio y la culpa',
  'two-homes': 'estamos separados, una semana conmigo y otra con su papá, y allá no hay reglas de nada',
  adhd: 'le diagnosticaron tdah a mi nene de 6, esto de los puntos le sirve o necesita otra cosa',
  'praise-how': 'siempre le digo "muy bien campeón" pero leí que así no se debe elogiar, qué le digo entonces',
  ratio: 'me paso el día corrigiéndolo, cuántos elogios hacen falta por cada regaño?',
  pricing: 'cuantos puntos le pongo a una ida al cine? y a una pizza? no sé cuánto deben costar los premios',
  'first-week': 'acabo de instalar la app y estoy perdida, por dónde empiezo la primera semana',
}

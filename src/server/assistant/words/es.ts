import { amountIn } from './amount-in.ts'
import type { Words } from './words.ts'

const amount = amountIn('es')

const times = (n: number) => (n === 1 ? 'una vez' : `${n} veces`)
const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const points = (n: number) => count(n, 'punto', 'puntos')
const days = (n: number) => count(n, 'día', 'días')
/** "unos 5 días"; nobody says "unos 1 día". */
const about = (n: number, one: string, more: string) => (n === 1 ? `más o menos 1 ${one}` : `unos ${n} ${more}`)
const aboutDays = (n: number) => about(n, 'día', 'días')
const aboutPoints = (n: number) => about(n, 'punto', 'puntos')

export const es: Words = {
  actions: { tips: 'Consejo de hoy', rewards: 'Ideas de premios', recommendations: 'Algo nuevo' },
  basedOn: (sources) => `Según: ${sources}`,
  which: (one, other) => `Puede ser una de dos cosas. ¿Te refieres a «${one}» o a «${other}»?`,
  nothing: 'Para eso no tengo nada preparado y prefiero no inventar. ¿Te sirve alguno de estos temas?',
  safety:
    'Esto es serio y no tienes que cargar con ello a solas. Llama ahora a emergencias, a un médico o a una línea de ayuda. Mientras llega esa ayuda, cuida de que nadie corra peligro; si temes hacer daño a alguien, aléjate primero.',
  helplines: (text) => `Teléfonos: ${text}`,
  tips: {
    hard: (title, n, good) =>
      good === 0
        ? `En la última semana anotaste «${title}» ${times(n)}. Busca hoy una cosa buena, aunque sea pequeña, y anótala también.`
        : `En la última semana anotaste «${title}» ${times(n)}, y también ${count(good, 'cosa buena', 'cosas buenas')}. Cada cosa buena ayuda.`,
    idle: (title, n) => `«${title}» lleva ${days(n)} en pausa. No se ha perdido nada: lo aprendido sigue ahí.`,
    running: (title, run, target) => `«${title}» lleva ${run} de ${days(target)} seguidos. Hoy merece unas palabras.`,
    good: (title, n) =>
      `En la última semana anotaste «${title}» ${times(n)}. Dile a {name}, en una frase, lo que viste.`,
    quiet: 'En la última semana no hay nada anotado. Hoy basta una cosa buena, aunque sea pequeña.',
    little: 'Antes de los cuatro años, tu atención vale más que cualquier punto.',
    say: (sentence) => `Para decir hoy: «${sentence}»`,
  },
  rewards: {
    atPace: (pace, balance) => `{name} gana ${aboutPoints(pace)} al día y ahora tiene ${amount(balance)}. A ese ritmo:`,
    noPace: (pace, balance) =>
      `Aún es pronto para saber a qué ritmo gana puntos {name}; ahora tiene ${points(balance)}. Con ${aboutPoints(pace)} al día:`,
    idea: (title, cost, n) =>
      n === 0 ? `${title}: ${points(cost)}, ya alcanza` : `${title}: ${points(cost)}, ${aboutDays(n)} al ritmo actual`,
    guess: (title, cost, n) => `${title}: ${points(cost)}, ${aboutDays(n)} de espera`,
    choose: 'Que elija {name}: lo que se elige ilusiona más.',
    little: 'Antes de los cuatro años los puntos todavía dicen poco. Esto gusta sin ningún precio:',
    none: 'Todo lo que sugeriría a esta edad ya está en la lista. Que {name} invente el próximo premio.',
  },
  recommendations: {
    because: (title) => `En la última semana anotaste «${title}»; quizá ayude esto:`,
    further: (title, run) => `«${title}» va bien desde hace ${days(run)}. Lo que podría seguir:`,
    start: 'Lo que {name} todavía no tiene:',
    behavior: (title, n) => `Un buen gesto: ${title} (+${n})`,
    habit: (title, n) => `Un hábito: ${title}, ${days(n)}`,
    skill: (title, target, unit) => `Un reto: ${title}, ${target} ${unit}`.trim(),
    oneByOne: 'Con empezar por una basta.',
    little: 'Antes de los cuatro años ayudan más los momentos y los elogios que los puntos. Un buen comienzo:',
    none: 'Ya tienes todo lo que sugeriría a esta edad. Ahora toca seguir, y elogiar.',
  },
  praise: [
    'Guardaste los bloques en la caja sin que nadie te lo recordara.',
    'Tenías mucha rabia y usaste palabras.',
    'Probaste, paraste y probaste de otra manera.',
    'Te diste cuenta de que alguien estaba triste.',
    'Seguiste aunque era aburrido.',
    'Gracias por contármelo. No fue fácil.',
  ],
  bank: {
    extraStory: 'Un cuento más antes de dormir',
    dinnerPlates: 'Elegir los platos y vasos de la cena',
    sticker: 'Elegir una calcomanía',
    shoulderRide: 'Un paseo a hombros',
    park: 'Ir al parque al salir de clase',
    floorPicnic: 'Un pícnic en el suelo',
    bake: 'Hornear algo en familia',
    storyBook: 'Un cuento nuevo',
    smallToy: 'Un juguete pequeño',
    softToyZoo: 'Un zoológico con los peluches',
    music: 'Elegir la música',
    moreTime: 'Diez minutos más de juego',
    hotChocolate: 'Un chocolate caliente en compañía',
    gameNight: 'Noche de juegos de mesa',
    friendToPlay: 'Invitar a alguien a jugar',
    bikeTrip: 'Un paseo en bicicleta',
    book: 'Un libro propio',
    craftKit: 'Un kit de manualidades',
    swimming: 'Una tarde de piscina',
    sleepover: 'Una fiesta de pijamas',
    dayTrip: 'Una excursión de un día',
    chooseDinner: 'Elegir la cena',
    lift: 'Que te lleven en vez de ir en autobús',
    friendForDinner: 'Invitar a alguien a cenar',
    film: 'Elegir la película',
    cinema: 'Ir al cine',
    cafe: 'Una tarde de café sin teléfonos',
    room: 'Cambiar los muebles del cuarto',
    concert: 'Ahorro para un concierto',
    gear: 'Una parte del equipo de su afición',
  },
  presets: {
    greeting: 'Saludó',
    tidy_toys: 'Recogió los juguetes',
    help_clean: 'Ayudó a limpiar',
    help_others: 'Ayudó a alguien',
    study_well: 'Estudió bien',
    toy_car: 'Carro de juguete',
    story_book: 'Libro de cuentos',
    stickers: 'Calcomanías',
    screen_time: 'Más tiempo de pantalla',
    later_bedtime: 'Acostarse más tarde',
    snack_choice: 'Elegir la merienda',
  },
}

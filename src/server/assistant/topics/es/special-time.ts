import type { TopicText } from '#server/assistant/topic.ts'

export const specialTime: TopicText<'special-time'> = {
  name: 'Tiempo especial',
  synonyms: [
    'tiempo especial',
    'tiempo de calidad',
    'tiempo juntos',
    'dedicarle tiempo',
    'no le dedico tiempo',
    'pasar tiempo con mi hijo',
    'rato a solas',
    'jugar con mi hijo',
    'busca mi atención',
    'llamar la atención',
    'pide atención',
    'trabajo mucho',
    'vínculo',
    'apego',
    'conectar con mi hija',
    'quiere que juegue con él',
  ],
  questions: [
    'trabajo mucho y casi no estoy con mi hijo',
    '¿Cómo paso más tiempo de calidad con ella?',
    'reclama atencion todo el rato 5 años',
    'no se jugar, me aburro con sus juegos',
    'ideas para pasar un rato a solas con mi hijo mayor',
    'no tengo tiempo para jugar con ella',
  ],
  openings: [
    'No hace falta una tarde entera: un rato corto y tuyo de verdad se nota.',
    'Entre trabajo y casa, los días se van sin mirarse a los ojos.',
  ],
  tips: [
    'Cinco minutos al día bastan: {name} elige el juego y tú sigues, sin órdenes ni preguntas.',
    'Cuenta en voz alta lo que hace, como quien narra un partido: “Pones la roja encima de la azul”.',
    'Ponle nombre y hora a ese rato, y deja el teléfono en otro cuarto.',
    'No quites el rato especial como castigo: en los días malos es cuando más falta hace.',
    'Si hay más hermanos, turnos cortos y fijos: mejor poco y seguro que mucho algún día.',
    { text: 'A esta edad puede ser al lado: cocinar, encestar, oír su música sin opinar.', ages: [9, 12] },
  ],
  cards: {
    minutes: { title: 'Compartir cinco minutos especiales', cue: 'cenar' },
    hour: { title: 'Una hora especial para dos' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const music: TopicText<'music'> = {
  name: 'Practicar música',
  synonyms: [
    'música',
    'instrumento',
    'piano',
    'guitarra',
    'violín',
    'flauta',
    'batería',
    'canto',
    'practicar piano',
    'ensayar',
    'clases de música',
    'conservatorio',
    'no quiere practicar',
    'partitura',
    'tocar un instrumento',
    'dejar la música',
  ],
  questions: [
    'no quiere practicar el piano',
    '¿Le dejo abandonar la guitarra?',
    'cuanto debe practicar violin con 7 años',
    'pelea cada dia para que ensaye',
    'quiere abandonar las clases de violín',
    'solo toca si la obligo',
  ],
  openings: [
    'La misma canción, el mismo compás y el mismo suspiro al empezar.',
    'Lo más difícil de practicar suele ser abrir el estuche.',
  ],
  tips: [
    'Diez minutos de práctica diarios, siempre después de lo mismo. Corto y frecuente cansa menos.',
    'Que una de las piezas la elija {name}, aunque sea la canción del momento.',
    'Pide una sola mejora: “Hoy, los dos compases del puente, despacio”.',
    'Pon público amable: la abuela por videollamada, el gato, tú desde la cocina.',
    'Si quiere dejarlo, acuerda una fecha cercana para decidirlo con calma, y no en un mal día.',
  ],
  sources: ['patall2008'],
  cards: {
    practice: { title: 'Practicar música diez minutos', cue: 'merendar' },
    pieces: { title: 'Tocar piezas ante alguien', unit: 'piezas' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const screenTime: TopicText<'screen-time'> = {
  name: 'Pantallas',
  synonyms: [
    'pantallas',
    'pantalla',
    'tablet',
    'tableta',
    'tele',
    'televisión',
    'youtube',
    'dibujos animados',
    'caricaturas',
    'vídeos',
    'horas de tele',
    'apagar la tele',
    'quitarle la tablet',
    'enganchado a la pantalla',
    'series',
    'ipad',
  ],
  questions: [
    'llora cuando le quito la tablet',
    '¿Cuánto tiempo de pantalla es normal a los 7 años?',
    'esta todo el dia pegado al youtube',
    'tele para comer 3 años, esta mal?',
    'como pongo limites a las pantallas sin peleas',
    'pasa horas frente a la televisión',
  ],
  openings: [
    'Apagar la pantalla puede ser el momento más ruidoso del día.',
    'Las pantallas también te dan un respiro. Se trata de ponerles sitio.',
  ],
  tips: [
    'Corta en un final natural: cuando acaba el episodio, se apaga. Siempre igual cuesta menos que avisar “dos minutos”.',
    'Elige lugares sin pantallas para toda la familia, también para ti: la mesa y el cuarto de noche.',
    'Mira qué ve, cómo queda después y qué desplaza: sueño, juego, movimiento. Eso cuenta tanto como los minutos.',
    {
      text: 'La Asociación Española de Pediatría aconseja evitar pantallas hasta los 6 años, salvo excepciones con una persona adulta.',
      ages: [2, 6],
    },
    {
      text: 'La Asociación Española de Pediatría aconseja menos de una hora al día entre los 7 y los 12 años.',
      ages: [7, 12],
    },
    {
      text: 'La Asociación Española de Pediatría aconseja menos de dos horas al día entre los 13 y los 16 años.',
      ages: [13, 15],
    },
  ],
  sources: ['aep2024', 'hiniker2016', 'aapFiveCs'],
  cards: {
    dinner: { title: 'Cenar sin pantallas', cue: 'poner la mesa' },
    off: { title: 'Apagó al terminar el episodio' },
  },
}

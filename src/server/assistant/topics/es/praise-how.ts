import type { TopicText } from '#server/assistant/topic.ts'

export const praiseHow: TopicText<'praise-how'> = {
  name: 'Cómo elogiar',
  synonyms: [
    'elogiar',
    'elogios',
    'felicitar',
    'alabar',
    'halagar',
    'qué le digo',
    'reconocer',
    'refuerzo positivo',
    'muy bien',
    'autoestima',
    'frases para animar',
    'elogio',
    'cumplidos',
    'motivar con palabras',
  ],
  questions: [
    '¿Cómo elogio sin exagerar?',
    'que le digo cuando hace algo bien',
    'frases para animar a mi hija',
    'decir muy bien todo el rato es malo?',
  ],
  openings: [
    'Encontrar las palabras justas no siempre sale a la primera.',
    'Un elogio que cuenta lo que viste llega más que diez “muy bien”.',
  ],
  tips: [
    'Di qué viste y cómo lo hizo: “Guardaste los bloques sin que nadie te lo pidiera”.',
    'Elogia enseguida, de cerca y en una frase, sin “pero” al final.',
    'Elogia lo que se puede repetir: el intento, el plan, la ayuda. No la inteligencia ni la belleza.',
    'Baja los superlativos. Un “¡increíble!” puede pesarle a quien duda de sí.',
    'Agradece también lo difícil: “Gracias por contármelo, no era fácil”.',
    'Elogiar lo bueno es de lo que mejor funciona en los estudios sobre crianza.',
  ],
  sources: ['leijten2019', 'brummelman2014'],
  cards: {},
}

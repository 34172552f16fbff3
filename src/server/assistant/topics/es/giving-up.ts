import type { TopicText } from '#server/assistant/topic.ts'

export const givingUp: TopicText<'giving-up'> = {
  name: 'Se rinde pronto',
  synonyms: [
    'se rinde',
    'se frustra',
    'frustración',
    'baja tolerancia',
    'se da por vencido',
    'tira la toalla',
    'abandona',
    'no puedo',
    'no lo intenta',
    'se desanima',
    'a la primera dificultad',
    'se bloquea si no le sale',
    'dice que es tonto',
    'perfeccionista',
    'no persevera',
    'no soporta equivocarse',
  ],
  questions: [
    'si no le sale a la primera lo deja',
    '¿Cómo le enseño a no rendirse?',
    'dice “no puedo” antes de intentarlo 7 años',
    'se frustra con las mates y rompe la hoja',
    'baja tolerancia a la frustracion',
    'se frustra enseguida si algo no le sale',
  ],
  openings: [
    'Ese “no puedo” llega a veces antes del primer intento.',
    'Equivocarse da mucha rabia cuando una cosa importa.',
  ],
  tips: [
    'Añade un “todavía”: “Todavía no te sale”. Y después: “¿Qué probamos ahora?”.',
    'Elogia la estrategia: “Lo giraste y probaste por el otro lado” dice más que “qué inteligencia”.',
    'Ahórrate el “¡increíble!”: los elogios inflados pueden hacer que quien duda de sí evite lo difícil.',
    'Parte la tarea hasta que el primer trozo se pueda: una línea, un compás, una suma.',
    'Cuenta tus propios intentos fallidos y qué cambiaste en el siguiente.',
  ],
  sources: ['brummelman2014'],
  cards: {
    another: { title: 'Probó de otra manera' },
    tries: { title: 'Intentar algo difícil', unit: 'intentos' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const lapse: TopicText<'lapse'> = {
  name: 'Se saltó unos días',
  synonyms: [
    'se saltó un día',
    'fallamos varios días',
    'faltó unos días',
    'perdió la racha',
    'racha',
    'dejó el hábito',
    'abandonó el hábito',
    'volver a empezar',
    'empezar de cero',
    'retomar',
    'recaída',
    'después de enfermarse',
    'tras las vacaciones',
    'se nos olvidó marcar',
    'olvidamos marcar',
    'perder la rutina',
  ],
  questions: [
    'se salto tres dias y ya no quiere seguir',
    '¿Hay que empezar de cero si perdió la racha?',
    'estuvo enfermo y dejo el habito',
    'volvimos de vacaciones y se perdio la rutina',
    'dejamos los hábitos una semana, cómo volvemos',
    'se rompió la racha y llora',
  ],
  openings: [
    'Una semana rara se lleva por delante cualquier rutina.',
    'Que falten unos días no borra los que sí estuvieron.',
  ],
  tips: [
    'Un día suelto no cambia nada: en un estudio con adultos, fallar una vez no frenó el hábito.',
    'Retoma en la próxima ocasión, sin recuperar lo atrasado ni hablar mucho del tema.',
    'Haz el hábito más pequeño esta semana: una página, un minuto, un paso.',
    'Para enfermedades y viajes ayudan los días de descanso; lo que solo se olvidó anotar se puede marcar después.',
    'Habla de los días hechos en total antes que de la racha. Una racha rota desanima más de lo que enseña.',
  ],
  sources: ['lally2010', 'silverman2023'],
  cards: {
    habits: { title: 'Ver los hábitos' },
  },
}

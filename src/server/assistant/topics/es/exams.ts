import type { TopicText } from '#server/assistant/topic.ts'

export const exams: TopicText<'exams'> = {
  name: 'Exámenes',
  synonyms: [
    'examen',
    'exámenes',
    'pruebas',
    'finales',
    'parcial',
    'notas',
    'malas notas',
    'calificaciones',
    'boletín',
    'reprobar',
    'suspender',
    'estudiar para un examen',
    'organizar el estudio',
    'se queda en blanco',
    'repasar',
    'selectividad',
  ],
  questions: [
    'tiene examenes y no se pone a estudiar',
    '¿Cómo le ayudo a preparar un examen?',
    'se queda en blanco por los nervios 14 años',
    'malas notas este trimestre, que hago',
    'estudia toda la noche antes del examen',
    'la próxima semana tiene pruebas y no estudia',
  ],
  openings: [
    'En época de exámenes toda la casa anda con los hombros arriba.',
    'Un calendario lleno de pruebas asusta menos cuando se parte en trozos.',
  ],
  tips: [
    'Repartir el estudio en varios días y preguntarse sin mirar fija más que releer la víspera.',
    'Cierra el libro y que {name} te lo explique en voz alta. Lo que no sale, se repasa.',
    'Elogia el plan cumplido y no la nota: “Hiciste tus tres bloques aunque daba pereza”.',
    'La noche antes, dormir ayuda más que estudiar de madrugada.',
    {
      text: 'Entre los 13 y los 17 años se recomiendan de 8 a 10 horas de sueño, también en exámenes.',
      ages: [13, 17],
    },
    { text: 'Hasta los 12 años se recomiendan de 9 a 12 horas de sueño, también en exámenes.', ages: [9, 12] },
  ],
  sources: ['latimier2021', 'aasm2016'],
  cards: {
    blocks: { title: 'Estudiar 25 minutos sin interrupciones', cue: 'merendar' },
    plan: { title: 'Cumplió su plan de estudio' },
  },
}

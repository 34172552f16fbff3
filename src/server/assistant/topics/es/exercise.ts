import type { TopicText } from '#server/assistant/topic.ts'

export const exercise: TopicText<'exercise'> = {
  name: 'Moverse cada día',
  synonyms: [
    'ejercicio',
    'moverse',
    'no se mueve',
    'sedentario',
    'actividad física',
    'no hace deporte',
    'sillón',
    'sofá',
    'tirado sin hacer nada',
    'gimnasia',
    'correr',
    'saltar la cuerda',
    'comba',
    'bailar',
    'caminar',
    'energía',
  ],
  questions: [
    'no se mueve del sofa en toda la tarde',
    '¿Cuánto ejercicio necesita al día con 8 años?',
    'no le gusta ningun deporte',
    'tiene mucha energia y no se como gastarla, 4 años',
    'es muy sedentaria y no quiere moverse',
    'cuánta actividad física debe hacer al día',
  ],
  openings: ['Hay tardes en que el sofá gana siempre.', 'Moverse no tiene por qué llevar uniforme ni cronómetro.'],
  tips: [
    'Todo cuenta: ir a pie, bailar en la cocina, pasear al perro, cargar las bolsas. Algo siempre es mejor que nada.',
    'Mete movimiento en el camino: bajarse una parada antes o subir por las escaleras con carrera incluida.',
    'Que {name} elija entre dos planes, y únete: contigo da más ganas.',
    'Retos con número propio, como saltos a la cuerda: hoy contra su marca de ayer, nunca contra otra persona.',
    {
      text: 'La OMS recomienda, de media, 60 minutos diarios de actividad moderada o intensa entre los 5 y los 17 años.',
      ages: [5, 17],
    },
    { text: 'A esta edad moverse es jugar: trepar, correr, rodar, repartido por todo el día.', ages: [4, 4] },
  ],
  sources: ['who2020'],
  cards: {
    active: { title: 'Moverse 60 minutos', cue: 'merendar' },
    rope: { title: 'Saltar la cuerda', unit: 'saltos' },
  },
}

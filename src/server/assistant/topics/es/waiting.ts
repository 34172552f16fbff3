import type { TopicText } from '#server/assistant/topic.ts'

export const waiting: TopicText<'waiting'> = {
  name: 'Saber esperar',
  synonyms: [
    'no sabe esperar',
    'impaciente',
    'impaciencia',
    'lo quiere ya',
    'paciencia',
    'esperar su turno',
    'hacer fila',
    'hacer cola',
    'todo ahora mismo',
    'no aguanta',
    'se desespera',
    'inpaciente',
    'sala de espera',
  ],
  questions: [
    'lo quiere todo ya y no aguanta esperar',
    '¿Cómo le enseño a tener paciencia?',
    'en la fila del banco es un caos, 5 años',
    'no sabe esperar su turno',
  ],
  openings: [
    'Cinco minutos de espera pueden parecer una hora, para {name} y para ti.',
    'Esperar es de lo más difícil que se aprende a esta edad.',
  ],
  tips: [
    'Haz visible el tiempo con un reloj de arena o un temporizador que {name} pueda mirar.',
    'Empieza con esperas muy cortas y elogia enseguida: “Esperaste hasta que acabé”.',
    'Dale algo que hacer mientras tanto: contar bicicletas, buscar letras, dibujar en una servilleta.',
    'Cumple lo que anuncias: si dijiste “después de la llamada”, que sea después de la llamada.',
    'Di cuánto falta con algo que se vea: “Dos personas más y nos toca”.',
  ],
  sources: ['cdc'],
  cards: {
    minutes: { title: 'Esperó cinco minutos' },
    waits: { title: 'Esperar con el reloj de arena', unit: 'esperas' },
  },
}

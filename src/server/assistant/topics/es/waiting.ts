import type { TopicText } from '#server/assistant/topic.ts'

export const waiting: TopicText<'waiting'> = {
  name: 'Saber esperar',
  synonyms: [
    'esperar',
    'no sabe esperar',
    'impaciente',
    'impaciencia',
    'paciencia',
    'lo quiere ya',
    'todo inmediatamente',
    'exige',
    'hacer fila',
    'hacer cola',
    'sala de espera',
    'esperar su turno',
    'turno de palabra',
    'se adelanta',
    'se cuela',
    'no aguanta ni un minuto',
  ],
  questions: [
    'lo quiere todo ya y no aguanta esperar',
    '¿Cómo le enseño a tener paciencia?',
    'en la fila del banco es un caos, 5 años',
    'no sabe esperar su turno',
    'exige todo inmediatamente, cero paciencia',
    'en el médico no aguanta la espera',
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

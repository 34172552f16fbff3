import type { TopicText } from '#server/assistant/topic.ts'

export const homework: TopicText<'homework'> = {
  name: 'Tareas y deberes',
  synonyms: [
    'tarea',
    'aser la tarea',
    'hacer la tarea',
    'deberes',
    'los deberes',
    'tarea escolar',
    'trabajos de la escuela',
    'no quiere estudiar',
    'no se sienta a estudiar',
    'cuaderno',
    'ejercicios del colegio',
    'tardes de tarea',
    'llora con los deberes',
    'repasar las lecciones',
    'refuerzo',
    'maestro particular',
  ],
  questions: [
    'no quiere aser la tarea y acabamos gritando',
    '¿Cuánto tengo que ayudarle con los deberes?',
    'tarda tres horas en hacer la tarea 8 años',
    'los deberes son una batalla cada tarde',
    'mi hijo de 12 no estudia nada',
    'no hace la tarea si no me siento al lado',
  ],
  openings: [
    'La mesa llena de cuadernos y nadie con ganas de abrirlos.',
    'Después de un día entero de escuela, la tarea llega cuando quedan pocas fuerzas.',
  ],
  tips: [
    'Mismo lugar, misma señal de salida: la merienda acaba, el cuaderno se abre. Menos que discutir.',
    'Deja elegir el orden: lo difícil primero o primero lo corto. Decidir algo da ganas.',
    'Pregunta en vez de dar la respuesta: “¿Qué te piden aquí? ¿Dónde viste algo parecido?”.',
    'Siéntate cerca con algo tuyo. Tu compañía ayuda; tu lápiz en su hoja, no tanto.',
    'Pon un límite de tiempo. Si no alcanza, escribe una nota a su docente en lugar de alargar la noche.',
    'Elogia el arranque: “Abriste el cuaderno sin que nadie lo dijera”.',
  ],
  sources: ['patall2008'],
  cards: {
    start: { title: 'Empezar la tarea a la misma hora', cue: 'merendar' },
    study: { title: 'Estudió bien' },
    break: { title: 'Veinte minutos de juego extra' },
  },
}

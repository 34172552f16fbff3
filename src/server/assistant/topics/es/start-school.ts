import type { TopicText } from '#server/assistant/topic.ts'

export const startSchool: TopicText<'start-school'> = {
  name: 'Empezar la escuela',
  synonyms: [
    'primer día de clases',
    'primer día de escuela',
    'empieza primaria',
    'nueva escuela',
    'cambio de colegio',
    'entrar al kínder',
    'vuelta al cole',
    'regreso a clases',
    'inicio de clases',
    'primer grado',
    'colegio nuevo',
    'primero de primaria',
    'escuela nueva',
  ],
  questions: [
    'empieza la escuela la semana que viene y tiene miedo',
    '¿Cómo le preparo para el primer día de clases?',
    'cambia de colegio y esta nervioso 6 años',
    'entra a primaria y no quiere ir',
  ],
  openings: [
    'Una mochila nueva, muchas ganas y un nudo en el estómago, a veces el tuyo.',
    'Empezar la escuela es un cambio grande para {name} y para la casa.',
  ],
  tips: [
    'Visita la escuela antes: dónde se entra, dónde está el baño, dónde se espera a la salida.',
    'Ensaya el camino y la mañana completa un par de días antes, con mochila y todo.',
    'Decide una despedida corta y repítela igual cada día.',
    'Adelanta la hora de acostarse dos semanas antes, poco a poco.',
    'Al volver, haz preguntas pequeñas: “¿Con quién comiste?”. Y acepta el cansancio de las primeras semanas.',
    { text: 'Con cuatro o cinco años se recomiendan de 10 a 13 horas de sueño, siesta incluida.', ages: [4, 5] },
  ],
  sources: ['aasm2016'],
  cards: {
    routine: { title: 'Seguir los pasos de la mañana', cue: 'despertarse' },
    brave: { title: 'Entró a su escuela nueva' },
    day: { title: '¿Cómo fue tu primer día de escuela?' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const startSchool: TopicText<'start-school'> = {
  name: 'Empezar la escuela',
  synonyms: [
    'primer día de clases',
    'primer día de escuela',
    'empieza primaria',
    'empieza la escuela',
    'entra a primero',
    'pasa a secundaria',
    'cambio de colegio',
    'colegio nuevo',
    'escuela nueva',
    'regreso a clases',
    'vuelta al cole',
    'inicio de clases',
    'nueva maestra',
    'primer grado',
    'nos mudamos',
    'entrar al kínder',
  ],
  questions: [
    'empieza la escuela la semana que viene y tiene miedo',
    '¿Cómo le preparo para el primer día de clases?',
    'cambia de colegio y esta nervioso 6 años',
    'entra a primaria y no quiere ir',
    'el lunes empieza primero de primaria',
    'nos mudamos y se cambia de escuela',
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

import type { TopicText } from '#server/assistant/topic.ts'

export const focus: TopicText<'focus'> = {
  name: 'Concentración',
  synonyms: [
    'concentración',
    'concentrasion',
    'no se concentra',
    'concentrarse',
    'se distrae',
    'distraído',
    'atención',
    'no presta atención',
    'disperso',
    'despistado en clase',
    'en las nubes',
    'en la luna',
    'no termina lo que empieza',
    'empieza mil cosas',
    'enfocarse',
    'se va por las ramas',
  ],
  questions: [
    'se distrae con una mosca cuando hace la tarea',
    '¿Cómo mejora la concentración?',
    'no termina nada de lo que empieza 8 años',
    'la profe dice que no presta atencion en clase',
    'no logra concentrarse ni diez minutos',
    'se distrae fácil con cualquier ruido',
  ],
  openings: [
    'Abrir el cuaderno y acabar mirando un hilo de la alfombra: la atención se escapa así.',
    'Concentrarse es un esfuerzo real, y más al final del día.',
  ],
  tips: [
    'Prepara un plan “si… entonces”: “Si oigo el teléfono, entonces miro mi hoja y sigo”. Ayuda con las distracciones.',
    'Una sola cosa sobre la mesa, un temporizador corto y una pausa de verdad para moverse.',
    'El teléfono, el tuyo incluido, en otra habitación mientras dura el bloque.',
    'Empieza por bloques que salgan seguro, aunque sean de cinco minutos, y crece desde ahí.',
    'Di lo que viste: “Te fuiste con el ruido y volviste tú a la página”.',
  ],
  sources: ['ifThen'],
  cards: {
    blocks: { title: 'Terminar bloques de concentración', unit: 'bloques' },
    phone: { title: 'Dejó el teléfono en otro cuarto' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const mathsFacts: TopicText<'maths-facts'> = {
  name: 'Tablas y cálculo',
  synonyms: [
    'matemáticas',
    'mates',
    'tablas de multiplicar',
    'tabla del siete',
    'multiplicar',
    'multiplicaciones',
    'sumas',
    'restas',
    'divisiones',
    'dividir',
    'cálculo',
    'cuentas',
    'números',
    'fracciones',
    'problemas de matemáticas',
    'suma con los dedos',
  ],
  questions: [
    'no se aprende las tablas de multiplicar',
    '¿Cómo practico las mates en casa sin aburrir?',
    'odia las matematicas 9 años',
    'suma con los dedos todavia, 7 años',
    'no entiende las multiplicaciones ni las divisiones',
    'cómo practicar sumas y restas en casa',
  ],
  openings: [
    'Las tablas entran y salen por la misma puerta hasta que un día se quedan.',
    '“No se me dan los números” se oye pronto, y casi siempre es pronto para decirlo.',
  ],
  tips: [
    'Pregunta en vez de releer: intentar recordar fija más que mirar la tabla otra vez.',
    'Mejor cinco minutos cada día que una tarde entera el domingo: espaciar ayuda a recordar.',
    'Mezcla las fáciles con tres difíciles, y termina con una que ya sabe.',
    'Lleva los números a la vida: cambio en la tienda, goles de diferencia, media receta.',
    'Si falla, pide el camino: “¿Cómo lo pensaste?”. Ahí se ve qué falta.',
  ],
  sources: ['latimier2021'],
  cards: {
    facts: { title: 'Practicar cálculo cinco minutos', cue: 'desayunar' },
    problems: { title: 'Resolver problemas', unit: 'problemas' },
  },
}

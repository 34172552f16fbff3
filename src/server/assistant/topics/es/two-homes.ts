import type { TopicText } from '#server/assistant/topic.ts'

export const twoHomes: TopicText<'two-homes'> = {
  name: 'Dos casas',
  synonyms: [
    'dos casas',
    'separados',
    'separación',
    'nos separamos',
    'divorcio',
    'divorciados',
    'custodia compartida',
    'mi ex',
    'casa de su padre',
    'casa de su madre',
    'la otra casa',
    'semana con cada uno',
    'fin de semana con su papá',
    'régimen de visitas',
    'normas distintas',
    'padrastro',
  ],
  questions: [
    'en casa de su papa hace lo que quiere',
    '¿Cómo ponemos las mismas reglas en dos casas?',
    'vuelve muy alterada cada domingo 6 años',
    'estamos separados y no nos ponemos de acuerdo',
    'en la otra casa no hay reglas',
    'nos separamos hace poco, cómo lo organizamos',
  ],
  openings: [
    'Vivir entre dos casas pide maletas, calendarios y mucha paciencia.',
    'El primer rato después del cambio suele ser el más difícil.',
  ],
  tips: [
    'Con dos reglas iguales en las dos casas basta, por ejemplo, el sueño y el buen trato. Lo demás puede ser distinto.',
    'Mismo día, misma hora y un calendario de colores que {name} pueda mirar.',
    'El primer rato tras la llegada, poca conversación y algo conocido: merienda, juego, sofá.',
    'Que {name} no lleve mensajes. Lo que haya que decir, de una persona adulta a otra.',
    'Ten cepillo, pijama y un muñeco en cada casa: llegar con poco ayuda a sentirse en casa.',
  ],
  cards: {},
}

import type { TopicText } from '#server/assistant/topic.ts'

export const losingGames: TopicText<'losing-games'> = {
  name: 'Perder en los juegos',
  synonyms: [
    'no sabe perder',
    'mal perdedor',
    'perder',
    'pierde',
    'hace trampa',
    'quiere ganar siempre',
    'tira el tablero',
    'se enfurece si pierde',
    'juegos de mesa',
    'cartas',
    'parchís',
    'competitivo',
    'se pica',
    'derrota',
    'no acepta que otro gane',
    'revancha',
  ],
  questions: [
    'llora y tira el tablero cuando pierde',
    '¿Le dejo ganar siempre?',
    'mi hijo de 6 años hace trampa para ganar',
    'no sabe perder en el futbol',
    'se enfurece si pierde jugando a las cartas',
    'siempre tiene que ganar y si no, no juega',
  ],
  openings: [
    'Cuando la partida acaba en lágrimas, dan ganas de guardar el tablero para siempre.',
    'Perder duele de verdad, y se entrena como todo.',
  ],
  tips: [
    'Mejor partidas cortas y muchas: perder una de cinco pesa menos que perder la única.',
    'Elogia el final: “Diste la mano y guardaste las fichas. Eso cuesta”.',
    'Pierde tú en voz alta: “Qué rabia, casi. ¿Revancha mañana?”.',
    'Antes de empezar, acuerda con {name} qué dice quien gana y qué dice quien pierde.',
    'Alterna con juegos cooperativos, donde se gana o se pierde en equipo.',
  ],
  cards: {
    kindly: { title: 'Perdió con buen gesto' },
    night: { title: 'Noche de juegos de mesa' },
  },
}

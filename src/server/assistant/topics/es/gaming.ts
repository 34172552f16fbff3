import type { TopicText } from '#server/assistant/topic.ts'

export const gaming: TopicText<'gaming'> = {
  name: 'Videojuegos',
  synonyms: [
    'videojuegos',
    'consola',
    'la play',
    'fortnite',
    'minecraft',
    'roblox',
    'nintendo',
    'xbox',
    'juegos en línea',
    'juega hasta la madrugada',
    'no suelta el juego',
    'viciado',
    'enganchado al juego',
    'adicción a los videojuegos',
    'juegos violentos',
    'jugar en línea',
  ],
  questions: [
    'no suelta la consola y se enfada si la apago',
    '¿Cuánto puede jugar a videojuegos con 10 años?',
    'gasto dinero en roblox sin permiso',
    'juega al fortnite hasta la noche',
    'habla con desconocidos en el juego',
    'está enganchado y solo quiere jugar a la consola',
  ],
  openings: [
    '“Termino esta partida” puede durar media tarde.',
    'Para {name} el juego es también su grupo y su mundo. Por eso cuesta parar.',
  ],
  tips: [
    'Acuerda terminar en un punto de guardado o al final de la partida, y pregunta cuánto dura antes de empezar.',
    'Elige con {name} qué días y cuándo se juega, y escríbelo. Negociar cada tarde agota más.',
    'Siéntate a mirar una partida y pregunta. Así es más fácil hablar de chats, desconocidos y compras.',
    'Compras con contraseña tuya y una cantidad clara por mes.',
    {
      text: 'Suma al tiempo de pantalla: la Asociación Española de Pediatría aconseja menos de una hora de 7 a 12 años.',
      ages: [7, 12],
    },
    {
      text: 'Suma al tiempo de pantalla: la Asociación Española de Pediatría aconseja menos de dos horas de 13 a 16 años.',
      ages: [13, 16],
    },
  ],
  sources: ['aep2024'],
  cards: {
    save: { title: 'Paró en el punto de guardado' },
    hour: { title: 'Una hora de juego el fin de semana' },
  },
}

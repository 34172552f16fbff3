import type { TopicText } from '#server/assistant/topic.ts'

export const friends: TopicText<'friends'> = {
  name: 'Amistades',
  synonyms: [
    'amigos',
    'amistad',
    'no tiene amigos',
    'hacer amigos',
    'amiguitos',
    'juega solo',
    'solo en el recreo',
    'nadie lo invita',
    'no la invitan',
    'la excluyen',
    'se peleó con su amiga',
    'integrarse',
    'socializar',
    'le cuesta relacionarse',
    'mejor amiga',
    'su grupo lo deja fuera',
  ],
  questions: [
    'mi hijo no tiene amigos en la escuela',
    '¿Cómo le ayudo a hacer amigos?',
    'juega solo en el recreo 7 años',
    'se peleo con su mejor amiga y esta fatal',
    'nunca la invitan a los cumpleaños',
    'le cuesta integrarse con sus compañeros',
  ],
  openings: [
    'Pensar en {name} a solas en el recreo aprieta el corazón.',
    'La amistad también tiene sus trucos, y se practican.',
  ],
  tips: [
    'Invita a una sola persona, poco tiempo y con un plan: hacer galletas, armar una pista.',
    'Ensaya cómo entrar en un juego: mirar un rato, decir algo del juego y preguntar “¿quién puedo ser?”.',
    'Pregunta a su docente con quién comparte gustos; una afición en común basta para empezar.',
    'Después de jugar, comenta una cosa que salió bien: “Le dejaste elegir primero”.',
    'Una buena amistad ya protege. No hace falta ser popular.',
  ],
  cards: {
    invited: { title: 'Invitó a alguien a jugar' },
    dates: { title: 'Recibir a alguien en casa', unit: 'visitas' },
  },
}

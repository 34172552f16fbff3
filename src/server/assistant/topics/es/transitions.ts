import type { TopicText } from '#server/assistant/topic.ts'

export const transitions: TopicText<'transitions'> = {
  name: 'Cambiar de actividad',
  synonyms: [
    'cambiar de actividad',
    'cambio de planes',
    'pasar a otra cosa',
    'transiciones',
    'no quiere irse',
    'irse del parque',
    'irse de una fiesta o cumpleaños',
    'irse a casa',
    'dejar de jugar',
    'dejar lo que está haciendo',
    'salir de la bañera',
    'marcharse',
    'un ratito más',
    'le cuesta parar',
    'avisar que se acaba',
    'drama al irnos',
  ],
  questions: [
    'llora cada vez que nos vamos del parque',
    '¿Cómo logro que deje de jugar sin pelea?',
    'no quiere salir de la bañera 3 años',
    'le cuesta mucho cambiar de una cosa a otra',
    'le cuesta dejar de jugar para venir a cenar',
    'cada vez que toca marcharse es un drama',
  ],
  openings: [
    'Dejar lo divertido a la mitad cuesta, y se oye en todo el parque.',
    'Muchos enfados no son por lo que viene, sino por lo que se acaba.',
  ],
  tips: [
    'Busca un final natural: la última bajada del tobogán, el final del capítulo, la torre terminada.',
    'Cuenta qué viene ahora, con algo concreto: “En casa nos espera el baño con espuma”.',
    'Sigue siempre el mismo orden: parque, adiós a los columpios, merienda. Con pantallas, la rutina ayudó más que la cuenta atrás.',
    'Dale un trabajo para el camino: llevar las llaves, buscar tres cosas rojas.',
    'Deja el juego “dormido”: foto de la torre o un cartel de “sigo mañana”.',
  ],
  sources: ['hiniker2016'],
  cards: {
    calmly: { title: 'Cambió de actividad con calma' },
  },
}

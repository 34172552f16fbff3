import type { TopicText } from '#server/assistant/topic.ts'

export const tableManners: TopicText<'table-manners'> = {
  name: 'Sentarse a la mesa',
  synonyms: [
    'se levanta de la mesa',
    'no se queda sentado',
    'comer en la mesa',
    'modales en la mesa',
    'come con las manos',
    'cenas familiares',
    'juega con la comida',
    'come viendo la tele',
    'tarda en comer',
    'cubiertos',
    'no para en la mesa',
    'hora de comer',
  ],
  questions: [
    'se levanta de la mesa cada dos minutos',
    '¿Cuánto tiempo puede estar sentado a la mesa con 4 años?',
    'solo come con la tele puesta',
    'juega con la comida y no termina nunca',
  ],
  openings: [
    'Comer con alguien que sube y baja de la silla quita el hambre.',
    'La cena en familia suena bonita; en la realidad hay agua derramada.',
  ],
  tips: [
    'Comidas cortas y con final claro: cuando acaba, lo dice, lleva su plato y puede irse.',
    'Pantallas fuera de la mesa, las tuyas también, y una pregunta para toda la familia: “¿Qué te hizo reír hoy?”.',
    'Busca al menos tres comidas en familia por semana: se asocian con una alimentación más sana.',
    'Elogia lo que quieres ver: “Esperaste a que terminara de hablar la abuela”.',
    'Dale un papel: repartir servilletas, servir el agua, elegir la canción de poner la mesa.',
  ],
  sources: ['hammons2011'],
  cards: {
    stayed: { title: 'Se quedó en la mesa hasta el final' },
    meal: { title: 'Comer en familia sin pantallas', cue: 'poner la mesa' },
  },
}

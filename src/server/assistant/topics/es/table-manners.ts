import type { TopicText } from '#server/assistant/topic.ts'

export const tableManners: TopicText<'table-manners'> = {
  name: 'Sentarse a la mesa',
  synonyms: [
    'modales en la mesa',
    'sentarse a la mesa',
    'se levanta de la mesa',
    'se para de la silla',
    'no aguanta sentado',
    'comer con las manos',
    'come con los dedos',
    'cubiertos',
    'tenedor',
    'juega con la comida',
    'tarda en comer',
    'tira la comida',
    'hora de comer',
    'cenas familiares',
    'habla con la boca llena',
    'come viendo la tele',
  ],
  questions: [
    'se levanta de la mesa cada dos minutos',
    '¿Cuánto tiempo puede estar sentado a la mesa con 4 años?',
    'solo come con la tele puesta',
    'juega con la comida y no termina nunca',
    'no aguanta sentada en la mesa ni cinco minutos',
    'come con los dedos y se para de la silla',
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

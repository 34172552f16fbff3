import type { TopicText } from '#server/assistant/topic.ts'

export const chores: TopicText<'chores'> = {
  name: 'Tareas de la casa',
  synonyms: [
    'tareas de la casa',
    'tareas domésticas',
    'quehaceres',
    'no ayuda en casa',
    'colaborar',
    'hacer la cama',
    'tender la cama',
    'aser la cama',
    'lavar los platos',
    'poner la mesa',
    'sacar la basura',
    'barrer',
    'limpiar',
    'hogar',
    'oficios',
    'no mueve un dedo',
  ],
  questions: [
    'no ayuda en nada en la casa',
    '¿Qué tareas puede hacer según su edad?',
    'tareas domesticas para 6 años',
    'no hace ni su cama, 14 años',
    'debo pagarle por ayudar en casa?',
    'quiero que colabore con los quehaceres del hogar',
  ],
  openings: [
    'Hacerlo todo tú parece más rápido, y acabas el día sin fuerzas.',
    'Una casa da mucho trabajo, y hay manos de todos los tamaños.',
  ],
  tips: [
    'Separa dos cosas: lo de la familia se agradece; los encargos extra pueden dar puntos.',
    'Deja elegir entre dos o tres tareas y mantén la misma unas semanas, hasta que salga sola.',
    'Enseña la primera vez paso a paso y acepta una cama con arrugas.',
    {
      text: 'A esta edad se puede recoger la mesa, estirar la cama a su manera y dar de comer a una mascota con ayuda.',
      ages: [4, 5],
    },
    { text: 'A esta edad se puede limpiar la mesa, guardar la ropa y barrer.', ages: [6, 8] },
    { text: 'Ya puede aspirar, lavar ropa, fregar los platos y cocinar algo sencillo.', ages: [9, 16] },
  ],
  cards: {
    table: { title: 'Recogió la mesa' },
    extra: { title: 'Hizo un encargo extra' },
    job: { title: 'Hacer su tarea de la familia', cue: 'cenar' },
  },
}

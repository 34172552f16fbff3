import type { TopicText } from '#server/assistant/topic.ts'

export const manners: TopicText<'manners'> = {
  name: 'Buenos modales',
  synonyms: [
    'modales',
    'maleducado',
    'malcriado',
    'educado',
    'no saluda',
    'decir hola',
    'no dice gracias',
    'por favor y gracias',
    'dar las gracias',
    'pedir permiso',
    'pedir perdón',
    'cortesía',
    'visitas',
    'irrespetuoso con los mayores',
    'buenas maneras',
    'respetuoso',
  ],
  questions: [
    'nunca dice por favor ni gracias',
    '¿Cómo le enseño modales sin estar encima todo el día?',
    'no saluda cuando llegan visitas 5 años',
    'parece mal educado delante de la familia y me da vergüenza',
    'no saluda a los abuelos ni contesta',
    'cómo enseñar buenos modales',
  ],
  openings: [
    'Cuando toca decir gracias y no sale nada, el silencio se hace largo.',
    'Los modales se contagian más de lo que se ordenan.',
  ],
  tips: [
    'Ensaya antes de la visita, como un teatro: tocar el timbre, saludar, ofrecer algo.',
    'Elogia con detalle: “Miraste a la abuela y le dijiste gracias por la cena”.',
    'Usa tú el “por favor” y el “gracias” con {name}, también cuando hay prisa.',
    'Si se le olvida, una mirada o un gesto acordado bastan. Corregir delante de la gente cierra la boca.',
    'Deja elegir el saludo: palabra, mano o sonrisa. Un beso no se le debe a nadie.',
  ],
  sources: ['leijten2019'],
  cards: {
    greeting: { title: 'Saludó' },
    please: { title: 'Dijo por favor y gracias' },
    neighbours: { title: 'Saludar a la gente del vecindario', cue: 'salir de casa' },
  },
}

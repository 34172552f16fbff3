import type { TopicText } from '#server/assistant/topic.ts'

export const hittingBiting: TopicText<'hitting-biting'> = {
  name: 'Pegar y morder',
  synonyms: [
    'pega',
    'muerde',
    'golpea',
    'agrede a otros',
    'empuja',
    'araña y rasguña',
    'patadas',
    'manotazos',
    'mordiscos',
    'le pega a su hermano',
    'me pega',
    'agresivo',
    'violento',
    'pellizca',
    'tira del pelo',
    'jala el pelo',
  ],
  questions: [
    'mi hija de 2 años muerde a otros en la guarderia',
    '¿Por qué me pega cuando se enfada?',
    'pega a todos en el parque',
    'Empuja y da patadas en la escuela, ¿qué le digo?',
    'como hago para que deje de pegar 4 años',
    'mordió a un compañerito del jardín y la maestra me llamó',
  ],
  openings: [
    'Ver a {name} pegar o morder asusta y da vergüenza. Se puede aprender otra manera.',
    'Cuando faltan palabras, a veces hablan las manos. Toca enseñarles otra cosa.',
  ],
  tips: [
    'Para el golpe enseguida y con pocas palabras, siempre las mismas: “No pegamos. Pegar duele”.',
    'Enseña qué hacer en su lugar: decir “¡para!”, dar un paso atrás o pedir ayuda. Ensáyalo con {name} en un juego.',
    'Fíjate en las manos suaves y dilo a menudo: “Querías el camión y lo pediste”.',
    'Atiende primero a quien recibió el golpe. Después invita a {name} a reparar: traer hielo, reconstruir la torre.',
    'Mira qué hay antes del golpe, como ruido, hambre o mucha gente, y acércate un minuto antes.',
  ],
  cards: {
    gentle: { title: 'Jugó con manos suaves' },
    help: { title: 'Pidió ayuda en vez de pegar' },
    repair: { title: 'Ayudó a reparar el daño' },
  },
}

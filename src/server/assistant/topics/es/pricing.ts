import type { TopicText } from '#server/assistant/topic.ts'

export const pricing: TopicText<'pricing'> = {
  name: 'Cuánto cuesta un premio',
  synonyms: [
    'precio',
    'precios',
    'cuánto cuesta un premio',
    'cuánto debe costar',
    'cuántos puntos vale',
    'cuántos puntos pongo',
    'valor de los puntos',
    'cuánto cobrar',
    'muy caro',
    'barato',
    'poner precio',
    'tienda de premios',
    'ajustar los precios',
    'costo',
    'coste',
    'canjear',
  ],
  questions: [
    '¿Cuántos puntos debe costar un premio?',
    'junta puntos demasiado rapido',
    'nunca le alcanza para nada y se desanima 6 años',
    'que precio le pongo a una salida al cine',
    'cuánto debería costar cada premio',
    'a cuántos puntos pongo una hora de tele',
  ],
  openings: [
    'Poner precio a un premio tiene algo de tienda y algo de adivinanza.',
    'Ni tan caro que aburra ni tan barato que no ilusione.',
  ],
  tips: [
    'Multiplica los puntos que {name} suele ganar al día por los días que quieres que espere.',
    'Ten siempre algo pequeño que se alcance en un día o poco más. Lo grande, en una meta aparte.',
    'Empieza por premios de tiempo o de elegir: la música, la cena, un juego contigo.',
    'Si un precio no funciona, cámbialo para la próxima vez y avisa. Lo ya ganado no se toca.',
    { text: 'A esta edad esperar más de unos días se hace eterno: mejor premios cercanos y pequeños.', ages: [4, 6] },
    { text: 'A esta edad puede proponer sus precios: discutirlos también enseña a planear.', ages: [10, 18] },
  ],
  cards: {},
}

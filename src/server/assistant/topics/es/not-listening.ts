import type { TopicText } from '#server/assistant/topic.ts'

export const notListening: TopicText<'not-listening'> = {
  name: 'No hace caso',
  synonyms: [
    'no obedece',
    'desobediente',
    'no hace caso',
    'no ase caso',
    'no escucha',
    'me ignora',
    'repetir las órdenes',
    'hablarle a la pared',
    'no cumple lo que le mando',
    'terco',
    'rebelde',
    'cabezota',
    'no respeta las reglas',
    'se porta mal',
    'mala conducta',
    'ni caso',
  ],
  questions: [
    'no me hace caso hasta que grito',
    '¿Por qué tengo que repetir todo diez veces?',
    'mi hijo de 6 años no obedece nada',
    'Se porta mal y no escucha, ¿qué puedo hacer?',
    'como logro que haga caso a la primera',
    'es como hablarle a la pared, ni me mira',
  ],
  openings: [
    'Repetir lo mismo diez veces agota, y más con prisa.',
    'Hablar y que parezca que nadie te oye desanima. Hay maneras de pedir que llegan mejor.',
  ],
  tips: [
    'Acércate, di su nombre, pide una sola cosa y espera en silencio unos segundos.',
    'Elogia el primer paso, no solo el final: “Ya vas por los zapatos”.',
    'Añade un porqué corto y una elección: “Vamos a salir; ¿abrigo o mochila primero?”.',
    'Di lo que sí quieres ver: “Camina a mi lado” llega mejor que “no corras”.',
    'Ensaya cuando no hay prisa: el juego de “escucho y hago”, con pedidos divertidos y turnos para mandar.',
  ],
  sources: ['leijten2019', 'patall2008'],
  cards: {
    first: { title: 'Empezó al primer aviso' },
    game: { title: 'Jugar a “escucho y hago”', cue: 'merendar' },
  },
}

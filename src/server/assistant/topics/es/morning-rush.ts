import type { TopicText } from '#server/assistant/topic.ts'

export const morningRush: TopicText<'morning-rush'> = {
  name: 'Prisas por la mañana',
  synonyms: [
    'mañanas',
    'por la mañana',
    'prisas',
    'llegamos tarde',
    'levantarse',
    'no se levanta',
    'despertarlo',
    'sacarlo de la cama',
    'salir a tiempo',
    'puntual',
    'perdemos el bus',
    'desayuna lento',
    'a las carreras',
    'no se apura',
    'madrugar',
    'alistarse',
  ],
  questions: [
    'todas las mañanas llegamos tarde y acabo gritando',
    '¿Cómo hago para que se levante sin pelear?',
    'tarda una hora en vestirse 6 años',
    'rutina para la mañana antes de la escuela',
    'no hay manera de despertarla para el colegio',
    'vamos siempre corriendo y tarde por la mañana',
  ],
  openings: [
    'Las mañanas con prisa dejan a toda la casa sin aliento antes de empezar el día.',
    'Buscar un zapato cuando ya hay que salir: casi todas las familias conocen esa escena.',
  ],
  tips: [
    'Dibuja con {name} los pasos en orden y ponlos a su altura. Que el dibujo recuerde, y no tú.',
    'Deja la noche antes la mochila en la puerta y la ropa elegida.',
    'Da puntos por paso hecho y enseguida, no por la mañana entera.',
    'Pon siempre la misma canción como señal de salida: cuando suena, zapatos.',
    'Empieza por un solo paso. En los estudios, con adultos, lo que se hace por la mañana se afianza mejor.',
  ],
  sources: ['singh2024'],
  cards: {
    ready: { title: 'Tener todo a punto a la hora de salir', cue: 'desayunar' },
    dressed: { title: 'Se vistió sin que nadie lo pidiera' },
    song: { title: 'Elegir la canción del camino' },
  },
}

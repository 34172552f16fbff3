import type { TopicText } from '#server/assistant/topic.ts'

export const newBaby: TopicText<'new-baby'> = {
  name: 'Llega un bebé',
  synonyms: [
    'llegada del bebé',
    'hermanito',
    'hermanita',
    'recién nacido',
    'celos del bebé',
    'celoso',
    'embarazada',
    'embarazo',
    'nació su hermana',
    'está por nacer',
    'destronado',
    'quiere biberón otra vez',
    'se comporta como bebé',
    'retroceso',
    'segundo hijo en camino',
    'barriga de mamá',
  ],
  questions: [
    'tiene celos de su hermanito recien nacido',
    '¿Cómo le cuento que viene un bebé en camino?',
    'desde que nacio el bebe quiere biberon otra vez, 4 años',
    'Está celosa y le aprieta la mano al bebé',
    'nuevo hermano y se porta fatal',
    'estoy embarazada, cómo se lo digo',
  ],
  openings: [
    'Un bebé en casa cambia el lugar de toda la familia, también el de {name}.',
    'Los celos de {name} hablan de lo mucho que importas.',
  ],
  tips: [
    'Reserva cada día un rato corto a solas con {name}, aunque sea mientras el bebé duerme.',
    'Volver al biberón o hablar como bebé es habitual. Sigue el juego sin burla; suele pasar.',
    'Ofrece tareas pequeñas de verdad: traer el pañal, elegir la ropa, cantar la canción.',
    'Deja otros cambios grandes, como el cuarto nuevo o quitar el pañal, para otro momento.',
    'Ponle palabras: “A veces cansa que el bebé llore tanto. A mí también”.',
  ],
  cards: {
    helper: { title: 'Ayudó con el bebé' },
    alone: { title: 'Media hora especial para dos' },
    big: { title: '¿Qué sabes hacer ahora que antes no?' },
  },
}

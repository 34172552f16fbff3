import type { TopicText } from '#server/assistant/topic.ts'

export const handHygiene: TopicText<'hand-hygiene'> = {
  name: 'Lavarse las manos',
  synonyms: [
    'manos',
    'lavarse las manos',
    'labarse las manos',
    'manos sucias',
    'lavado de manos',
    'jabón',
    'gérmenes',
    'higiene',
    'se ensucia',
    'tierra y barro',
    'antes de comer',
    'después de ir al baño',
    'aseo',
    'enjuagarse',
    'toalla',
    'microbios',
  ],
  questions: [
    'nunca se lava las manos antes de comer',
    '¿Cómo le enseño a lavarse bien las manos?',
    'se moja las manos y dice que ya esta 5 años',
    'siempre con las manos sucias',
    'llega con las manos llenas de tierra y se sienta a comer',
    'no usa jabón aunque se lo recuerde',
  ],
  openings: [
    'Un chorrito de agua y “ya está”: así se lavan muchas manos.',
    'Recordar el jabón diez veces al día aburre a cualquiera.',
  ],
  tips: [
    'Enseña los pasos en corto y muchas veces: jabón, palmas, entre los dedos, enjuagar, secar.',
    'Marca el tiempo con una canción: mientras suena, se frota.',
    'Ata el lavado a momentos fijos: al llegar a casa, antes de comer, después de ir al baño.',
    'Pon el jabón y la toalla a su alcance; un banquito ahorra muchas negociaciones.',
    'Repite la lección corta de vez en cuando: en las escuelas, así bajaron las faltas por enfermedad.',
  ],
  sources: ['lau2012'],
  cards: {
    meals: { title: 'Lavarse las manos antes de comer', cue: 'llegar a casa' },
    washed: { title: 'Se lavó las manos sin recordatorio' },
  },
}

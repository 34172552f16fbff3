import type { TopicText } from '#server/assistant/topic.ts'

export const dropOff: TopicText<'drop-off'> = {
  name: 'Despedidas en la escuela',
  synonyms: [
    'llora en la escuela',
    'no quiere entrar',
    'ansiedad por separación',
    'no se suelta',
    'llora al dejarlo',
    'guardería',
    'jardín',
    'kínder',
    'preescolar',
    'despedida',
    'adaptación',
    'se agarra a mí',
    'llora en el cole',
    'no quiere ir a la escuela',
  ],
  questions: [
    'llora cada mañana cuando lo dejo en el jardin',
    '¿Me voy sin que me vea para que no llore?',
    'mi hijo de 4 años no quiere entrar a la escuela',
    'Se me agarra a la pierna en la puerta y me parte el alma',
    'no quiere quedarse en el cole',
  ],
  openings: [
    'Marcharse mientras {name} llora parte el alma.',
    'La puerta de la escuela puede ser el minuto más largo del día.',
  ],
  tips: [
    'Inventa con {name} una despedida corta y siempre igual: abrazo, frase, mano en la ventana. Y te vas.',
    'Despídete siempre, aunque llore: irse a escondidas ahorra un llanto hoy y deja la duda para mañana.',
    'Di cuándo vuelves con algo que entienda: “Vengo después de la siesta”, y cumple.',
    'Practica separaciones cortas en otros lugares: media hora con la abuela, un rato con la vecina.',
    'Deja un pedacito de casa en el bolsillo, como un dibujo o una pulsera.',
    'Elogia el ritual cumplido, con o sin lágrimas: “Hiciste nuestro saludo y entraste”.',
  ],
  cards: {
    ritual: { title: 'Hacer la despedida corta', cue: 'llegar a la escuela' },
    walked: { title: 'Entró a clase con su profe' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const dropOff: TopicText<'drop-off'> = {
  name: 'Despedidas en la escuela',
  synonyms: [
    'despedida',
    'llora al dejarlo',
    'llora en la puerta',
    'no quiere entrar',
    'se queda llorando',
    'ansiedad de separación',
    'angustia de separación',
    'no se suelta',
    'se aferra a mí',
    'guardería',
    'jardín de infantes',
    'kínder',
    'preescolar',
    'sufre al separarse',
    'escuelita',
    'llora cuando me voy',
  ],
  questions: [
    'llora cada mañana cuando lo dejo en el jardin',
    '¿Me voy sin que me vea para que no llore?',
    'mi hijo de 4 años no quiere entrar a la escuela',
    'Se me agarra a la pierna en la puerta y me parte el alma',
    'no quiere quedarse en el cole',
    'no se quiere quedar y se aferra a mí',
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

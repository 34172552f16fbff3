import type { TopicText } from '#server/assistant/topic.ts'

export const tantrum: TopicText<'tantrum'> = {
  name: 'Rabietas',
  synonyms: [
    'rabieta',
    'berrinche',
    'pataleta',
    'berinche',
    'se tira al suelo',
    'se revuelca en el piso',
    'grita, chilla y patalea',
    'arma un escándalo',
    'hace un show',
    'se pone como loco',
    'crisis de llanto',
    'llora a gritos',
    'le da un ataque',
    'se enfurece y llora',
    'explota por nada',
    'escena en la calle',
  ],
  questions: [
    'mi hijo de 3 años se tira al suelo y grita cada vez que le digo que no',
    '¿Qué hago con los berrinches en la calle?',
    'pataletas todos los dias, ya no puedo mas',
    'rabietas 2 años',
    'Le da una pataleta por cualquier cosa, ¿es normal?',
    'arma un escandalo cuando no le compro algo',
  ],
  openings: [
    'Una rabieta en el suelo agota a cualquiera, también a {name}.',
    'Hay días en que un simple “no” desata una tormenta, y eso cansa.',
  ],
  tips: [
    'Quédate cerca, habla poco y cuida que nadie se haga daño. La respuesta sigue siendo la misma.',
    'Elogia el primer minuto de calma: “Tenías mucha rabia y te calmaste”.',
    'Con hambre o con sueño se explota antes: una merienda y un rato de descanso evitan más rabietas que una explicación.',
    'Antes del choque, ofrece dos opciones que a ti te sirvan: “¿El vaso rojo o el azul?”.',
    'Si pasa en la calle, busca un rincón con menos ruido y espera al lado de {name}. Quienes miran no deciden.',
    { text: 'Suelen ser más fuertes hacia los dos y tres años; después van a menos.', ages: [2, 4] },
  ],
  sources: ['aapTantrums'],
  cards: {
    calm: { title: 'Se calmó con ayuda' },
    words: { title: 'Usó palabras con el enfado' },
    corner: { title: 'Un juguete para el rincón de calma' },
  },
}

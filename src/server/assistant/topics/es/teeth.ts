import type { TopicText } from '#server/assistant/topic.ts'

export const teeth: TopicText<'teeth'> = {
  name: 'Cepillarse los dientes',
  synonyms: [
    'dientes',
    'lavarse los dientes',
    'cepillarse',
    'cepillo',
    'sepillarse',
    'cepillado',
    'pasta de dientes',
    'caries',
    'dentista',
    'muelas',
    'flúor',
    'encías',
    'hilo dental',
    'no abre la boca',
    'higiene bucal',
    'mal aliento',
  ],
  questions: [
    'no se quiere lavar los dientes, es una lucha',
    '¿Hasta qué edad hay que ayudarle a cepillarse?',
    'cuanta pasta de dientes 4 años',
    'cepillarse los dientes todas las noches es una guerra',
    'mi hijo se cepilla diez segundos y ya',
    'cómo le enseño a cepillarse bien',
  ],
  openings: [
    'Dos minutos de cepillo pueden sentirse como veinte cuando nadie tiene ganas.',
    'El baño, de noche, y otra vez la batalla del cepillo.',
  ],
  tips: [
    'Cepillado dos veces al día, dos minutos, con pasta con flúor. La misma canción puede marcar el tiempo.',
    {
      text: 'Primero cepilla {name}, después repasas tú. Al menos hasta los siete años hace falta ayuda.',
      ages: [3, 7],
    },
    'Al terminar, que escupa sin enjuagarse: el flúor sigue trabajando.',
    'Deja elegir dos cosas: el cepillo de hoy y si se empieza por arriba o por abajo.',
    'Cepíllate a la vez, frente al espejo, y que {name} marque el ritmo.',
    { text: 'De los tres a los seis años basta una cantidad de pasta como un guisante o arveja.', ages: [3, 6] },
  ],
  sources: ['nhs'],
  cards: {
    twice: { title: 'Cepillarse mañana y noche', cue: 'desayunar y de cenar' },
    minutes: { title: 'Cepillarse dos minutos completos', unit: 'días' },
  },
}

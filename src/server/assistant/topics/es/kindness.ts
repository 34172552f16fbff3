import type { TopicText } from '#server/assistant/topic.ts'

export const kindness: TopicText<'kindness'> = {
  name: 'Amabilidad',
  synonyms: [
    'amable',
    'amabilidad',
    'empatía',
    'compasión',
    'solidario',
    'generoso',
    'bondad',
    'ponerse en el lugar del otro',
    'buen corazón',
    'buen compañero',
    'ayudar a otros',
    'cuidar a los demás',
    'se ríe de otros',
    'cruel',
    'sensible con los demás',
    'voluntariado',
  ],
  questions: [
    '¿Cómo le enseño empatía?',
    'quiero que sea mas amable con los demas',
    'se burla de sus compañeros 9 años',
    'ideas para que ayude a otras personas',
    'mi hijo no piensa en nadie más',
    'me gustaría que fuera más solidaria y generosa',
  ],
  openings: [
    'La amabilidad crece cuando alguien la ve y la nombra.',
    'Detrás de un gesto amable suele haber muchos pequeños ensayos.',
  ],
  tips: [
    'Propón tres gestos amables por semana que elija {name}. En un estudio, quienes los hicieron ganaron aceptación en su clase.',
    { text: 'Dale el papel: “¿Quieres ser mi ayudante?” anima más que “ayúdame”.', ages: [4, 6] },
    'Cuenta lo que provocó: “Cuando le guardaste un lugar, se le iluminó la cara”.',
    'Pregunta por la otra persona al ver un cuento o una película: “¿Cómo crees que se siente ahora?”.',
    'Si puntúas un gesto, que sea de sorpresa y de vez en cuando; la cara de quien recibe ya es un premio.',
  ],
  sources: ['layous2012', 'bryan2014'],
  cards: {
    acts: { title: 'Hacer gestos amables', unit: 'gestos' },
    helper: { title: 'Ayudó a alguien' },
  },
}

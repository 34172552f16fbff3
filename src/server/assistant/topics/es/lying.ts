import type { TopicText } from '#server/assistant/topic.ts'

export const lying: TopicText<'lying'> = {
  name: 'Mentiras',
  synonyms: [
    'miente',
    'mintió',
    'mentiroso',
    'dice mentiras',
    'no dice la verdad',
    'me engaña',
    'inventa historias',
    'embustero',
    'niega lo que hizo',
    'oculta cosas',
    'echa la culpa a otros',
    'no fui yo',
    'no confiesa',
    'sincero',
    'honesto',
    'falsificó mi firma',
  ],
  questions: [
    'mi hijo miente mucho que hago',
    '¿Por qué me miente si no lo castigo?',
    'dice que ya hizo la tarea y es mentira, 8 años',
    'Inventa historias y niega lo que hizo',
    'mentiras 6 años',
    'me mintió en la cara y lo sigue negando',
  ],
  openings: [
    'Descubrir una mentira duele. Mentir alguna vez también forma parte de crecer.',
    'Cuando {name} no dice la verdad, suele haber miedo a lo que viene después.',
  ],
  tips: [
    'Pon fácil la verdad: “Si me lo cuentas, me voy a alegrar”. Esa frase anima más que la amenaza.',
    'No hagas preguntas trampa. Si ya sabes quién rompió el vaso, di: “Veo el vaso roto; lo arreglamos”.',
    'Agradece primero que lo cuente: “Gracias por decírmelo, no era fácil”. Después, piensa con {name} cómo reparar.',
    'Cuanto más teme un castigo duro, menos dice la verdad. Mejor una consecuencia pequeña y ligada a lo ocurrido.',
    {
      text: 'A esta edad la fantasía y la realidad se mezclan: “Eso te gustaría” responde mejor que “mentira”.',
      ages: [4, 5],
    },
  ],
  sources: ['talwar2015'],
  cards: {
    truth: { title: 'Dijo la verdad aunque costaba' },
    right: { title: 'Reparó lo que había hecho' },
  },
}

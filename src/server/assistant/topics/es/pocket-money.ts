import type { TopicText } from '#server/assistant/topic.ts'

export const pocketMoney: TopicText<'pocket-money'> = {
  name: 'Dinero y paga',
  synonyms: [
    'dinero',
    'paga',
    'paga semanal',
    'mesada',
    'semanada',
    'dinero semanal',
    'ahorrar',
    'aorrar',
    'ahorro',
    'alcancía',
    'hucha',
    'gasta todo',
    'se lo gasta',
    'educación financiera',
    'pide plata',
    'me pide su domingo',
  ],
  questions: [
    '¿Cuánto dinero le doy a la semana con 9 años?',
    'gasta toda su mesada el primer dia',
    'a que edad empezar a darle paga',
    'quiero que aprenda a ahorrar',
    'no sabe ahorrar, se lo gasta todo en un día',
    'le doy dinero fijo o cuando lo necesite',
  ],
  openings: ['El dinero quema en el bolsillo, y más el primero.', 'Aprender a manejar poco dinero ahora sale barato.'],
  tips: [
    'Da una cantidad pequeña y fija. En una encuesta, quienes la tuvieron manejaban después el dinero con más confianza.',
    'Tres frascos a la vista: gastar, guardar y dar. Que {name} decida el reparto.',
    'Si lo gasta todo el primer día, espera con calma a la próxima paga. Ese error enseña.',
    'Una meta con dibujo y fecha aproximada hace más llevadero ahorrar.',
    'Piensa en voz alta al comprar: “Este cuesta menos por kilo, me llevo este”.',
  ],
  sources: ['fornero2018'],
  cards: {
    minute: { title: 'Anotar en qué se va el dinero', cue: 'cenar' },
    goal: { title: 'Aporte para su meta de ahorro' },
  },
}

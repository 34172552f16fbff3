import type { TopicText } from '#server/assistant/topic.ts'

export const potty: TopicText<'potty'> = {
  name: 'Potty training',
  synonyms: [
    'potty',
    'potty training',
    'toilet training',
    'nappies',
    'diapers',
    'nappy',
    'diaper',
    'accidents',
    'won’t poo on the toilet',
    'wees on the floor',
    'pee',
    'poop',
    'dry in the day',
    'pull-ups',
  ],
  questions: [
    'when should I start potty training',
    'my 3 year old refuses the potty',
    'she only poos in a nappy',
    'potty training tips for boys',
    'accidents again after weeks of being dry',
    'daycare wants him out of diapers',
  ],
  openings: [
    'Potty training asks for patience, spare trousers and a sense of humour.',
    'Bodies are ready at different times; starting too early often takes longer.',
  ],
  tips: [
    'Wait for signs of readiness: dry for longer, curious, telling you. They often come between 18 months and three.',
    'Sit at fixed times: after waking, after meals, before the bath. A short sit, then off.',
    'Praise sitting and telling you. Accidents get a cloth and a kind word, never a telling-off.',
    'Choose clothes that come down easily, and feet that reach a stool.',
    'If it turns into a fight, stop for a few weeks and begin again.',
    'Pain, hard stools or holding on for days: ask your doctor.',
  ],
  sources: ['vancouver'],
  cards: {
    sat: { title: 'Sat on the potty' },
  },
}

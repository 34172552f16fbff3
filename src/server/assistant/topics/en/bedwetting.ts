import type { TopicText } from '#server/assistant/topic.ts'

export const bedwetting: TopicText<'bedwetting'> = {
  name: 'Bedwetting',
  synonyms: [
    'bedwetting',
    'wets the bed',
    'wet bed',
    'bed wetting',
    'not dry at night',
    'night time accidents',
    'enuresis',
    'wet sheets',
    'pees in bed',
    'nighttime diapers',
    'night nappies',
    'wakes up wet',
  ],
  questions: [
    'my 6 year old still wets the bed',
    'he is dry by day but not at night',
    'she started wetting the bed again',
    'should i wake him up at night to pee',
    'is it normal to wet the bed at 8',
    'reward chart for dry nights?',
  ],
  openings: [
    'Wet sheets at two in the morning are tiring, and nobody’s fault.',
    'Many children need longer for dry nights than anyone tells you.',
  ],
  tips: [
    'It happens in sleep, so nobody decides it. No blame, and no prizes for dry nights.',
    'Praise what {name} can do: toilet before bed, drinking by day, helping with the sheets.',
    'Spread drinks well over the day rather than stopping them.',
    'Make nights easy: a mattress cover, a made-up second bed, a lamp to the toilet.',
    'Choose a quiet word for it at home, and let brothers and sisters know that teasing is off.',
    'See a doctor if it is new after dry months, if it hurts, or if it troubles {name}.',
  ],
  sources: ['nice'],
  cards: {
    toilet: { title: 'Toilet before bed', cue: 'brushing teeth' },
    sheets: { title: 'Helped change the sheets' },
  },
}

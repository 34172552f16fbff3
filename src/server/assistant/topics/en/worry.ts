import type { TopicText } from '#server/assistant/topic.ts'

export const worry: TopicText<'worry'> = {
  name: 'Worries',
  synonyms: [
    'worry',
    'worries',
    'worrying',
    'anxious',
    'anxiety',
    'nervous',
    'overthinking',
    'what if',
    'scared of school',
    'tummy ache before school',
    'stomach ache',
    'panic',
    'stressed',
    'worrier',
  ],
  questions: [
    'my daughter worries about everything',
    'he has tummy aches before school every monday',
    'how to help an anxious 9 year old',
    'she asks “what if” all evening and can’t switch off',
    'son is scared of fire, burglars, everything',
    'is it normal to be this anxious at 7',
  ],
  openings: [
    'Worries grow big in a quiet evening.',
    'A worrying child often has a lively imagination, and you can help {name} to steer it.',
  ],
  tips: [
    'Face the feared thing in small steps. {name} picks the first and smallest one.',
    'Set a daily worry time of ten minutes. Outside it, worries go on paper into a box.',
    'Comfort first, then ask: “What could you do if it happened?” A plan calms better than a promise.',
    'Too much rescuing feeds worry. Stay near and let {name} manage the doable part.',
    'Praise brave tries: “You were nervous and you went.”',
    'When worry keeps your child from school, sleep or friends for weeks, ask your doctor for help.',
  ],
  cards: {
    time: { title: 'Worry time, 10 minutes', cue: 'dinner' },
    steps: { title: 'Brave steps', unit: 'steps' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const bedtime: TopicText<'bedtime'> = {
  name: 'Bedtime',
  synonyms: [
    'bedtime',
    'going to bed',
    'won’t go to sleep',
    'sleep',
    'bedtime battles',
    'bedtime routine',
    'gets up again and again',
    'one more story',
    'stalling',
    'late to bed',
    'how much sleep',
    'overtired',
    'falling asleep',
    'settle down',
  ],
  questions: [
    'my 4 year old won’t go to bed',
    'bedtime takes two hours every night',
    'how much sleep does an 8 year old need',
    'she keeps getting out of bed for water',
    'good bedtime routine for kids',
    'he is wide awake until 10pm',
  ],
  openings: [
    'After a long day, bedtime can feel like a second shift.',
    'A calm evening is worth a lot, for {name} and for you.',
  ],
  tips: [
    'Keep the same three or four steps every night: wash, teeth, story, light out.',
    'The more nights the routine happens, the better children sleep. Begin with tonight.',
    'Dim the light and put screens away well before the first step.',
    'Give one “ticket” for a last drink or hug. When it is used, the day is over.',
    'If {name} comes out, walk back together, kindly, with the same few words each time.',
    { text: 'At three to five, 10 to 13 hours in a day are recommended, naps included.', ages: [3, 5] },
    { text: 'Six- to twelve-year-olds are advised 9 to 12 hours of sleep. Count back from getting up.', ages: [6, 10] },
  ],
  sources: ['mindell2015', 'aasm2016'],
  cards: {
    steps: { title: 'Bedtime steps: wash, teeth, story', cue: 'dinner' },
    call: { title: 'Went to bed at the first call' },
    story: { title: 'One extra story' },
  },
}

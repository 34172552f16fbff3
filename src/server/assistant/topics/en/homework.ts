import type { TopicText } from '#server/assistant/topic.ts'

export const homework: TopicText<'homework'> = {
  name: 'Homework',
  synonyms: [
    'homework',
    'home work',
    'schoolwork',
    'won’t do homework',
    'homework battles',
    'assignments',
    'studying',
    'worksheets',
    'homework takes hours',
    'cries over homework',
    'does it sloppily',
    'hates homework',
    'forgets homework',
  ],
  questions: [
    'homework takes three hours and ends in tears',
    'my son refuses to do his homework',
    'how much should I help with homework',
    'how long should homework take for an 8 year old',
    'she rushes through it and makes mistakes',
    'he always leaves homework until bedtime',
  ],
  openings: [
    'The kitchen table at five o’clock is a hard place to be patient.',
    'Homework is {name}’s job; a good time and place for it can come from you.',
  ],
  tips: [
    'Same place, same starting signal: after the snack, table clear, pencil out.',
    'Guide instead of answering: “What is asked? What do you know already?”',
    'Begin with the easiest task, to get going. Then the hard one, then a break.',
    'Agree on a time to stop. If it takes much longer every day, write to the teacher.',
    'Praise the start and the staying: “You sat down by yourself and stuck with number four.”',
    { text: 'Sit near with your own work. Company helps more than checking each line.', ages: [6, 10] },
    { text: 'Plan the week together on Sunday, then leave the days to {name}.', ages: [11, 15] },
  ],
  sources: ['ifThen'],
  cards: {
    start: { title: 'Start homework at the same time', cue: 'the afternoon snack' },
    study: { title: 'Studied well' },
    break: { title: 'A 20-minute play break with you' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const exams: TopicText<'exams'> = {
  name: 'Tests and exams',
  synonyms: [
    'exams',
    'exam',
    'tests',
    'test anxiety',
    'exam stress',
    'revision',
    'revising',
    'studying for a test',
    'grades',
    'bad marks',
    'bad grades',
    'gcse',
    'sats',
    'cramming',
  ],
  questions: [
    'how can I help my daughter revise',
    'my son is so stressed about his exams',
    'he studies but gets bad grades',
    'best way to study for a test',
    '13 year old crams the night before',
    'should i reward good grades',
  ],
  openings: ['Exam weeks are felt by the whole household.', 'A plan takes away some of the fear.'],
  tips: [
    'Spread it out: several short sessions over two weeks hold better than one long evening.',
    'Close the book and test: questions, flash cards, explaining it to you. Rereading feels good and holds less.',
    'Work in blocks of about 25 minutes, phone in another room, short breaks between.',
    'Sleep beats late cramming. Agree on a time when books close.',
    'Praise the plan that was kept, not the mark.',
    { text: 'Six- to twelve-year-olds are advised 9 to 12 hours of sleep, before tests too.', ages: [9, 12] },
    { text: 'Teenagers are advised 8 to 10 hours of sleep, before exams too.', ages: [13, 17] },
  ],
  sources: ['latimier2021', 'aasm2016'],
  cards: {
    blocks: { title: 'One 25-minute study block', cue: 'the afternoon snack' },
    plan: { title: 'Kept to the study plan' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const reading: TopicText<'reading'> = {
  name: 'Reading',
  synonyms: [
    'reading',
    'books',
    'won’t read',
    'hates reading',
    'reluctant reader',
    'learning to read',
    'read aloud',
    'bedtime stories',
    'doesn’t like books',
    'library',
    'reading log',
    'read to my child',
    'struggles with reading',
  ],
  questions: [
    'how do I get my son to read',
    'my 7 year old hates reading',
    'should i still read aloud when she can read herself',
    'he only wants comics',
    'what age to start reading books to kids',
    'should I pay my child for reading',
  ],
  openings: ['A child who loves stories is halfway there already.', 'Reading is tiring while it is new.'],
  tips: [
    'Read together every day, and keep it up after {name} can read alone.',
    'Let {name} choose: comics, football tables and the same dinosaur book again all count.',
    'Take turns: one page you, one page {name}. Stop where it is exciting.',
    'Have books lying where people get bored: by the sofa, in the car, near the toilet.',
    'Don’t pay per page for a child who reads gladly. Rewards can dim a joy that is there.',
    'If letters stay a struggle while classmates move on, ask the teacher early.',
  ],
  sources: ['aapLiteracy2024', 'deci1999'],
  cards: {
    minutes: { title: 'Read for 15 minutes', cue: 'brushing teeth' },
    books: { title: 'Read books', unit: 'books' },
    chapter: { title: 'One more chapter' },
  },
}

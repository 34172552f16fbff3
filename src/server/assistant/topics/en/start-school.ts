import type { TopicText } from '#server/assistant/topic.ts'

export const startSchool: TopicText<'start-school'> = {
  name: 'Starting school',
  synonyms: [
    'starting school',
    'first day of school',
    'reception',
    'kindergarten start',
    'first grade',
    'new school',
    'school starter',
    'year one',
    'settling in',
    'school readiness',
    'big school',
    'nervous about school',
    'ready for school',
  ],
  questions: [
    'how do i prepare my child for starting school',
    'first day of kindergarten next week, she is nervous',
    'my 4 year old starts reception in september',
    'is my son ready for school',
    'new school after we moved, how to make it easier',
    'what should he be able to do before first grade',
  ],
  openings: [
    'A new bag, a new building, and a lump in at least one throat.',
    'Starting school is big for {name}, and for you.',
  ],
  tips: [
    'Visit beforehand: walk the route, find the toilets, try out the playground.',
    'Rehearse the small things: opening the lunch box, the coat, asking for help.',
    'Shift bedtime and getting up little by little in the two weeks before.',
    'Agree on one short goodbye and keep it the same every morning.',
    'Ask small questions afterwards: “What made you laugh? Who sat beside you?”',
    'Expect a tired, prickly child after school for a while. Food, quiet, and nothing planned.',
    { text: 'At four and five, 10 to 13 hours of sleep a day are recommended, naps included.', ages: [4, 5] },
    { text: 'At six and seven, 9 to 12 hours of sleep are recommended.', ages: [6, 7] },
  ],
  sources: ['aasm2016'],
  cards: {
    routine: { title: 'School-morning routine', cue: 'breakfast' },
    brave: { title: 'Walked in on the first day' },
    day: { title: 'My first day' },
  },
}

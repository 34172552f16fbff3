import type { TopicText } from '#server/assistant/topic.ts'

export const morningRush: TopicText<'morning-rush'> = {
  name: 'Mornings',
  synonyms: [
    'morning',
    'mornings',
    'morning routine',
    'morning chaos',
    'late for school',
    'getting ready',
    'out of the door',
    'out the door',
    'dawdling',
    'faffing',
    'slow in the morning',
    'won’t get up',
    'school run',
    'late every day',
  ],
  questions: [
    'mornings are chaos, we are always late',
    'how do i get my kid out of the door on time',
    '6 year old dawdles every morning',
    'she won’t get up for school',
    'getting ready takes an hour and I end up yelling',
    'morning routine ideas for school',
  ],
  openings: [
    'Half past seven and one sock: many families know that feeling.',
    'Mornings get easier when there is less to decide.',
  ],
  tips: [
    'Move what you can to the evening: clothes laid out, bag by the door, lunch planned.',
    'Hang up pictures of the steps in order. Then the list nags and you don’t have to.',
    'Pick one step to work on and praise it the moment it is done.',
    'Morning habits tend to hold well: always the same order, from getting up to shoes.',
    'Get up a little earlier yourself. One calm adult helps more than three reminders.',
    'Leave play for the end: whoever is ready early has free time.',
  ],
  sources: ['singh2024'],
  cards: {
    ready: { title: 'Ready by the bell', cue: 'breakfast' },
    dressed: { title: 'Got dressed without a reminder' },
    song: { title: 'Choose the song for the school run' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const music: TopicText<'music'> = {
  name: 'Music practice',
  synonyms: [
    'music',
    'piano',
    'violin',
    'guitar',
    'practising an instrument',
    'practicing',
    'music practice',
    'instrument',
    'piano lessons',
    'wants to quit piano',
    'recorder',
    'drums',
    'won’t practise',
    'violin practice',
  ],
  questions: [
    'my daughter won’t practise the piano',
    'how long should a 7 year old practice violin',
    'he wants to give up guitar lessons',
    'fights about music practice every day',
    'how do i motivate my son to play his instrument',
    'practising always ends in tears',
  ],
  openings: [
    'The lesson was fun, and the six days between are the hard part.',
    'Practising is a skill of its own, separate from playing.',
  ],
  tips: [
    'Ten minutes a day at the same time is enough for a habit.',
    'Let {name} choose one piece. What is self-chosen gets more effort.',
    'Pick one bar to work on, not the whole piece. Finish with something that already sounds good.',
    'Listen for a minute without correcting: “I like that part. Play it again?”',
    'Leave the instrument out and ready. Opening the case is half the battle.',
    'Plan small stages: Grandma on the phone, a living-room concert with tickets.',
  ],
  sources: ['patall2008'],
  cards: {
    practice: { title: 'Practise for 10 minutes', cue: 'the afternoon snack' },
    pieces: { title: 'Perform pieces', unit: 'pieces' },
  },
}

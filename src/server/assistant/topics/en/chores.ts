import type { TopicText } from '#server/assistant/topic.ts'

export const chores: TopicText<'chores'> = {
  name: 'Chores',
  synonyms: [
    'chores',
    'housework',
    'household jobs',
    'helping at home',
    'jobs around the house',
    'age appropriate chores',
    'responsibility',
    'lazy',
    'doesn’t help at home',
    'chore list',
    'dishes',
    'laundry',
    'hoovering',
    'setting the table',
  ],
  questions: [
    'what chores can a 7 year old do',
    'my teenager doesn’t lift a finger at home',
    'should I pay my kids for chores',
    'how to get children to help around the house',
    'he won’t empty the dishwasher without a fight',
    'age appropriate chores for a 4 year old',
  ],
  openings: [
    'A home runs on a hundred small jobs, and {name} can own some of them.',
    'Helping is slower than doing it yourself, at first.',
  ],
  tips: [
    'Separate family jobs, done because we live here, from extra jobs that may earn points.',
    'Let {name} choose between two jobs, and keep the same one for a month.',
    'Show it, do it together, watch, then step back. Half-right is right enough to begin with.',
    'Thank first: “The table was clear when I came in. That helped me.”',
    'In a large study, kindergartners with regular chores felt a little more able and content by third grade.',
    { text: 'At this age: clear safe things from the table, make the bed roughly, help feed a pet.', ages: [4, 5] },
    { text: 'At this age: wipe the table, put laundry away, sweep.', ages: [6, 8] },
    { text: 'At this age: the dishwasher, the vacuum cleaner, simple meals, laundry.', ages: [9, 16] },
  ],
  sources: ['white2019'],
  cards: {
    table: { title: 'Cleared the table' },
    extra: { title: 'Did an extra job' },
    job: { title: 'My family job', cue: 'dinner' },
  },
}

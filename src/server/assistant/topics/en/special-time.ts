import type { TopicText } from '#server/assistant/topic.ts'

export const specialTime: TopicText<'special-time'> = {
  name: 'Special time',
  synonyms: [
    'special time',
    'quality time',
    'one-to-one time',
    'one on one time',
    'playing together',
    'attention seeking',
    'wants attention',
    'no time for my child',
    'connection',
    'bonding',
    'always at work',
    'feel distant',
    'clingy for attention',
    'spend time together',
  ],
  questions: [
    'how can I spend quality time when I work all day',
    'my daughter constantly wants my attention',
    'what to play with a 4 year old for ten minutes',
    'i feel like we’re drifting apart',
    'one on one time with three kids, how?',
    'how do i connect with my child again',
  ],
  openings: [
    'A few undivided minutes can change the rest of a day.',
    'Wanting more time with {name} is a good place to start.',
  ],
  tips: [
    'Five minutes a day, same time, phone away. {name} decides what is played.',
    'Follow instead of leading: no orders, no questions, no lessons. Say what you see.',
    'Give it a name and a timer, so that {name} knows it is coming and will come again.',
    'Keep these minutes on bad days too. They need not be earned, and nobody takes them away.',
    'With several children, take turns through the week and hang up who is next.',
  ],
  cards: {
    minutes: { title: 'Five special minutes', cue: 'dinner' },
    hour: { title: 'An extra hour, just the two of us' },
  },
}

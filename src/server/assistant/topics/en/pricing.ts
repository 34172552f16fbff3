import type { TopicText } from '#server/assistant/topic.ts'

export const pricing: TopicText<'pricing'> = {
  name: 'Pricing rewards',
  synonyms: [
    'price',
    'prices',
    'pricing',
    'how many points',
    'how much should a reward cost',
    'too expensive',
    'too cheap',
    'cost of rewards',
    'points value',
    'how many points for a toy',
    'screen time points',
    'set up rewards',
    'how expensive',
  ],
  questions: [
    'how many points should a toy cost',
    'my son has 500 points and buys everything',
    'rewards take too long to earn',
    'how much is one point worth',
    'what should extra screen time cost',
    'is 100 points too much for a lego set',
  ],
  openings: [
    'A good price is one that {name} can reach before giving up on it.',
    'Prices are easy to change, so a first guess is good enough.',
  ],
  tips: [
    'Price by waiting: points on a usual day, times the days it may take.',
    'Something small should be within reach nearly every day.',
    'The best rewards are often free: choosing dinner, a game, an hour with you.',
    'Tell {name} before a price changes, and leave alone what is nearly saved for.',
    { text: 'For a big wish, about a week is long enough at this age.', ages: [4, 6] },
    { text: 'For a big wish, two weeks are about right at this age.', ages: [7, 9] },
    { text: 'For a big wish, three to four weeks can work at this age. Let {name} propose prices.', ages: [10, 18] },
  ],
  cards: {},
}

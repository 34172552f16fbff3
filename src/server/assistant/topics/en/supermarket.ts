import type { TopicText } from '#server/assistant/topic.ts'

export const supermarket: TopicText<'supermarket'> = {
  name: 'Shopping trips',
  synonyms: [
    'supermarket',
    'shopping',
    'grocery store',
    'shop',
    'begs for sweets in the shop',
    'checkout',
    'wants everything',
    'trolley',
    'shopping cart',
    'runs off in the shop',
    'tantrum in the supermarket',
    'errands',
    'food shop',
    'store',
  ],
  questions: [
    'how do i survive the supermarket with a 4 year old',
    'she screams for sweets at the checkout',
    'my son runs away in the shop',
    'kid wants a toy every time we go shopping',
    'grocery shopping with two kids any tips',
    'my daughter has a meltdown in the store when I don’t buy her something',
  ],
  openings: [
    'Bright shelves, a hungry hour, a long queue: supermarkets are not made for children.',
    'Everybody in that aisle has been there.',
  ],
  tips: [
    'Before you go in, say the rule and the plan: “Six things, no toys today, you push.”',
    'Give a job: find the apples, tick the list, put bread in the trolley.',
    'Praise in the aisle, not at home: “You’ve stayed beside me all this way.”',
    'Go after a snack and a rest, and keep it short.',
    'Write wishes on a list: “I’ll note it.” Being noted is often enough.',
    'If it goes wrong, step outside together, breathe, and go on or go home, without a speech.',
  ],
  sources: ['cdc'],
  cards: {
    helper: { title: 'Was a shopping helper' },
    fruit: { title: 'Choose the fruit' },
  },
}

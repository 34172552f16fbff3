import type { TopicText } from '#server/assistant/topic.ts'

export const waterSugar: TopicText<'water-sugar'> = {
  name: 'Water and sugar',
  synonyms: [
    'sugar',
    'sweets',
    'candy',
    'fizzy drinks',
    'soda',
    'juice',
    'sugary drinks',
    'drinking water',
    'drink more water',
    'sweet tooth',
    'chocolate',
    'squash',
    'junk food',
    'doesn’t drink enough',
  ],
  questions: [
    'my son only wants juice and fizzy drinks',
    'how much sugar is ok for a 6 year old',
    'how do i get my daughter to drink more water',
    'grandparents give them too many sweets',
    'she begs for candy every day',
    'how to cut down on sugar without a fight',
  ],
  openings: [
    'Sweet things are everywhere, and children have an excellent nose for them.',
    'You don’t need to ban sugar to have less of it.',
  ],
  tips: [
    'Put a jug of water on the table at every meal, and pour your own first.',
    'Keep juice and fizzy drinks for set occasions, so that nobody has to ask daily.',
    'Don’t use sweets as a reward or comfort. It makes them shine even more.',
    'Let {name} choose a cup or bottle and add mint, lemon or ice.',
    'Agree on one sweet moment, such as Saturday afternoon, and enjoy it together.',
    { text: 'UK guidance for four to six: no more than 19 g of added sugar a day.', ages: [4, 6] },
    { text: 'UK guidance for seven to ten: no more than 24 g of added sugar a day.', ages: [7, 10] },
    { text: 'UK guidance from eleven on: no more than 30 g of added sugar a day.', ages: [11, 14] },
  ],
  cards: {
    water: { title: 'Water with every meal' },
  },
}

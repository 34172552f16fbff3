import type { TopicText } from '#server/assistant/topic.ts'

export const gratitude: TopicText<'gratitude'> = {
  name: 'Gratitude',
  synonyms: [
    'gratitude',
    'grateful',
    'thankful',
    'thankfulness',
    'ungrateful',
    'spoilt',
    'spoiled',
    'takes everything for granted',
    'entitled',
    'never satisfied',
    'gratitude journal',
    'appreciate what we have',
    'nothing is ever enough',
    'greedy',
  ],
  questions: [
    'my kids are so ungrateful',
    'how can I teach gratitude',
    'she always wants more and more',
    '10 year old is spoiled and takes everything for granted',
    'does a gratitude journal work for children',
    'after christmas he complained about his presents',
  ],
  openings: [
    'Wanting more is human, and so is being glad of what is there.',
    'It stings when a lovely day ends with “Is that all?”',
  ],
  tips: [
    'Once a week is plenty: each of you names three good things at the table.',
    'Keep it light. In studies with children the effects are small and mixed, so let it be a pleasure.',
    'Be specific yourself: “I was glad that you held the door in the rain.”',
    'Write or draw one thank-you together, and deliver it in person.',
    'Let {name} save, choose and give a present. Giving shows what things are worth.',
  ],
  sources: ['renshaw2016'],
  cards: {
    three: { title: 'Three good things this week' },
  },
}

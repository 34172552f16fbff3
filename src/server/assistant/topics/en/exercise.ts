import type { TopicText } from '#server/assistant/topic.ts'

export const exercise: TopicText<'exercise'> = {
  name: 'Exercise',
  synonyms: [
    'exercise',
    'movement',
    'moving more',
    'active',
    'physical activity',
    'couch potato',
    'unfit',
    'too much sitting',
    'sport',
    'jump rope',
    'skipping rope',
    'burn off energy',
    'bouncing off the walls',
    'sits around all day',
  ],
  questions: [
    'how much exercise does a child need',
    'my son just wants to sit on the sofa',
    'rainy day ideas to burn off energy',
    'my 11 year old hates sport',
    'how do i get the kids moving more',
    'she gets out of breath so fast and doesn’t like sport',
  ],
  openings: ['Some children never stop moving, and some prefer the sofa.', 'Movement does not need a club or a kit.'],
  tips: [
    'Walks, chores, dancing and tag all count, and a little is better than none.',
    'Tie it to a fixed time: straight after school, before anyone sits down.',
    'Move together: a ball in the yard, a bike to the shop, one song in the kitchen.',
    'Let {name} choose between two or three things, and change them with the season.',
    'Count something that grows: rope jumps, steps on the wall, laps round the house.',
    { text: 'Under five it is all play: running, climbing and dancing, spread over the day.', ages: [4, 4] },
    {
      text: 'From five on, 60 minutes a day on average are recommended, in as many pieces as you like.',
      ages: [5, 17],
    },
  ],
  sources: ['who2020'],
  cards: {
    active: { title: 'Be active for 60 minutes' },
    rope: { title: 'Jump rope', unit: 'jumps' },
  },
}

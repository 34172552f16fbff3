import type { TopicText } from '#server/assistant/topic.ts'

export const pets: TopicText<'pets'> = {
  name: 'Pets',
  synonyms: [
    'pet',
    'pets',
    'dog',
    'cat',
    'hamster',
    'rabbit',
    'guinea pig',
    'puppy',
    'feeding the pet',
    'walking the dog',
    'wants a dog',
    'looking after animals',
    'goldfish',
    'pet care',
  ],
  questions: [
    'my daughter wants a dog, is she old enough',
    'kids promised to look after the hamster and don’t',
    'how can a 6 year old help with the cat',
    'he forgets to feed the rabbit',
    'teaching my child to be gentle with our puppy',
    'who cleans the cage, my kids lost interest in the guinea pig',
  ],
  openings: [
    'The promise “I’ll do everything!” is sincere, and it lasts about a week.',
    'An animal is a lovely thing to care for together.',
  ],
  tips: [
    'An adult stays responsible, whatever was promised. Then a forgotten bowl is never a drama.',
    'Hang a picture checklist by the bowl: food, water, brush, tick.',
    'Tie feeding to a meal: first the cat’s breakfast, then ours.',
    'Show how to touch, and when to leave the animal alone: while it eats, while it sleeps.',
    'Walks with the dog are time together. A young child goes with an adult.',
  ],
  cards: {
    fed: { title: 'Feed our pet', cue: 'breakfast' },
    walk: { title: 'Came along to walk the dog' },
  },
}

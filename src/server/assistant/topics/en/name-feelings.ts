import type { TopicText } from '#server/assistant/topic.ts'

export const nameFeelings: TopicText<'name-feelings'> = {
  name: 'Naming feelings',
  synonyms: [
    'feelings',
    'emotions',
    'naming feelings',
    'talk about feelings',
    'emotional intelligence',
    'bottles things up',
    'won’t say what is wrong',
    'express emotions',
    'big feelings',
    'feeling words',
    'sensitive child',
    'emotional regulation',
    'open up',
    'shows no emotion',
  ],
  questions: [
    'how do i teach my child about feelings',
    'he never tells me how he feels',
    'she says “fine” to everything I ask',
    'how to talk about emotions with a 5 year old',
    'my kid is so sensitive and can’t say why',
    'how can I get my son to open up to me',
  ],
  openings: [
    'A feeling with a name is a little smaller.',
    'It’s good that you want to hear what goes on inside {name}.',
  ],
  tips: [
    'Offer a word as a guess: “Are you disappointed, maybe?” {name} may correct you.',
    'Putting a feeling into words can take off some of the heat. One word is a fine start.',
    'Ask why, not only what: “What made you so proud?” Reasons teach most about feelings.',
    'Say your own: “I’m nervous about tomorrow, so I’m making a list.”',
    'Use other people’s stories: pause the book and ask what the bear feels now.',
    'In the car or over the washing-up, talk comes easier than face to face.',
  ],
  sources: ['lieberman2007', 'vanBergen2010'],
  cards: {
    because: { title: 'Today I felt … because …' },
    words: { title: 'Learn feeling words', unit: 'words' },
  },
}

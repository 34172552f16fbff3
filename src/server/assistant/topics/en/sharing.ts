import type { TopicText } from '#server/assistant/topic.ts'

export const sharing: TopicText<'sharing'> = {
  name: 'Sharing',
  synonyms: [
    'sharing',
    'won’t share',
    'selfish',
    'grabbing toys',
    'snatching',
    'mine mine mine',
    'possessive',
    'taking turns',
    'turn taking',
    'doesnt share',
    'won’t let others play with toys',
    'hogging',
    'grabs everything',
    'tug of war over toys',
  ],
  questions: [
    'my toddler refuses to share anything',
    'how to teach a 4 year old to share',
    'he snatches toys from other kids at playgroup',
    'she screams mine when friends come over',
    'should i make my child share their toys',
    'every play date ends in grabbing and tears',
  ],
  openings: [
    '“Mine!” is one of the first things every child learns to say.',
    'Sharing is slow to learn, and it comes easier when it is a free choice.',
  ],
  tips: [
    'Use turns and a timer instead of “Share now!” The sand runs out, and nobody has lost.',
    'Point to the other child’s face: “Look, that made Sam smile.” It is better than a prize.',
    'Skip promised rewards for sharing. In one study, toddlers given prizes for helping later helped less.',
    'Before visitors come, put the most precious toys away together.',
    'Swapping is easier than giving: help {name} find something to offer in exchange.',
  ],
  sources: ['warneken2008'],
  cards: {
    turn: { title: 'Offered someone a turn' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const firstPhone: TopicText<'first-phone'> = {
  name: 'First phone',
  synonyms: [
    'phone',
    'first phone',
    'smartphone',
    'mobile',
    'cell phone',
    'iphone',
    'whatsapp',
    'tiktok',
    'instagram',
    'snapchat',
    'social media',
    'phone rules',
    'phone contract',
    'always on the phone',
  ],
  questions: [
    'what age should I give my child a phone',
    'everyone in her class has a phone except her',
    'my 13 year old is always on tiktok',
    'phone rules for a 12 year old',
    'he takes the phone to bed',
    'should i check my daughter’s messages',
  ],
  openings: [
    '“Everyone else has one” is a strong sentence at this age.',
    'A first phone is a big step, and it goes better with an agreement.',
  ],
  tips: [
    'Agree first, then buy: when, where, which apps, what it costs, what happens if it gets broken.',
    'At night all phones sleep in the kitchen, yours too. Phones in bedrooms go with poorer sleep.',
    'There is no hurry. A simple phone for calls is enough for the way to school.',
    'Start with few apps and add one at a time, together.',
    'Say in advance what you will look at. Secret checking costs trust when it comes out.',
    'Promise this: “If something scares you, show me. You won’t lose the phone for it.”',
  ],
  sources: ['carter2016'],
  cards: {
    sleeps: { title: 'Phone sleeps in the kitchen', cue: 'dinner' },
    film: { title: 'Pick Friday’s film' },
  },
}

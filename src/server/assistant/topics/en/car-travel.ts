import type { TopicText } from '#server/assistant/topic.ts'

export const carTravel: TopicText<'car-travel'> = {
  name: 'Car and travel',
  synonyms: [
    'car',
    'car ride',
    'road trip',
    'long drive',
    'travel',
    'travelling',
    'are we there yet',
    'car seat',
    'seat belt',
    'flight',
    'plane',
    'train journey',
    'fighting in the car',
    'holiday journey',
  ],
  questions: [
    'how to keep kids happy on a long drive',
    'my 3 year old refuses the car seat',
    'kids fight in the back seat all the time',
    '5 hour flight with two children ideas',
    'she unbuckles her seat belt while I drive',
    'are we there yet every five minutes',
  ],
  openings: [
    '“Are we there yet?” after four minutes is a classic.',
    'A small space, a long time and no way out: journeys test everyone.',
  ],
  tips: [
    'Belts and seats are not up for discussion and earn nothing: the car moves when everyone is buckled.',
    'Plan breaks with running in them, more often than you would need yourself.',
    'Give jobs: navigator, snack captain, spotter of red cars.',
    'Keep one audio story only for the car. It becomes something to look forward to.',
    'Show the way: a drawn strip of stops to cross off answers “How long?”',
    'If there is a fight, stop somewhere safe and wait in silence. Drive on when it is calm.',
  ],
  cards: {
    calm: { title: 'Had a calm ride' },
    games: { title: 'Learn games for the road', unit: 'games' },
  },
}

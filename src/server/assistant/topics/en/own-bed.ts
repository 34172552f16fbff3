import type { TopicText } from '#server/assistant/topic.ts'

export const ownBed: TopicText<'own-bed'> = {
  name: 'Own bed',
  synonyms: [
    'sleeping in own bed',
    'own room',
    'sleeps in our bed',
    'co-sleeping',
    'cosleeping',
    'bed sharing',
    'comes into our bed',
    'won’t sleep alone',
    'sleep independently',
    'needs me to fall asleep',
    'night wandering',
    'wakes up and comes to us',
    'still in our bed',
    'crawls into bed with us',
  ],
  questions: [
    'how do i get my 5 year old to sleep in his own bed',
    'she comes into our bed every night at 2',
    'my son won’t sleep alone',
    'i have to lie next to her until she is asleep',
    'moving from our bed to her own room',
    'still co sleeping at 6, how do we change that',
  ],
  openings: [
    'A small foot in your ribs at three in the morning wears anyone out.',
    'Moving to a bed of one’s own is a big step, and it can be made of small ones.',
  ],
  tips: [
    'Promise to look in, and do: after a moment, then a few minutes, then a little longer.',
    'Move away in stages: on the bed, beside it, at the door, in the hall.',
    'If {name} comes over at night, walk back together, with few words and no fuss.',
    'Praise what can be decided: staying in the room and calling softly. Sleep itself cannot be ordered.',
    'Let {name} help to make the bed inviting: a lamp, a soft toy on guard, your scarf.',
    'Loud snoring, pauses in breathing, or fear that lasts for weeks: ask your doctor.',
  ],
  cards: {
    room: { title: 'Stay in my own room', cue: 'the story' },
    brave: { title: 'Gave my own bed a try' },
  },
}

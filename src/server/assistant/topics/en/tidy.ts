import type { TopicText } from '#server/assistant/topic.ts'

export const tidy: TopicText<'tidy'> = {
  name: 'Tidying up',
  synonyms: [
    'tidy',
    'tidying up',
    'clean up',
    'cleaning up',
    'messy room',
    'toys everywhere',
    'won’t tidy',
    'mess',
    'pick up toys',
    'clean your room',
    'bedroom is a tip',
    'clutter',
    'put things away',
  ],
  questions: [
    'my kid never cleans up her toys',
    'his room is a complete mess',
    'how do i get a 4 year old to tidy up',
    'toys all over the living room every evening',
    'she says she’s too tired to clean up',
    'tidy up time always ends in a fight',
  ],
  openings: [
    'A toy brick underfoot at night turns anyone into a tidy person.',
    '“Tidy your room” sounds small and is a hundred decisions.',
  ],
  tips: [
    'Name one small job: “Blocks in the box.” Then the next one.',
    'Do it together at first, with music: three songs and the floor is free.',
    'Choose a fixed moment, ten minutes before dinner, rather than a big clean-up on Sunday.',
    'Give each kind of thing a place with a picture on it. Fewer toys out means less to do.',
    'Praise the first piece: “You’ve started already.”',
    'Take a photo of how it looks when done. Then “tidy” means the same to both of you.',
  ],
  cards: {
    toys: { title: 'Tidied toys' },
    minutes: { title: 'Ten-minute tidy', cue: 'playtime' },
  },
}

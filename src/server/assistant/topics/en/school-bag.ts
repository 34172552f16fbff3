import type { TopicText } from '#server/assistant/topic.ts'

export const schoolBag: TopicText<'school-bag'> = {
  name: 'School bag',
  synonyms: [
    'school bag',
    'backpack',
    'schoolbag',
    'forgets things',
    'forgetful',
    'loses everything',
    'lost jumper',
    'pe kit',
    'gym kit',
    'lunch box',
    'packing the bag',
    'disorganised',
    'disorganized',
    'pencil case',
  ],
  questions: [
    'my son forgets his pe kit every week',
    'she loses everything, jumpers, bottles, books',
    'how do i teach my child to pack her own bag',
    'should I bring forgotten things to school',
    '8 year old so disorganised',
    'he left his lunch box and jacket at school again',
  ],
  openings: [
    'Somewhere there is a school with all our lost jumpers.',
    'Remembering things is hard in the morning and easier the evening before.',
  ],
  tips: [
    'Pack in the evening, right after a fixed thing: homework done, bag packed, bag to the door.',
    'Tape a picture list by the door: books, bottle, kit, key. {name} ticks it off.',
    'Stand by while {name} packs, rather than packing yourself. Ask: “What’s on tomorrow?”',
    'One place for each thing, and one basket for whatever comes home.',
    'A forgotten ruler may stay forgotten. Plan together how to remember it tomorrow.',
  ],
  sources: ['ifThen'],
  cards: {
    packed: { title: 'Pack the bag in the evening', cue: 'homework' },
    found: { title: 'Found it without help' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const dropOff: TopicText<'drop-off'> = {
  name: 'Goodbyes at drop-off',
  synonyms: [
    'drop-off',
    'drop off tears',
    'separation anxiety',
    'clingy',
    'cries at nursery',
    'cries at daycare',
    'cries at preschool',
    'won’t let go of me',
    'saying goodbye',
    'clings to my leg',
    'school gate tears',
    'doesn’t want to go to kindergarten',
  ],
  questions: [
    'she cries every morning at drop off',
    'my son clings to me at the nursery door',
    'separation anxiety 4 year old preschool',
    'should i sneak out when I leave him at daycare',
    'goodbye at the school gate is awful',
    'he doesn’t want to go to kindergarten',
  ],
  openings: [
    'Walking away from tears at the door is one of the harder walks.',
    'A hard goodbye does not mean a hard day; many children settle soon after.',
  ],
  tips: [
    'Make the goodbye short and always the same: a hug, a secret handshake, “See you after lunch.”',
    'Never sneak off. A child who is always told goodbye can stop watching the door.',
    'Practise short separations elsewhere: half an hour with Grandma, then an hour.',
    'Tell the time by what your child knows: “I’ll be back after snack and garden time.”',
    'Hand over to one familiar person, and leave once you have said you are leaving.',
    'Tears are no failure. Praise the ritual that was kept, not the dry face.',
  ],
  cards: {
    ritual: { title: 'Our goodbye ritual', cue: 'hanging up the coat' },
    walked: { title: 'Walked in with the teacher' },
  },
}

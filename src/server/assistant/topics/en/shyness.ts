import type { TopicText } from '#server/assistant/topic.ts'

export const shyness: TopicText<'shyness'> = {
  name: 'Shyness',
  synonyms: [
    'shy',
    'shyness',
    'timid',
    'won’t say hello',
    'hides behind me',
    'quiet child',
    'bashful',
    'introvert',
    'won’t speak to strangers',
    'doesn’t talk in class',
    'slow to warm up',
    'reserved',
    'too shy',
    'hardly talks to adults',
  ],
  questions: [
    'my child hides behind my legs when people talk to her',
    'how can i help my shy 6 year old',
    'he won’t say hello to anyone',
    'daughter never speaks up in class',
    'too timid to order her own ice cream',
    'too shy to talk to other kids or grown ups',
  ],
  openings: [
    'Some children look first and join later.',
    'Shyness is a temperament, not a fault, and small steps help a lot.',
  ],
  tips: [
    'Drop the label. “Shy” sticks; “{name} likes to watch first” leaves the door open.',
    'Give time before you speak for your child. Count to five in your head.',
    'Give one small cue in advance: a wave, a nod, one word to the shopkeeper.',
    'Arrive early, while the room is still empty and quiet.',
    'Afterwards, in private, notice it: “You told the waiter yourself.”',
    'If your child speaks at home and never elsewhere for weeks, ask your doctor.',
  ],
  cards: {
    hello: { title: 'Said hello' },
    order: { title: 'Ordered my own food' },
    hellos: { title: 'Say hello to someone new', unit: 'hellos' },
  },
}

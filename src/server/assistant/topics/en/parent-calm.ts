import type { TopicText } from '#server/assistant/topic.ts'

export const parentCalm: TopicText<'parent-calm'> = {
  name: 'Calm for you',
  synonyms: [
    'i yelled',
    'shouting at my kids',
    'lost my temper',
    'burnout',
    'exhausted',
    'overwhelmed',
    'mum guilt',
    'mom guilt',
    'bad parent',
    'patience ran out',
    'stressed parent',
    'can’t cope',
    'no energy left',
    'partner disagrees',
  ],
  questions: [
    'I yelled at my kids again and feel awful',
    'how do i stay calm when my child screams',
    'i am so exhausted i can’t do this any more',
    'my husband and I disagree about rules',
    'single mum, no break, how do I cope',
    'how to stop shouting at my children',
  ],
  openings: [
    'You are doing a hard job, often without a break.',
    'Everyone shouts sometimes. What you do afterwards matters a lot.',
  ],
  tips: [
    'Repair it: “I shouted. That was mine to handle, and I’m sorry.” Two sentences are enough.',
    'Find your first sign, a tight jaw or a loud voice, and step back for three slow breaths.',
    'Speak to yourself as to a friend. In a small study, learning self-kindness lowered parents’ burnout.',
    'Two adults need two shared rules, not twenty. Agree on those when the children are asleep.',
    'Drop one thing today: the bath, the ironing, the home-made cake.',
    'If you are empty for weeks, or afraid of what you might do, get help from your doctor now.',
  ],
  sources: ['urbanowicz2023'],
  cards: {
    note: { title: 'What went well today, even a little?' },
  },
}

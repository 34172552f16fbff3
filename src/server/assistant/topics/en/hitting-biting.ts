import type { TopicText } from '#server/assistant/topic.ts'

export const hittingBiting: TopicText<'hitting-biting'> = {
  name: 'Hitting and biting',
  synonyms: [
    'hitting',
    'biting',
    'kicking',
    'pushing',
    'scratching',
    'pulling hair',
    'smacks other kids',
    'aggressive toddler',
    'bites at nursery',
    'lashing out',
    'hits me',
    'slaps',
    'hits other kids',
    'bites',
  ],
  questions: [
    'my 2 year old bites other kids at daycare',
    'he hits me when he is angry what should I do',
    'how to stop toddler pushing and scratching',
    'nursery called again, she bit someone',
    '4 yr old kicks his friends when playing',
    'my child is rough with smaller children',
  ],
  openings: [
    'Being the parent of the child who hit is a hard moment, and you are far from the only one.',
    'Small hands and teeth are often faster than small words.',
  ],
  tips: [
    'Stop it at once with few words: “No biting. Biting hurts.” Then see to the child who was hurt.',
    'Keep the rule and your reaction the same every time, at home and away.',
    'Teach what to do instead: a hand held up and a loud “Stop!” Practise it as a game.',
    'Notice gentle hands often: “You tapped my arm and waited. That was gentle.”',
    'Stay close in crowded or tired moments, and step in before the hand goes up.',
    'Afterwards {name} can help put it right: fetch a cool cloth, rebuild the tower.',
  ],
  cards: {
    gentle: { title: 'Played with gentle hands' },
    help: { title: 'Asked for help instead of hitting' },
    repair: { title: 'Helped put it right' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const anger: TopicText<'anger'> = {
  name: 'Anger',
  synonyms: [
    'anger',
    'angry',
    'rage',
    'temper',
    'outbursts',
    'short fuse',
    'furious',
    'explodes',
    'throws things',
    'breaks things',
    'anger issues',
    'losing temper',
    'gets so mad',
    'punches and throws',
  ],
  questions: [
    'my 8 year old has such a temper',
    'he throws things when he is angry',
    'how can i help my daughter calm down',
    'son explodes over the smallest thing',
    'anger management for kids',
    'she slams things and screams at us',
  ],
  openings: [
    'Big anger in a small body is hard on everybody in the room.',
    'Anger is allowed. What the hands do with it can be learned.',
  ],
  tips: [
    'Name it and accept it, then draw the line: “You’re furious. I won’t let you throw things.”',
    'Practise calm breathing on good days: smell the flower, blow out the candle, three times.',
    'Agree on a place to cool down. It is a spot to feel better, not a punishment.',
    'Look for the first sign together, hot ears or tight fists, and stop there.',
    'When it is over, notice the turn: “You walked away and came back. That took strength.”',
    'If the outbursts frighten you or happen most days, talk to your doctor.',
  ],
  sources: ['havighurst2013'],
  cards: {
    break: { title: 'Took a break when angry' },
    breaths: { title: 'Three slow breaths', cue: 'brushing teeth' },
    tools: { title: 'Try out ways to calm down', unit: 'tries' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const siblings: TopicText<'siblings'> = {
  name: 'Sibling fights',
  synonyms: [
    'sibling fights',
    'sibling rivalry',
    'siblings fighting',
    'brother and sister fight',
    'kids fighting',
    'squabbling',
    'bickering',
    'quarreling',
    'jealous of brother',
    'jealous of sister',
    'twins fighting',
    'it’s not fair',
    'brothers',
    'sisters',
  ],
  questions: [
    'my kids fight all day long',
    'how do i stop my two boys squabbling',
    'sister and brother constantly arguing over toys',
    'the older one is mean to the younger one',
    'should I step in when they fight',
    'everything is “not fair” compared to her brother',
  ],
  openings: [
    'Two children in one house can sound like twenty.',
    'Brothers and sisters quarrel a lot, and they learn a great deal from it.',
  ],
  tips: [
    'Let each one say what they need, and repeat it aloud. Then ask both for an idea.',
    'Be fair rather than identical: each gets what they need, and you can say why.',
    'Catch the peaceful minutes: “You two worked that out without me.”',
    'Give each child some things that need not be shared, and a place to keep them.',
    'Separate them when it gets rough, without looking for the guilty one. Talk once it is quiet.',
    {
      text: 'Between four and eight, up to eight quarrels an hour have been counted. Yours are not unusual.',
      ages: [4, 8],
    },
    { text: 'Young ones do worse when fights are ignored: step in as a coach, not as a judge.', ages: [3, 7] },
    { text: 'Older ones need you less: stay in earshot and give them time to settle it.', ages: [8, 12] },
  ],
  sources: ['kramer1999'],
  cards: {
    together: { title: 'Solved a quarrel together' },
    shared: { title: 'Shared with a brother or sister' },
    movie: { title: 'Choose the film for all of us' },
  },
}

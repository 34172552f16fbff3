import type { TopicText } from '#server/assistant/topic.ts'

export const givingUp: TopicText<'giving-up'> = {
  name: 'Giving up',
  synonyms: [
    'giving up',
    'gives up easily',
    'quits',
    'I can’t do it',
    'frustrated',
    'low frustration tolerance',
    'perfectionist',
    'afraid of mistakes',
    'no perseverance',
    'no grit',
    'rips up the paper',
    'growth mindset',
    'resilience',
    'too difficult',
  ],
  questions: [
    'my son gives up as soon as it gets hard',
    'she says i can’t before she even tries',
    '8 yr old cries over every mistake',
    'how do I teach my kid to keep trying',
    'he wants to quit football after three weeks',
    'daughter tears up her drawing if it isn’t perfect',
  ],
  openings: [
    '“I can’t” often means “I’m afraid it won’t work.”',
    'Trying again is a skill, and {name} can practise it like any other.',
  ],
  tips: [
    'Add one small word: “You can’t do it yet.”',
    'Praise what was tried and how: “You turned the piece round and looked again.”',
    'Skip “incredible!” Very big praise can make unsure children avoid the next challenge.',
    'Make the step smaller until it works, then stop while it still feels good.',
    'Let your own mistakes be seen: “I burnt it. Next time I’ll set a timer.”',
    'Count the tries rather than the wins. Twenty tries at something hard is worth a celebration.',
  ],
  sources: ['brummelman2014'],
  cards: {
    another: { title: 'Tried another way' },
    tries: { title: 'Tries at something hard', unit: 'tries' },
  },
}

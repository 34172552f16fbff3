import type { TopicText } from '#server/assistant/topic.ts'

export const firstWeek: TopicText<'first-week'> = {
  name: 'Getting started',
  synonyms: [
    'first week',
    'how to start',
    'where do i begin',
    'set up',
    'setup',
    'new here',
    'beginner',
    'how does this work',
    'how do points work',
    'introduce points to my child',
    'first steps',
    'how does the app work',
    'just signed up',
  ],
  questions: [
    'how do I start with points',
    'what should we do in the first week',
    'where do i begin with the app',
    'how do I explain the points to my child',
    'how many behaviours and habits at the beginning',
    'i just installed this, what now',
  ],
  openings: [
    'Good to have you here. Small is the best size for a start.',
    'In the first week, almost everything may stay as it is.',
  ],
  tips: [
    'Begin with two behaviours, one habit and three rewards. More can come later.',
    'Choose one behaviour that already works half the time, so that the first points come soon.',
    'Set it up together: {name} chooses a reward, and you agree when to look at the jar.',
    'Give points right away, with one sentence about what you saw.',
    'Make sure that one small reward is reached in the first days.',
    'Look back together on the seventh day: what was fun, what was too hard?',
  ],
  cards: {},
}

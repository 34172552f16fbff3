import type { TopicText } from '#server/assistant/topic.ts'

export const praiseHow: TopicText<'praise-how'> = {
  name: 'How to praise',
  synonyms: [
    'praise',
    'praising',
    'compliments',
    'encouragement',
    'encourage',
    'good job',
    'well done',
    'too much praise',
    'self-esteem',
    'confidence',
    'what to say',
    'low self confidence',
    'positive parenting',
    'nice words',
  ],
  questions: [
    'how do I praise my child the right way',
    'is it bad to say good job',
    'can you praise too much',
    'my daughter has low self esteem',
    'what can i say instead of well done',
    'what are good compliments for children',
  ],
  openings: [
    'You see {name} more closely than anyone, and that makes good praise.',
    'A single sentence can carry a child through an afternoon.',
  ],
  tips: [
    'Say what you saw: “You put the blocks in the box without a reminder.”',
    'Say what was hard about it: “You were cross, and you used words.”',
    'Say how it was done: “You tried, stopped, and tried another way.”',
    'Say what it did for someone: “Thanks to you, Grandpa could rest.”',
    'Keep it true and in size. Very big praise can make unsure children shy away from challenges.',
    'Say it soon, near, and without a “but” at the end.',
  ],
  sources: ['leijten2019', 'brummelman2014'],
  cards: {},
}

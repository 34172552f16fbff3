import type { TopicText } from '#server/assistant/topic.ts'

export const kindness: TopicText<'kindness'> = {
  name: 'Kindness',
  synonyms: [
    'kindness',
    'empathy',
    'mean to others',
    'unkind',
    'helping others',
    'caring',
    'compassion',
    'thoughtful',
    'be nice',
    'helpful',
    'teach empathy',
    'good deeds',
    'empathetic',
    'considerate',
  ],
  questions: [
    'how do I raise a kind child',
    'my daughter can be really mean to other kids',
    'how to teach empathy to a 7 yr old',
    'he doesn’t care when others are hurt',
    'ideas for kind acts kids can do',
    'what can we do so he becomes more caring',
  ],
  openings: ['Kindness grows where it is noticed.', 'That you ask about this tells {name} what matters at home.'],
  tips: [
    'Plan three small kind acts a week. In a study, 9- to 11-year-olds who did so were better liked in class.',
    'Say “You are a helper” when it is true. Young children like to live up to it.',
    'Point out the effect rather than the rule: “Look, Sam is smiling again.”',
    'Surprise with thanks afterwards instead of promising a prize before.',
    'Wonder aloud about others: “How do you think the new girl felt at lunch?”',
  ],
  sources: ['layous2012', 'bryan2014'],
  cards: {
    acts: { title: 'Kind acts', unit: 'acts' },
    helper: { title: 'Was a helper' },
  },
}

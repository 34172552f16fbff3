import type { TopicText } from '#server/assistant/topic.ts'

export const mathsFacts: TopicText<'maths-facts'> = {
  name: 'Maths facts',
  synonyms: [
    'maths',
    'math',
    'times tables',
    'multiplication',
    'adding',
    'subtraction',
    'sums',
    'bad at maths',
    'hates math',
    'number facts',
    'counting on fingers',
    'division',
    'mental arithmetic',
    'math facts',
  ],
  questions: [
    'how can my son learn his times tables',
    'my daughter hates math',
    'he still counts on his fingers at 8',
    'she forgets the 7 times table every week',
    'fun ways to practise sums at home',
    'multiplication facts won’t stick',
  ],
  openings: ['Seven times eight has annoyed generations.', 'Number facts settle in when they come little and often.'],
  tips: [
    'Ask rather than reread: pulling an answer from memory makes it stick better than looking at it.',
    'Five minutes a day beat an hour on Sunday.',
    'Mix the known with a few new ones, and come back to old ones after some days.',
    'Play for it: two dice, a card game where you multiply, prices in the shop.',
    'Give a moment to think. Stuck? Show a trick for six sevens: “Five sevens, then one more.”',
    'Praise the way: “You got there from something you knew.”',
  ],
  sources: ['latimier2021'],
  cards: {
    facts: { title: 'Five minutes of number facts', cue: 'breakfast' },
    problems: { title: 'Solve problems in my head', unit: 'problems' },
  },
}

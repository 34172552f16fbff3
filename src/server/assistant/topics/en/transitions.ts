import type { TopicText } from '#server/assistant/topic.ts'

export const transitions: TopicText<'transitions'> = {
  name: 'Transitions',
  synonyms: [
    'moving on',
    'stopping play',
    'leaving the playground',
    'leaving the park',
    'doesn’t want to leave',
    'switching activities',
    'time to go',
    'changing activity',
    'won’t stop playing',
    'won’t come home',
    'changes of plan',
    'hates change',
    'stop playing',
  ],
  questions: [
    'my son melts down when we leave the playground',
    'how to get her to stop playing and come to dinner',
    'he can’t cope with changes of plan',
    'leaving grandma’s house is always a drama',
    '5 year old screams when it is time to go',
    'switching from one thing to the next is so hard for him',
  ],
  openings: [
    'Leaving something lovely is hard, even for grown-ups.',
    'What comes next is seldom as good as what {name} is doing now.',
  ],
  tips: [
    'Say what comes next, not only what ends: “Now shoes, then we feed the ducks.”',
    'Stop at a natural end: one more slide, the end of the episode, the last block on the tower.',
    'Keep the same order every day. What always comes next needs less arguing.',
    'With screens, two-minute warnings made stopping harder in a study. A natural end worked better.',
    'Take a bit along: a photo of the tower, a leaf, a plan for tomorrow.',
    'Notice it when it works: “You came the first time, though it was fun.”',
  ],
  sources: ['hiniker2016'],
  cards: {
    calmly: { title: 'Changed to the next thing calmly' },
  },
}

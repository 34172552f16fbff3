import type { TopicText } from '#server/assistant/topic.ts'

export const tableManners: TopicText<'table-manners'> = {
  name: 'At the table',
  synonyms: [
    'table manners',
    'won’t sit at the table',
    'mealtimes',
    'dinner chaos',
    'leaves the table',
    'plays with food',
    'eating with hands',
    'family meals',
    'dinnertime',
    'fidgets at dinner',
    'throws food',
    'messy eater',
    'knife and fork',
  ],
  questions: [
    'my son won’t stay at the table',
    'dinner with my 4 year old is chaos',
    'she gets up every two minutes while eating',
    'how long can a child sit at the table',
    'how do i teach table manners',
    'kids only eat in front of the tv',
  ],
  openings: [
    'A peaceful dinner can look like a scene from somebody else’s house.',
    'Sitting still while others talk is hard work for short legs.',
  ],
  tips: [
    'Keep meals short. Ten good minutes beat half an hour of reminding.',
    'Eat together when you can. Children who share three or more family meals a week tend to eat better.',
    'Screens off and toys away, for the grown-ups too.',
    'Give a job: fold the napkins, pour the water, ask the question of the day.',
    'Name what works: “You stayed until you were full and told us about the frog.”',
    'Feet on a stool and a seat at the right height make sitting easier.',
  ],
  sources: ['hammons2011'],
  cards: {
    stayed: { title: 'Stayed at the table' },
    meal: { title: 'Eat together as a family' },
  },
}

import type { TopicText } from '#server/assistant/topic.ts'

export const adhd: TopicText<'adhd'> = {
  name: 'ADHD',
  synonyms: [
    'adhd',
    'hyperactive',
    'attention deficit',
    'hyperactivity',
    'impulsive',
    'neurodivergent',
    'diagnosis',
    'ritalin',
    'always on the go',
    'adhd child',
    'hyper',
    'attention disorder',
  ],
  questions: [
    'does a points system work for adhd',
    'i think my son might have adhd',
    'rewards stop working after two days with my adhd daughter',
    'my 5 year old is so hyperactive and impulsive',
    'how do i help my adhd child with routines',
    'teacher thinks she has adhd, what can i do at home',
  ],
  openings: [
    'A busy, quick mind needs a few things to be clearer and sooner.',
    'I can’t say what lies behind it. What helps in daily life can begin today.',
  ],
  tips: [
    'Reward at once and often. A point now works better than a prize on Sunday.',
    'One step at a time, said close by, with a picture or a list to look at.',
    'Change the rewards more often, before they get stale.',
    'Move first, sit second, and keep sitting short.',
    'Whether it is ADHD, only a clinician can say. Your doctor or the school can start that.',
    {
      text: 'Under six, training for parents is the first choice when ADHD is diagnosed. Ask your doctor about it.',
      ages: [3, 5],
    },
  ],
  sources: ['cdcAdhd'],
  cards: {},
}

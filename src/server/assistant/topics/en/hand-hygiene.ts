import type { TopicText } from '#server/assistant/topic.ts'

export const handHygiene: TopicText<'hand-hygiene'> = {
  name: 'Washing hands',
  synonyms: [
    'washing hands',
    'hand washing',
    'handwashing',
    'hygiene',
    'dirty hands',
    'soap',
    'germs',
    'doesn’t wash hands',
    'wash after toilet',
    'always ill',
    'bath refusal',
    'won’t wash',
    'refuses to bathe',
    'hates hair washing',
  ],
  questions: [
    'how do I get my son to wash his hands',
    'she never washes hands after the toilet',
    'how long should kids wash hands',
    '4 year old hates washing',
    'always catching colds from nursery, does hand washing help',
    'how can I make him shower and use soap',
  ],
  openings: [
    'Sandpit, cat, sandwich: hands have a busy day.',
    'Washing hands is quick to learn and just as quickly forgotten.',
  ],
  tips: [
    'Soap for 20 seconds: sing “Happy Birthday” twice at a normal pace.',
    'Tie it to two fixed moments: before eating and after the toilet.',
    'Wash together for the first weeks. Children do what they see.',
    'Make it reachable: a stool, a small towel, soap that foams.',
    'Repeat the lesson now and then. Short, repeated teaching went with fewer sick days at schools.',
  ],
  sources: ['lau2012'],
  cards: {
    meals: { title: 'Wash hands before meals' },
    washed: { title: 'Washed hands without a reminder' },
  },
}

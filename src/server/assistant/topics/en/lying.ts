import type { TopicText } from '#server/assistant/topic.ts'

export const lying: TopicText<'lying'> = {
  name: 'Lying',
  synonyms: [
    'lying',
    'lies',
    'fibbing',
    'telling fibs',
    'not telling the truth',
    'makes things up',
    'dishonest',
    'denies everything',
    'porkies',
    'lieing',
    'blames someone else',
    'tells stories',
    'honesty',
    'being honest',
  ],
  questions: [
    'my son lies about everything even small things',
    'how do i get her to tell the truth',
    '6 year old lies to my face',
    'caught him fibbing about his homework',
    'she says she brushed her teeth but she didnt',
    'what to do when a child denies what they did',
  ],
  openings: [
    'Being lied to by your own child hurts, and nearly every family meets it.',
    'Many children’s lies are about getting out of trouble, not about you.',
  ],
  tips: [
    'Say “I’ll be glad if you tell me.” In a study with four- to eight-year-olds that brought more truth.',
    'Children who expect punishment tell the truth less often. Make honesty the easier way out.',
    'If you know already, don’t set a trap: “I see the milk was spilled. Let’s wipe it up.”',
    'Thank the truth first: “That was not easy to say.” Then put the matter right together.',
    'Keep the consequence small and fitting: clean it, mend it, pay a part.',
    { text: 'Wild stories at this age are often wishes. “You wish we had a tiger!” is answer enough.', ages: [4, 6] },
  ],
  sources: ['talwar2015'],
  cards: {
    truth: { title: 'Told the truth when it was hard' },
    right: { title: 'Put it right' },
  },
}

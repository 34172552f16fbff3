import type { TopicText } from '#server/assistant/topic.ts'

export const manners: TopicText<'manners'> = {
  name: 'Manners',
  synonyms: [
    'manners',
    'polite',
    'politeness',
    'please and thank you',
    'says please',
    'greeting people',
    'saying hello',
    'rude to visitors',
    'no manners',
    'saying sorry',
    'behaviour at grandma’s',
    'ps and qs',
    'good manners',
  ],
  questions: [
    'how do i teach my kid to say please and thank you',
    'she never greets the neighbours',
    '5 year old is rude to grandma',
    'he grabs presents without saying thanks',
    'how to teach good manners without nagging',
    'how do kids learn to be polite',
  ],
  openings: [
    'Good manners mostly come from seeing them every day.',
    'A loud “Yuck!” at Grandma’s table has happened in the best of families.',
  ],
  tips: [
    'Say please and thank you to {name}, too. Children copy the tone they hear.',
    'Rehearse before the visit: one is the host, one rings the bell. Then swap.',
    'Be precise with praise: “You looked up and said good morning.”',
    'Start with one habit, such as greeting. Add the next once it comes easily.',
    'Remind quietly in the ear or with an agreed sign, never in front of everyone.',
  ],
  sources: ['leijten2019'],
  cards: {
    greeting: { title: 'Greeted someone' },
    please: { title: 'Said please and thank you' },
    neighbours: { title: 'Greet the neighbours', cue: 'leaving the house' },
  },
}

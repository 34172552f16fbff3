import type { TopicText } from '#server/assistant/topic.ts'

export const takingThings: TopicText<'taking-things'> = {
  name: 'Taking things',
  synonyms: [
    'stealing',
    'steals',
    'taking things',
    'took money',
    'shoplifting',
    'nicked',
    'pinched something',
    'took without asking',
    'thief',
    'money missing from my purse',
    'pocketed',
    'keeps toys that are not hers',
    'stole',
    'stolen',
  ],
  questions: [
    'my child stole money from my wallet',
    'he took a toy from the shop without paying',
    'she comes home with things that are not hers',
    '7 year old stealing at school what now',
    'my son nicked sweets from the corner shop',
    'found someone else’s things in her bag',
  ],
  openings: [
    'Finding something that is not {name}’s is a shock, and it can be put right.',
    'Many children take something once. What happens next is what they remember.',
  ],
  tips: [
    'Stay calm and say what you see: “This belongs to the shop. We are taking it back.”',
    'Go along when it is returned or paid for. A short sorry is enough, no speech.',
    'Ask what made it so tempting. Wishes, a dare and envy need different answers.',
    'Plan a way to get it honestly: a savings jar, a birthday list, extra jobs.',
    'Once it is put right, it is over. Leave the word “thief” out of it.',
    'If it keeps happening, talk with the school or your doctor about what may lie behind it.',
  ],
  sources: ['leijten2019'],
  cards: {
    back: { title: 'Gave it back' },
    saving: { title: 'The thing I am saving for' },
  },
}

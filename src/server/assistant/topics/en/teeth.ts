import type { TopicText } from '#server/assistant/topic.ts'

export const teeth: TopicText<'teeth'> = {
  name: 'Brushing teeth',
  synonyms: [
    'brushing teeth',
    'teeth',
    'toothbrush',
    'toothpaste',
    'won’t brush teeth',
    'tooth brushing',
    'dentist',
    'cavities',
    'clean teeth',
    'teeth cleaning',
    'tooth decay',
    'flossing',
    'hates brushing',
  ],
  questions: [
    'my child refuses to brush her teeth',
    'how long should kids brush their teeth',
    'he bites the toothbrush and runs away',
    'until what age do i help with teeth brushing',
    'how much toothpaste for a 4 year old',
    'teeth brushing is a battle every night',
  ],
  openings: [
    'Two minutes can feel like an hour with a closed mouth in front of you.',
    'The toothbrush battle is fought in many bathrooms tonight.',
  ],
  tips: [
    'Twice a day, about two minutes, with fluoride toothpaste. Last thing at night is one of the two.',
    'Use a two-minute song or a sand timer, so that the end can be seen or heard.',
    'Take turns: {name} brushes first, then you go over it.',
    'Spit and don’t rinse, so that some fluoride stays on the teeth.',
    'Choices help: which brush, which song, whose teeth first.',
    { text: 'Help or watch until seven at least. Small hands miss the back teeth.', ages: [3, 7] },
    { text: 'From three to six, paste the size of a pea is enough.', ages: [3, 6] },
  ],
  sources: ['nhs'],
  cards: {
    twice: { title: 'Brush teeth morning and night' },
    minutes: { title: 'Brush for two full minutes', unit: 'days' },
  },
}

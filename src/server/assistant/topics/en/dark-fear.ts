import type { TopicText } from '#server/assistant/topic.ts'

export const darkFear: TopicText<'dark-fear'> = {
  name: 'Fear of the dark',
  synonyms: [
    'afraid of the dark',
    'scared of the dark',
    'fear of the dark',
    'monsters under the bed',
    'nightmares',
    'bad dreams',
    'scared at night',
    'night light',
    'nightlight',
    'ghosts',
    'frightened at bedtime',
    'scared to go upstairs alone',
    'afraid to be alone at night',
  ],
  questions: [
    'my 5 year old is scared of the dark',
    'he says there are monsters under the bed',
    'she won’t go to the toilet alone at night',
    'how to help with nightmares',
    'son wants all the lights on to sleep',
    'daughter scared to be upstairs on her own',
  ],
  openings: [
    'In the dark, a dressing gown on a door can be anything.',
    'Being afraid of the dark is very common, and it usually shrinks with small brave steps.',
  ],
  tips: [
    'Take the fear seriously and stay confident: “You’re scared. You’re safe, and I’m next door.”',
    'Let {name} choose the steps: lamp on, lamp dimmed, door ajar, a moment alone.',
    'Avoiding the dark keeps the fear alive. Tiny visits, with you first, make it smaller.',
    'Play in the dark: shadow animals, torch hide-and-seek, a picnic under a blanket.',
    'Praise the try, however short: “You went in and counted to five.”',
    'If fear spoils most evenings for weeks, your doctor can help.',
  ],
  cards: {
    steps: { title: 'Brave steps in the dark', unit: 'steps' },
    brave: { title: 'Tried a brave step' },
    torch: { title: 'Torch story in a blanket den' },
  },
}

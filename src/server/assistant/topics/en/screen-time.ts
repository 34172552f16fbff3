import type { TopicText } from '#server/assistant/topic.ts'

export const screenTime: TopicText<'screen-time'> = {
  name: 'Screens',
  synonyms: [
    'screens',
    'screen time',
    'tv',
    'tablet',
    'ipad',
    'youtube',
    'cartoons',
    'won’t turn off',
    'too much tv',
    'screen addiction',
    'watching videos',
    'telly',
    'device',
    'screentime',
  ],
  questions: [
    'how much screen time for a 5 year old',
    'my son screams when I turn off the tablet',
    'she watches youtube all day',
    'how do i set screen limits that work',
    'tv during meals is it really that bad',
    'kids are addicted to the ipad',
  ],
  openings: [
    'Screens are made so that nobody wants to stop, grown-ups included.',
    'Half an hour of peace while you cook: it is easy to see why screens are on.',
  ],
  tips: [
    'Look at what it crowds out. Sleep, movement, homework and talk come first; the rest is up to you.',
    'End at a natural point, after the episode or the level. In a study, two-minute warnings made stopping harder.',
    'Screen-free places are easier than screen-free minutes: table, bedroom, bathroom.',
    'Pick what is watched together, turn off autoplay, and talk about it afterwards.',
    'Screens by the bed go with shorter and poorer sleep. Let them charge in the hall.',
    { text: 'Watch together when you can: you laugh, explain, and know when it ends.', ages: [2, 6] },
    { text: 'Make the plan with {name}: which days, what, and who ends it.', ages: [7, 15] },
  ],
  sources: ['aapFiveCs', 'hiniker2016', 'carter2016'],
  cards: {
    dinner: { title: 'Screens off at dinner' },
    off: { title: 'Switched off at the end' },
  },
}

export const homeCards = {
  behaviorsToday: '{count, plural, =0 {Catch the good} one {# today} other {# today}}',
  habitsToday: '{total, plural, =0 {Small and daily} other {{done, number} of {total, number} today}}',
  skillsNone: 'A little more each time',
  momentsNone: 'How was today?',
  lastBest: 'best: {best}',
  lastToday: 'Today',
  lastYesterday: 'Yesterday',
  lastSeparator: ', ',
  latestMoments: 'Latest moments',
  latestNothing: 'The first light will show up here.',
  earlier: 'Earlier',
} as const

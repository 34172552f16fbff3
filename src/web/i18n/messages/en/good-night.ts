export const goodNight = {
  title: 'Good night',
  text: 'All of today’s habits are done.',
  dayTitle: 'All done for today',
  dayText: 'The rest of the day is yours.',
  closeHint: 'Back',
} as const

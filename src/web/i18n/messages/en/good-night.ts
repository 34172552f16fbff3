export const goodNight = {
  title: 'Good night',
  text: 'All of today’s habits are done.',
} as const

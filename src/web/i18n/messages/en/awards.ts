export const awards = {
  tileName: '{title}, {points, plural, one {# point} other {# points}} for {name}',
  awarded: '{points} for {name} · {title}',
  noted: '{points} for {name} · {title}',
  written: 'Written down for {name} · {title}',
  say: 'Say: “{sentence}”',
  countedOnce: 'Two quick taps count once. For one more, tap again.',
  failed: 'Not recorded',
  first: {
    title: 'The first light',
    text: '“{title}”. It shines in {name}’s jar now.',
  },
} as const

export const glim = {
  ask: 'Ask something',
  actions: { tips: 'Today’s tip', rewards: 'Reward ideas', recommendations: 'Try something new' },
  morning: 'Good morning, {name}.',
  day: 'Hello, {name}.',
  evening: 'Good evening, {name}.',
  nothing: 'Nothing in {child}’s jar yet today. What went well?',
  today: '{child} today: {deeds}, {points, plural, one {+# point} other {+# points}}.',
  deeds: {
    behavior: '{count, plural, one {# good thing} other {# good things}}',
    habit: '{count, plural, one {# habit} other {# habits}}',
    skill: '{count, plural, one {# skill} other {# skills}}',
  },
  offline: 'I can’t reach Glowjar right now.',
  offlineText:
    'Give points and check in habits as usual: they’ll be sent later. Answers and new ideas need a connection.',
  offlineEmpty: 'Once you’re back online, everything will be here again.',
} as const

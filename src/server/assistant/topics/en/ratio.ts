import type { TopicText } from '#server/assistant/topic.ts'

export const ratio: TopicText<'ratio'> = {
  name: 'Praise and reminders',
  synonyms: [
    'ratio',
    'praise to criticism ratio',
    'five to one',
    '5 to 1',
    'too negative',
    'always criticising',
    'always criticizing',
    'nagging too much',
    'telling off',
    'more praise than criticism',
    'too many deductions',
    'only say no',
    'criticise',
    'criticize',
  ],
  questions: [
    'how much praise for each criticism',
    'is the 5 to 1 rule true',
    'i feel like i only ever tell him off',
    'too many minus points this week, what should I do',
    'how do I say no less often',
    'I criticise too much and hate it',
  ],
  openings: ['Some days seem to be made of no, stop and don’t.', 'Noticing this is already the turn.'],
  tips: [
    'There is no magic number. In 151 classrooms, more praise per reprimand simply meant more attention to work.',
    'Pick one easy thing to notice tomorrow, and say it three times.',
    'Turn a no into a do: “Walk, please” instead of “Don’t run.”',
    'Let small things pass. Keep reminders for what really matters.',
    'When something hard was noted, look for the next good moment and name it.',
  ],
  sources: ['caldarella2020'],
  cards: {},
}

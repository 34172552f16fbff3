import type { TopicText } from '#server/assistant/topic.ts'

export const lapse: TopicText<'lapse'> = {
  name: 'Missed days',
  synonyms: [
    'missed a day',
    'missed days',
    'broke the streak',
    'lost streak',
    'habit stopped',
    'fell off',
    'relapse',
    'start again',
    'after the holidays',
    'forgot to check in',
    'were ill',
    'slipped back',
    'streak',
    'forgot the habit',
  ],
  questions: [
    'we missed three days, is the habit ruined',
    'how do I restart after the holidays',
    'she is upset because she lost her streak',
    'we keep forgetting to check in',
    'he did well for weeks and now nothing',
    'we were on vacation and dropped the routine',
  ],
  openings: [
    'A gap is only a gap. Everything that went before still counts.',
    'Holidays, a cold, a busy week: every habit meets them.',
  ],
  tips: [
    'Start again at the very next cue, without catching up and without a talk about it.',
    'One missed day made no real difference to habits in a study with adults.',
    'Make the habit smaller for a week: one page, one minute, one song.',
    'It happened and wasn’t noted? Fill the day in. Ill or away? Set rest days.',
    'Look at all the check-ins rather than the streak. Broken streaks discourage, and gaps can be mended.',
    'If it keeps slipping, change the cue: after breakfast may work where evenings don’t.',
  ],
  sources: ['lally2010', 'silverman2023'],
  cards: {
    habits: { title: 'Open the habits' },
  },
}

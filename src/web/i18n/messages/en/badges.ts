export const badges = {
  kinds: {
    habit_formation_master: {
      title: 'Habit Formation Master',
      condition: 'Finish one habit',
      practice: 'For coming back to it, day after day.',
    },
    skill_master: {
      title: 'Skill Master',
      condition: 'Finish one challenge',
      practice: 'For practising until it worked.',
    },
  },
} as const

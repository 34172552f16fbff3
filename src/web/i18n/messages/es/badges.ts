export const badges = {
  kinds: {
    habit_formation_master: {
      title: 'Maestría en hábitos',
      condition: 'Completar un hábito',
      practice: 'Por volver a ello día tras día.',
    },
    skill_master: {
      title: 'Maestría en habilidades',
      condition: 'Completar un reto',
      practice: 'Por practicar hasta que salió.',
    },
  },
} as const

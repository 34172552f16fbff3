export const badges = {
  kinds: {
    habit_formation_master: {
      title: '习惯达人',
      condition: '完成一个习惯',
      practice: '一天接一天，都做到了。',
    },
    skill_master: {
      title: '本领达人',
      condition: '完成一个挑战',
      practice: '一次次地练，直到练成。',
    },
  },
} as const

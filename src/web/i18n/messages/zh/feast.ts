export const feast = {
  goOn: '继续',
  newBadge: '新徽章：{title}',
  undo: '撤销',
} as const

export const feast = {
  goOn: '点一下继续',
  newBadge: '新徽章：{title}',
  undo: '撤销',
} as const

export const feast = {
  goOn: '点一下继续',
  undo: '撤销',
} as const

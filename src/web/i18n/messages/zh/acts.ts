export const acts = {
  today: '今天',
  gained: '加 {count, number} 分',
  taken: '减 {count, number} 分',
  spent: '用掉 {count, number} 分',
  undone: '已撤销：{title}',
  undoneFor: '不再计入{name}的积分',
  redo: '恢复',
  redone: '已恢复：{title}',
  redoFailed: '没能恢复',
  undoFailed: '没能撤销',
} as const

export const shortcuts = {
  title: '键盘快捷键',
  keys: { award: '1 – 9', undo: 'Z', sentence: '/', list: '?', message: 'F6' },
  award: '给对应数字的好表现加分',
  undo: '撤销刚才的操作',
  sentence: '写下发生了什么',
  list: '显示这份列表',
  message: '跳到提示，再跳回来',
  switch: '使用键盘快捷键',
  switchHint: '用语音输入时请关闭：说出的话可能会触发按键。',
} as const

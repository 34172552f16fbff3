export const glim = {
  ask: '问点什么',
  actions: { tips: '今日小贴士', rewards: '奖励点子', recommendations: '来点新花样' },
  morning: '{name}，早上好。',
  day: '{name}，你好。',
  evening: '{name}，晚上好。',
  nothing: '{child}的罐子今天还没有新的光。今天有什么做得好？',
  today: '{child}今天：{count, number} 件好事，+{points, number} 分。',
} as const

export const glim = {
  ask: '问点什么',
  actions: { tips: '今日小贴士', rewards: '奖励点子', recommendations: '来点新花样' },
  morning: '{name}，早上好。',
  day: '{name}，你好。',
  evening: '{name}，晚上好。',
  nothing: '{child}的罐子今天还没有新的光。今天有什么做得好？',
  today: '{child}今天：{deeds}，+{points, number} 分。',
  deeds: {
    behavior: '{count, number} 个好表现',
    habit: '{count, number} 个习惯',
    skill: '{count, number} 个本领',
  },
  offline: '现在连不上 Glowjar。',
  offlineText: '加分、打卡照常，联网后自动同步。问答和新点子联网后才能用。',
  offlineEmpty: '恢复连接后，内容就都回来了。',
} as const

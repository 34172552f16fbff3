export const goodNight = {
  title: '晚安',
  text: '今天的习惯，全家都完成了。',
  dayTitle: '今天的都完成了',
  dayText: '剩下的时间，好好玩吧。',
  closeHint: '返回',
} as const

export const goodNight = {
  title: '晚安',
  text: '今天的习惯，全家都完成了。',
} as const

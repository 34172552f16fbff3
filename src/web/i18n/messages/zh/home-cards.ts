export const homeCards = {
  behaviorsToday: '{count, plural, =0 {发现好表现} other {今天 # 次}}',
  habitsToday: '{total, plural, =0 {每天一小步} other {今天 {done, number} / {total, number}}}',
  skillsNone: '每次多一点点',
  momentsNone: '今天过得怎么样？',
  lastBest: '最佳 {best}',
  lastToday: '今天',
  lastYesterday: '昨天',
  lastSeparator: '，',
  latestMoments: '最近的日记',
  latestNothing: '第一盏灯会出现在这里。',
  earlier: '更早',
} as const

export const promises = {
  promised: '答应了：“{title}”',
  since: '{day}',
  sinceToday: '今天',
  sinceYesterday: '昨天',
  given: '已经给了',
  givenName: '已经给了：“{title}”',
  undoName: '撤销：“{title}”',
  givenDone: '给过了：“{title}”',
  returned: '已退回：“{title}”',
  giveFailed: '没有标上',
} as const

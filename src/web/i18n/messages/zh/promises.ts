export const promises = {
  since: '{day}答应的',
  sinceToday: '今天答应的',
  sinceYesterday: '昨天答应的',
  given: '已经给了',
  givenName: '已经给了：“{title}”',
  undoName: '撤销：“{title}”',
  givenDone: '给过了：“{title}”',
  givenMark: '已经给了',
  returnedMark: '已退回',
  giveFailed: '没有标上',
} as const

export const promises = {
  promised: '待兑现：{title}',
  since: '{day}起',
  sinceToday: '今天起',
  sinceYesterday: '昨天起',
  given: '已兑现',
  givenName: '标为已兑现：{title}',
  givenDone: '已兑现：{title}',
  giveFailed: '没有标上',
} as const

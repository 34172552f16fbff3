export const notFound = {
  title: '这一页不在地图上',
  text: '小萤到处找过了。链接可能已经失效，或者网址输错了。',
  hint: '给开发者：是不是忘了把页面加进路由？',
  toHome: '回首页',
} as const

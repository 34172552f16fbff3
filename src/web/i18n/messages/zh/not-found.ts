export const notFound = {
  title: '404 Page Not Found',
  text: '小萤翻遍了地图，没有找到这个页面。',
  hint: '给开发者：是不是忘了把页面加进路由？',
  toHome: '回首页',
} as const

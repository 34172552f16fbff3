export const awards = {
  tileName: '{title}，{points, number} 分，给{name}',
  awarded: '{name} {points} 分·{title}',
  noted: '{name} {points} 分·{title}',
  written: '记下了{name}：{title}',
  say: '可以说：“{sentence}”',
  countedOnce: '连点两下只记一次。还要记的话，再点一下。',
  failed: '没有记上',
  first: {
    title: '第一盏灯',
    text: '“{title}”，已经在{name}的罐子里亮起来了。',
  },
} as const

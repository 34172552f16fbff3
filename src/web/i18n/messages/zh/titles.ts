export const titles = {
  behaviors: {
    greeting: '打招呼',
    tidy_toys: '收拾玩具',
    help_clean: '帮忙打扫',
    help_others: '帮助别人',
    study_well: '认真学习',
    gift_5: '惊喜',
    gift_10: '惊喜',
    gift_20: '惊喜',
    gift_50: '惊喜',
    remedy_small: '小小弥补',
    remedy_big: '用心弥补',
  },
  rewards: {
    toy_car: '玩具小汽车',
    story_book: '故事书',
    stickers: '贴纸',
    screen_time: '多看会儿动画片',
    later_bedtime: '晚点睡',
    snack_choice: '零食自己挑',
  },
} as const

export const titles = {
  behaviors: {
    greeting: 'Said hello',
    tidy_toys: 'Tidied toys',
    help_clean: 'Helped clean up',
    help_others: 'Helped someone',
    study_well: 'Studied well',
    gift_5: 'Surprise',
    gift_10: 'Surprise',
    gift_20: 'Surprise',
    gift_50: 'Surprise',
    remedy_small: 'Put it right',
    remedy_big: 'Put it right with extra effort',
  },
  rewards: {
    toy_car: 'Toy car',
    story_book: 'Story book',
    stickers: 'Stickers',
    screen_time: 'Extra screen time',
    later_bedtime: 'Later bedtime',
    snack_choice: 'Snack choice',
  },
} as const

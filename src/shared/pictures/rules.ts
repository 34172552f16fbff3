/** The pictures of habits, behaviors of the family's own and rewards, by theme, in the order of the picker. */
const picturesByTheme = {
  care: ['teeth', 'hands', 'hair', 'bath', 'toilet', 'clothes', 'bed', 'morning', 'sleep', 'medicine'],
  food: ['meal', 'vegetables', 'water', 'cake', 'ice_cream', 'pizza'],
  home: ['tidying', 'cleaning', 'dishes', 'laundry', 'rubbish', 'cooking', 'helping', 'plants', 'pet'],
  learning: ['bag', 'homework', 'maths', 'languages', 'reading', 'music', 'painting'],
  moving: ['sport', 'rope', 'bike', 'swimming', 'outdoors'],
  together: ['kindness', 'friends', 'sharing', 'manners', 'calm'],
  treats: ['gift', 'toy', 'stickers', 'game', 'screen', 'film', 'outing', 'tent', 'money', 'privilege'],
} as const

/** The code of a picture, as it is stored. */
export type Picture = (typeof picturesByTheme)[keyof typeof picturesByTheme][number]

/** All pictures. */
export const pictures: readonly Picture[] = Object.values(picturesByTheme).flat()

/** Words of the titles that each picture suits in one language, separated by commas. */
export type PictureWords = Readonly<Record<Picture, string>>

/**
 * How a small quick tile is laid out: with its count and its points in the upper corners, clear of its picture, or where the
 * card is wide and in a `low` one in the line below its title. The count has its room from the start: nothing moves when it
 * appears.
 */
export const quickTileShapes = {
  normal: {
    list: 'grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2 max-[23rem]:gap-1.5 lg:max-[90rem]:gap-1.5',
    tile: 'min-h-20.5 lg:min-h-22.5 flex-col items-center gap-1 p-2 pb-1 text-center @max-[31rem]:px-1 @max-[18.5rem]:*:first:scale-85 @min-[31rem]:flex-row @min-[31rem]:items-center @min-[31rem]:gap-3 @min-[31rem]:pl-3.5 @min-[31rem]:text-left',
    words: 'flex-1 @min-[31rem]:justify-center @min-[31rem]:gap-1',
    marks:
      'absolute inset-x-1.5 top-1 @max-[20rem]:inset-x-1 @min-[31rem]:static @min-[31rem]:order-last! @min-[31rem]:flex-row!',
    count: '@max-[31rem]:-translate-x-0.5 @max-[31rem]:-translate-y-0.5',
    title: 'font-round text-[0.8125rem]/4 font-semibold @min-[31rem]:text-[0.9375rem]/5',
    picture: 40,
  },
  narrow: {
    list: 'grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5',
    tile: 'min-h-20 flex-col items-center gap-0.5 px-1 pt-6 pb-1 text-center',
    words: 'flex-1 items-center',
    marks: 'absolute inset-x-1.5 top-1',
    count: '',
    title: 'font-round text-[0.75rem]/3.5 font-semibold',
    picture: 32,
  },
  low: {
    list: 'grid-cols-3 gap-2',
    tile: 'min-h-14 flex-row items-center gap-2 p-1 pl-2 text-left',
    words: 'flex-1 items-stretch justify-center gap-0.5',
    marks: 'order-last! flex-row! pr-1',
    count: '',
    title: 'font-round text-[0.8125rem]/4 font-semibold',
    picture: 32,
  },
}

export type QuickTileShape = keyof typeof quickTileShapes

/**
 * The classes of the line with the count at the left and the points at the right, which follow the title in the
 * document.
 */
export const quickTileMarksClasses = 'order-first flex flex-row-reverse items-center justify-between gap-1'
export const quickTileMarkClasses = 'py-0! text-[0.8125rem]/5'

/** The classes of the title; long words are hyphenated, and nothing is cut off. */
export const quickTileTitleClasses = 'max-w-full text-balance wrap-anywhere hyphens-auto'

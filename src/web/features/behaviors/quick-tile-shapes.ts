/** How a small quick tile is laid out: `normal` beside the picture where the window is very narrow or wide, else below it. */
export const quickTileShapes = {
  normal: {
    list: 'grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2 max-[23rem]:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]',
    tile: 'min-h-25 flex-col items-center gap-1 px-1.5 py-2 text-center max-[23rem]:min-h-17 max-[23rem]:flex-row max-[23rem]:gap-2 max-[23rem]:px-2 max-[23rem]:text-left min-[80rem]:min-h-17 min-[80rem]:flex-row min-[80rem]:gap-3 min-[80rem]:px-3.5 min-[80rem]:text-left',
    words:
      'flex-1 items-center justify-between max-[23rem]:items-start max-[23rem]:justify-center min-[80rem]:items-start min-[80rem]:justify-center',
    title: 'font-round text-[0.8125rem]/4 font-semibold min-[80rem]:text-[0.9375rem]/5',
    picture: 40,
  },
  narrow: {
    list: 'grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5',
    tile: 'min-h-20 flex-col items-center gap-0.5 px-1 py-1.5 text-center',
    words: 'flex-1 items-center justify-between',
    title: 'font-round text-[0.75rem]/3.5 font-semibold',
    picture: 32,
  },
  low: {
    list: 'grid-cols-3 gap-2',
    tile: 'min-h-14 flex-row items-center gap-2 px-2 py-1 text-left',
    words: 'flex-1 items-start justify-center',
    title: 'font-round text-[0.8125rem]/4 font-semibold',
    picture: 32,
  },
  shelf: {
    list: 'grid-cols-3 gap-1.5',
    tile: 'h-full min-h-20 flex-col items-center gap-0.5 px-1 py-1.5 text-center',
    words: 'flex-1 items-center justify-between',
    title: 'font-round text-[0.75rem]/3.5 font-semibold @max-[13rem]:sr-only',
    picture: 36,
  },
}

export type QuickTileShape = keyof typeof quickTileShapes

/** The classes of the title and of the points; long words are hyphenated, and nothing is cut off. */
export const quickTileTitleClasses = 'max-w-full wrap-anywhere hyphens-auto'
export const quickTilePointsClasses = 'text-[0.875rem]/4.5'

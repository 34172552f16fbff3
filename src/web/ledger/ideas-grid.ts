/** How many ideas are shown at most. */
export const mostIdeas = 6

/** Classes of the list of ideas and of the room that is kept for it. */
export const ideasGridClasses =
  'grid grid-cols-1 gap-2 py-1 sm:gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]'

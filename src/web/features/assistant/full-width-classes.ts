/** As wide as the window up to its rail and panel; its content keeps the margins of the screen. */
export const fullWidthClasses = [
  '-mx-4 px-4 sm:-mx-6 sm:px-6 lg:mx-0',
  // These are the margins of the frame on a phone on its side.
  'landscape:mr-[calc(-1*max(1rem,env(safe-area-inset-right)))] landscape:pr-[max(1rem,env(safe-area-inset-right))]',
  'landscape:ml-[calc(-1*(var(--left-rail)+0.75rem))] landscape:pl-[calc(var(--left-rail)+0.75rem)]',
].join(' ')

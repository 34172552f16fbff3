const transition = 'transition-[opacity,transform] duration-200 ease-settle data-ending-style:duration-150'

export const backdropClasses = `fixed inset-0 z-40 bg-veil ${transition} data-starting-style:opacity-0 data-ending-style:opacity-0`

/** Classes of the popup of a dialog: a bottom sheet below 600 px, centred above. */
export const popupClasses = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden',
  'rounded-t-panel border-line bg-surface text-text shadow-float outline-none dark:border-t',
  'sm:top-1/2 sm:bottom-auto sm:max-h-[min(44rem,calc(100dvh-3rem))] sm:max-w-120 sm:-translate-y-1/2',
  'sm:rounded-panel sm:dark:border',
  transition,
  'data-starting-style:translate-y-6 data-starting-style:opacity-0',
  'data-ending-style:translate-y-6 data-ending-style:opacity-0',
  'sm:data-starting-style:-translate-y-[calc(50%-1.5rem)] sm:data-ending-style:-translate-y-[calc(50%-1.5rem)]',
].join(' ')

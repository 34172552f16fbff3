import { createStore } from '#web/lib/store.ts'

/** Whether the content of the page ends above what may stand out of the bottom bar, as the page is scrolled. */
export const isAboveBar = createStore(false)

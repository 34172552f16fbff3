import { lazyWithMessages } from './lazy-component.tsx'

/** The screen of the moments, which home loads ahead. */
export const moments = lazyWithMessages(async () => (await import('./moments-page.tsx')).MomentsPage)

import { prefersReducedMotion } from './prefers-reduced-motion.ts'

/** Returns whether decorative animations may run now: the page is visible and motion is not reduced. */
export const canAnimate = (): boolean => !document.hidden && !prefersReducedMotion()

/** Returns whether nothing should fly or slide: by the system's setting or the app's. */
export const prefersReducedMotion = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0'

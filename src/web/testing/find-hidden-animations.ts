/** Returns the elements that are animated without end although they are invisible, as HTML: they recalculate styles in each frame. */
export const findHiddenAnimations = (): string[] =>
  document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    if (!target || effect?.getComputedTiming().endTime !== Infinity) return []
    return target.checkVisibility({ visibilityProperty: true }) ? [] : [target.outerHTML]
  })

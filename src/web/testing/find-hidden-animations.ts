/** Returns the elements that are animated without end although their visibility is hidden, as HTML: the browser recalculates styles for them. */
export const findHiddenAnimations = (): string[] =>
  document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    if (!target || effect?.getComputedTiming().endTime !== Infinity) return []
    return target.checkVisibility({ visibilityProperty: true }) ? [] : [target.outerHTML]
  })

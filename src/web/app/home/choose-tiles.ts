/**
 * Returns the first `max` tiles of a list. A tile that was given today is replaced by the next one that was not, as
 * long as there is one; the others keep their places.
 */
export const chooseTiles = <T>(list: readonly T[], isGiven: (tile: T) => boolean, max: number): T[] => {
  const next = list.slice(max).filter((tile) => !isGiven(tile))
  return list.slice(0, max).map((tile) => (isGiven(tile) ? (next.shift() ?? tile) : tile))
}

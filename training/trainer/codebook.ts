const size = 64
const rounds = 40

/** How finely weights are counted before the codebook is fitted to them. */
const bins = 65_536

const findNearest = (codebook: Float32Array, value: number): number => {
  let best = 0
  for (let k = 1; k < codebook.length; k++)
    if (Math.abs((codebook[k] ?? 0) - value) < Math.abs((codebook[best] ?? 0) - value)) best = k
  return best
}

/** Returns a function that maps a weight to its bin, and the value in the middle of each bin. */
const createBins = (weights: Float32Array) => {
  const max = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) || 1
  return {
    binOf: (weight: number) => Math.min(bins - 1, Math.floor(((weight / max + 1) / 2) * bins)),
    middles: Float32Array.from({ length: bins }, (_, n) => (((n + 0.5) / bins) * 2 - 1) * max),
    max,
  }
}

/** Returns the 64 values that stand for weights with the least square error (Lloyd 1982). */
export const createCodebook = (weights: Float32Array): Float32Array => {
  const { binOf, middles, max } = createBins(weights)
  const counts = new Float64Array(bins)
  for (const weight of weights) {
    const bin = binOf(weight)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  // Most weights are small.
  let codebook = Float32Array.from({ length: size }, (_, k) => {
    const place = (2 * k) / (size - 1) - 1
    return Math.sign(place) * place * place * max
  })
  for (let round = 0; round < rounds; round++) {
    const [sums, totals] = [new Float64Array(size), new Float64Array(size)]
    for (let bin = 0; bin < bins; bin++) {
      const [count, middle] = [counts[bin] ?? 0, middles[bin] ?? 0]
      if (count === 0) continue
      const nearest = findNearest(codebook, middle)
      sums[nearest] = (sums[nearest] ?? 0) + count * middle
      totals[nearest] = (totals[nearest] ?? 0) + count
    }
    codebook = codebook.map((value, k) => (totals[k] ? (sums[k] ?? 0) / (totals[k] ?? 1) : value))
  }
  return codebook
}

/** Returns 255 values in even steps, from the greatest weight below 0 to that above, the one in the middle of which is 0. */
export const createEvenCodebook = (weights: Float32Array): Float32Array => {
  const max = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) || 1
  return Float32Array.from({ length: 255 }, (_, n) => ((n - 127) * max) / 127)
}

/** Returns the place of each weight in the codebook. */
export const encodeWeights = (weights: Float32Array, codebook: Float32Array): Uint8Array => {
  const { binOf, middles } = createBins(weights)
  const places = Uint8Array.from(middles, (middle) => findNearest(codebook, middle))
  return Uint8Array.from(weights, (weight) => places[binOf(weight)] ?? 0)
}

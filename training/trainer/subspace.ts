import { createRandom } from './shuffle.ts'
import type { SparseMatrix } from './pair-matrix.ts'
import { addTo, dot, normalize } from '#server/assistant/vectors/word-vectors.ts'

/** Makes vectors orthogonal to each other and 1 long (modified Gram-Schmidt). */
const orthogonalize = (vectors: readonly Float32Array[]): void => {
  for (const [n, vector] of vectors.entries()) {
    for (const before of vectors.slice(0, n)) addTo(vector, before, -dot(vector, before))
    normalize(vector)
  }
}

const multiply = ({ size, starts, columns, values }: SparseMatrix, vector: Float32Array): Float32Array => {
  const product = new Float32Array(size)
  for (let row = 0; row < size; row++) {
    let sum = 0
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0)
    product[row] = sum
  }
  return product
}

const rounds = 6

/** Returns vectors that span nearly the same space as the `count` first eigenvectors of a matrix (orthogonal iteration). */
export const findSubspace = (matrix: SparseMatrix, count: number): Float32Array[] => {
  const random = createRandom()
  let vectors: Float32Array[] = Array.from({ length: count }, () =>
    Float32Array.from({ length: matrix.size }, () => random() - 0.5),
  )
  for (let round = 0; round < rounds; round++) {
    vectors = vectors.map((vector) => multiply(matrix, vector))
    orthogonalize(vectors)
  }
  return vectors
}

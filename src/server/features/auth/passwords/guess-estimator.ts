/** Returns a text in lower case without accents: `contraseña` is guessed like `contrasena`. */
export const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Returns about how many guesses a folded password takes whoever knows the given words of its user. */
export type GuessEstimator = (password: string, words: readonly string[]) => number

// The time of an estimate grows with the square of the length, and with the letters that others may stand for.
const limits = { maxLength: 32, l33tMaxSubstitutions: 10 }

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

const createEstimator = async (): Promise<GuessEstimator> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const common = [...new Set(dictionary['passwords-common'].map(fold))]
  const zxcvbn = new ZxcvbnFactory({ dictionary: { common }, graphs: adjacencyGraphs, ...limits })
  return (password, words) => {
    // Without its addend of 10,000 for each further part, with which a letter on both sides makes `password` a good one.
    const { sequence } = zxcvbn.check(password, [...words])
    return sequence.reduce((guesses, part) => guesses * part.guesses, factorial(sequence.length))
  }
}

let estimator: Promise<GuessEstimator> | undefined

/** Returns the estimator of guesses. It is loaded with the first new password, because it costs 115 ms and 7 MB. */
export const loadGuessEstimator = (): Promise<GuessEstimator> => {
  estimator ??= createEstimator()
  return estimator
}

import * as z from 'zod'

const isRegularExpression = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** Schema of a list of regular expressions. */
export const patternsSchema = z.array(z.string().refine(isRegularExpression, 'This is no regular expression.')).min(1)

import type * as z from 'zod/mini'

/** Returns the error code of the API for a zod issue, such as `required` or `too_long`. */
export const toFieldCode = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid_type'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'invalid_choice'
  return /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : 'invalid_type'
}

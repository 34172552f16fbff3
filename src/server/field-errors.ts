import type * as z from 'zod/mini'
import { toFieldCode } from '#shared/contract/field-code.ts'
import type { FieldError } from '#shared/contract/problem.ts'

const sentences: Record<string, string> = {
  required: 'This field is required.',
  unknown_field: 'This field is not known.',
  invalid_type: 'This has another type than expected.',
  invalid_choice: 'This is not one of the allowed values.',
  too_long: 'This is too long.',
  invalid_characters: 'This holds characters that are not allowed.',
  invalid_day: 'This is not a day that exists.',
  invalid_id: 'This is not an id.',
  out_of_range: 'This is not a whole number within the limits.',
}

/** Returns path, stable code and an English sentence for each field that a zod schema has rejected. */
export const toFieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap((issue) => {
    const code = toFieldCode(issue)
    const message = sentences[code] ?? code.replaceAll('_', ' ')
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => ({ path: path.map(String).join('.'), code, message }))
  })

import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { useForm } from '#web/lib/form.ts'
import type { ChildFields } from './child-fields.ts'

/** Returns the error code of a birthday out of range, such as one in the future, as the browser validates it. */
const findBirthdayError = (form: HTMLFormElement | null): 'invalid_birthday' | null => {
  const input = form?.elements.namedItem('birthday')
  if (!(input instanceof HTMLInputElement)) return null
  return input.validity.rangeOverflow || input.validity.rangeUnderflow ? 'invalid_birthday' : null
}

/** Returns `useForm` with the error messages of a child, extended by the validation of the birthday input. */
export const useChildForm = <S extends z.core.$ZodType>(schema: S, draft: string, initial: ChildFields) => {
  const t = useTranslations('children')
  const form = useForm(schema, {
    draft,
    initial,
    messages: {
      'name.required': t('nameRequired'),
      age: t('ageInvalid'),
      'aliases.too_long': t('aliasTooLong'),
      'aliases.duplicate': t('aliasDuplicate'),
    },
  })
  const check = (input: z.input<S>): z.output<S> | null => {
    const body = form.check(input)
    const error = body && findBirthdayError(form.element)
    if (error) form.markInvalid('birthday', error)
    return error ? null : body
  }
  return { ...form, check }
}

export type ChildFormState = Omit<ReturnType<typeof useChildForm>, 'check'>

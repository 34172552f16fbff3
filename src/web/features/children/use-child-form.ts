import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { useForm } from '#web/lib/form.ts'
import { birthdayError } from './birthday-error.ts'
import type { ChildFields } from './child-fields.ts'

/** Returns `useForm` with the error messages of a child, extended by the validation of the birthday input. */
export const useChildForm = <S extends z.core.$ZodType>(schema: S, draft: string, initial: ChildFields) => {
  const t = useTranslations('children')
  const form = useForm(schema, {
    draft,
    initial,
    messages: { 'name.required': t('nameRequired'), age: t('ageInvalid') },
  })
  const check = (input: z.input<S>): z.output<S> | null => {
    const body = form.check(input)
    const error = body && birthdayError(form.element)
    if (error) form.markInvalid('birthday', error)
    return error ? null : body
  }
  return { ...form, check }
}

export type ChildFormState = Omit<ReturnType<typeof useChildForm>, 'check'>

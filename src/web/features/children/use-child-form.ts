import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { useForm } from '#web/lib/form.ts'
import { birthdayError } from './birthday-error.ts'

/** Returns `useForm` with the error messages of a child, extended by the validation of the birthday input. */
export const useChildForm = <S extends z.core.$ZodType>(schema: S) => {
  const t = useTranslations('children')
  const form = useForm(schema, { 'name.required': t('nameRequired'), age: t('ageInvalid') })
  const check = (input: z.input<S>): z.output<S> | null => {
    const body = form.check(input)
    const error = body && birthdayError(form.ref.current)
    if (error) form.mark('birthday', error)
    return error ? null : body
  }
  return { ...form, check }
}

import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { useForm } from '#web/lib/form.ts'
import { birthdayError } from './birthday-error.ts'

/** The two child forms, in the words about a child; the name comes before the birthday. */
export const useChildForm = <S extends z.core.$ZodType>(schema: S) => {
  const t = useTranslations('children')
  const form = useForm(schema, { 'name.required': t('nameRequired'), age: t('ageInvalid') })
  const check = (input: z.input<S>): z.output<S> | null => {
    const body = form.check(input)
    const wrong = body && birthdayError(form.ref.current)
    if (wrong) form.mark('birthday', wrong)
    return wrong ? null : body
  }
  return { ...form, check }
}

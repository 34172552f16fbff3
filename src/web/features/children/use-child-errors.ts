import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { wrongBirthday } from './birthday-input.ts'

/** The errors of the two child forms, in the words about a child; the name comes before the birthday. */
export const useChildErrors = <S extends z.core.$ZodType>(schema: S) => {
  const t = useTranslations('children')
  const errors = useFormErrors(schema, { 'name.required': t('nameRequired'), age: t('ageInvalid') })
  const check = (input: z.input<S>, form: HTMLFormElement): z.output<S> | null => {
    const body = errors.check(input, form)
    const wrong = body && wrongBirthday(form)
    if (wrong) errors.mark('birthday', wrong, form)
    return wrong ? null : body
  }
  return { ...errors, check }
}

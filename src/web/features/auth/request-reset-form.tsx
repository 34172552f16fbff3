import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { requestPasswordReset, resetRequest } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from './email-field.tsx'

/** Asks for a link by mail. The answer is the same whether or not the address is known. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('auth.reset')
  const [draft, change] = useDraft('sign-in', { email: '' })
  const errors = useFormErrors(resetRequest)
  const asking = useMutation(write(requestPasswordReset))
  const fail = useFailure()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (asking.isPending) return
    const body = errors.check({ email: draft.email }, form)
    if (!body) return
    asking.mutate(
      { body },
      {
        onSuccess: () => onSent(body.email),
        onError: (error) => fail(t('requestFailed'), error, errors.refuse(error, form)),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EmailField
        autoComplete="username"
        value={draft.email}
        error={errors.textOf('email')}
        onChange={(email) => change({ email })}
      />
      <Button type="submit" pending={asking.isPending}>
        {t('requestSubmit')}
      </Button>
    </form>
  )
}

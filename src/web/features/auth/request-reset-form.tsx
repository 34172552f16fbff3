import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { requestPasswordReset, resetRequest } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { EmailField } from './email-field.tsx'

/** Renders the form that requests a reset link by mail. The result is the same for unknown addresses. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('auth.reset')
  const [draft, change] = useDraft('sign-in', { email: '' })
  const { ref, textOf, check, failed } = useForm(resetRequest)
  const requesting = useMutation(write(requestPasswordReset))

  const submit = () => {
    const body = check({ email: draft.email })
    if (!body) return
    requesting.mutate({ body }, { onSuccess: () => onSent(body.email), onError: failed(t('requestFailed')) })
  }

  return (
    <Form ref={ref} pending={requesting.isPending} onSubmit={submit} className="grid gap-4">
      <EmailField
        autoComplete="username"
        value={draft.email}
        error={textOf('email')}
        onChange={(email) => change({ email })}
      />
      <Button type="submit" pending={requesting.isPending}>
        {t('requestSubmit')}
      </Button>
    </Form>
  )
}

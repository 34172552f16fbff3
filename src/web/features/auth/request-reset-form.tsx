import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { requestPasswordReset, resetRequest } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { EmailField } from './email-field.tsx'

/** Asks for a link by mail. The answer is the same whether or not the address is known. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('auth.reset')
  const [draft, change] = useDraft('sign-in', { email: '' })
  const { ref, textOf, check, failed } = useForm(resetRequest)
  const asking = useMutation(write(requestPasswordReset))

  const submit = () => {
    const body = check({ email: draft.email })
    if (!body) return
    asking.mutate(
      { body },
      {
        onSuccess: () => onSent(body.email),
        onError: failed(t('requestFailed')),
      },
    )
  }

  return (
    <Form ref={ref} pending={asking.isPending} onSubmit={submit} className="grid gap-4">
      <EmailField
        autoComplete="username"
        value={draft.email}
        error={textOf('email')}
        onChange={(email) => change({ email })}
      />
      <Button type="submit" pending={asking.isPending}>
        {t('requestSubmit')}
      </Button>
    </Form>
  )
}

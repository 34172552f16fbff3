import { useTranslations } from 'use-intl'
import { requestPasswordReset, resetRequest } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { EmailField } from './email-field.tsx'

/** Renders the form that requests a reset link by mail. The result is the same for unknown addresses. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('auth.reset')
  const form = useForm(resetRequest, { draft: 'sign-in', initial: { email: '' }, marksRequired: false })
  const { send, isPending } = useCommand(requestPasswordReset, {
    success: (_, { body }) => onSent(body.email),
    onError: form.showError,
    failure: t('requestFailed'),
  })
  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ body })
  }

  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      <EmailField {...form.field('email')} autoComplete="username" />
      <Button type="submit" pending={isPending}>
        {t('requestSubmit')}
      </Button>
    </Form>
  )
}

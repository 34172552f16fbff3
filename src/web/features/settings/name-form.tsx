import { useTranslations } from 'use-intl'
import { editUser, userChanges } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Renders the form for the user's name. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations('settings')
  const form = useForm(userChanges, { draft: `user.${name}`, initial: { name } })
  const { send, isPending } = useCommand(editUser, {
    success: () => {
      form.clear()
      return { title: t('nameSaved') }
    },
    onError: form.showError,
    failure: t('saveFailed'),
  })
  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ body })
  }

  return (
    <SettingsSection title={t('you')}>
      <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
        <TextField label={t('name')} {...form.field('name')} required autoComplete="given-name" />
        <dl className="text-small">
          <dt className="text-text-2">{t('email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </dl>
        <Button type="submit" tone="soft" pending={isPending}>
          {t('saveName')}
        </Button>
      </Form>
    </SettingsSection>
  )
}

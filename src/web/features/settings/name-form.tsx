import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { editUser, userChanges } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { SettingsSection } from './settings-section.tsx'

/** Renders the form for the user's name. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations('settings')
  const [draft, change, clear] = useDraft(`user.${name}`, { name })
  const { ref, textOf, check, failed } = useForm(userChanges)
  const saving = useMutation(write(editUser))
  const toast = useToast()

  const submit = () => {
    const body = check(draft)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          clear()
          toast({ title: t('nameSaved') })
        },
        onError: failed(t('saveFailed')),
      },
    )
  }

  return (
    <SettingsSection title={t('you')}>
      <Form ref={ref} pending={saving.isPending} onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('name')}
          name="name"
          required
          autoComplete="given-name"
          value={draft.name}
          error={textOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <dl className="text-small">
          <dt className="text-text-2">{t('email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </dl>
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('saveName')}
        </Button>
      </Form>
    </SettingsSection>
  )
}

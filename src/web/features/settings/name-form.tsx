import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { editUser, userChanges } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { Section } from './section.tsx'

/** The parent's own name, as it stands beside what they note. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations('settings')
  const [draft, change, clear] = useDraft(`user.${name}`, { name })
  const errors = useFormErrors(userChanges)
  const saving = useMutation(write(editUser))
  const toast = useToast()
  const fail = useFailure()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (saving.isPending) return
    const body = errors.check(draft, form)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          clear()
          toast({ title: t('saved') })
        },
        onError: (error) => fail(t('saveFailed'), error, errors.refuse(error, form)),
      },
    )
  }

  return (
    <Section title={t('you')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('name')}
          name="name"
          required
          autoComplete="given-name"
          value={draft.name}
          error={errors.textOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <dl className="text-small">
          <dt className="text-text-2">{t('email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </dl>
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('saveName')}
        </Button>
      </form>
    </Section>
  )
}

import { useTranslations } from 'use-intl'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Renders the form for the name of the family. */
export function FamilyNameForm({ name }: { name: string }) {
  const t = useTranslations('settings')
  const form = useCommandForm(
    editFamily,
    familyChanges,
    { draft: `family.${name}`, initial: { name } },
    { success: () => ({ title: t('saved') }), failure: t('saveFailed') },
  )
  return (
    <SettingsSection title={t('family')}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
        <TextField label={t('familyName')} {...form.field('name')} required autoComplete="off" />
        <SaveButton form={form}>{t('saveFamily')}</SaveButton>
      </Form>
    </SettingsSection>
  )
}

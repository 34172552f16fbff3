import { useTranslations } from 'use-intl'
import { textLimits } from '#shared/contract/fields.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { AgeField, OptionalFields } from './optional-fields.tsx'
import type { ChildFormState } from './use-child-form.ts'

type ChildFormProps = {
  id: string
  form: ChildFormState
  pending: boolean
  /** Opens the optional fields and applies the age limits of editing. */
  editing?: boolean
  onSubmit: (button: HTMLElement | null) => void
}

/** Renders the form of a child: name, age, avatar and collapsible optional fields. */
export function ChildForm({ form, editing = false, ...frame }: ChildFormProps) {
  const t = useTranslations('children')
  const common = useTranslations('common')
  return (
    <Form {...frame} form={form} className="grid gap-5 pb-1">
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('nameHint')}
        requiredText={common('required')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={textLimits.name * 4}
      />
      <AgeField form={form} editing={editing} />
      <AvatarPicker {...form.choice('avatarUrl')} name={form.values.name} />
      <OptionalFields form={form} editing={editing} />
    </Form>
  )
}

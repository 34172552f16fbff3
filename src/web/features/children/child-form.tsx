import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { textLimits } from '#shared/contract/fields.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { OptionalFields } from './optional-fields.tsx'
import type { ChildFormState } from './use-child-form.ts'

type ChildFormProps = {
  id: string
  form: ChildFormState
  pending: boolean
  /** Opens the optional fields and applies the age limits of editing. */
  editing?: boolean
  onSubmit: (button: HTMLElement | null) => void
}

/** Renders the form of a child: name, avatar and collapsible optional fields. */
export function ChildForm({ form, editing = false, ...frame }: ChildFormProps) {
  const t = useTranslations('children')
  const common = useTranslations('common')
  const [isOpen, setIsOpen] = useState(editing)
  const hasErrorInside = Boolean(form.errorOf('age') ?? form.errorOf('birthday'))

  return (
    <Form {...frame} form={form} className="grid gap-5 pb-1">
      <TextField
        {...form.field('name')}
        label={t('name')}
        requiredText={common('required')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={textLimits.name * 4}
      />
      <AvatarPicker {...form.choice('avatarUrl')} />
      <OptionalFields form={form} editing={editing} open={isOpen || hasErrorInside} onToggle={setIsOpen} />
    </Form>
  )
}

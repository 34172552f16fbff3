import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { textLimits } from '#shared/contract/fields.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import type { ChildFields } from './child-fields.ts'
import { OptionalFields } from './optional-fields.tsx'

type ChildFormProps = {
  id: string
  ref: RefObject<HTMLFormElement | null>
  pending: boolean
  fields: ChildFields
  onChange: (changed: Partial<ChildFields>) => void
  textOf: (path: string) => string | undefined
  /** Opens the optional fields and applies the age limits of editing. */
  editing?: boolean
  onSubmit: (button: HTMLElement | null) => void
}

/** Renders the form of a child: name, avatar and collapsible optional fields. */
export function ChildForm({ fields, onChange, textOf, editing = false, ...form }: ChildFormProps) {
  const t = useTranslations('children')
  const common = useTranslations('common')
  const [isOpen, setIsOpen] = useState(editing)
  const hasErrorInside = Boolean(textOf('age') ?? textOf('birthday'))

  return (
    <Form {...form} className="grid gap-5 pb-1">
      <TextField
        label={t('name')}
        name="name"
        requiredText={common('required')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={textLimits.name * 4}
        value={fields.name}
        error={textOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <AvatarPicker value={fields.avatarUrl} onChange={(avatarUrl) => onChange({ avatarUrl })} />
      <OptionalFields
        fields={fields}
        onChange={onChange}
        textOf={textOf}
        editing={editing}
        open={isOpen || hasErrorInside}
        onToggle={setIsOpen}
      />
    </Form>
  )
}

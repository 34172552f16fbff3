import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { familyChanges } from '#shared/families/contract.ts'
import { writeDraft } from '#web/lib/drafts.ts'
import { useForm } from '#web/lib/form.ts'
import { TextField } from '#web/ui/field.tsx'
import { useSaveFamily, type EditableFamily } from './use-save-family.ts'

/** Renders the name of the family, which is saved with Enter and when the field is left; what cannot be saved stays. */
export function FamilyNameField({ family }: { family: EditableFamily }) {
  const t = useTranslations('settings')
  const draft = `family.${family.name}`
  const form = useForm(familyChanges, { draft, initial: { name: family.name } })
  const { send, pending, response } = useSaveFamily(family, {
    // What was typed is shown until the new name arrives.
    update: () => writeDraft(draft, {}),
    onError: form.showError,
  })
  const save = ({ name }: z.output<typeof familyChanges>) => {
    if (name !== undefined && name !== family.name && name !== pending?.changes.name) void send({ changes: { name } })
  }
  const checkAndSave = () => {
    const changes = form.isChanged && form.check(form.values)
    if (changes) save(changes)
  }
  const saveOnLeaving = useEffectEvent(() => {
    const { data } = z.safeParse(familyChanges, form.values)
    if (form.isChanged && data && data.name !== response?.name) save(data)
  })
  // External system: the browser, which leaves the screen by a gesture while the field has the focus.
  useEffect(() => () => saveOnLeaving(), [])
  return (
    <TextField
      label={t('familyName')}
      {...form.field('name')}
      required
      autoComplete="off"
      enterKeyHint="done"
      onBlur={checkAndSave}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) checkAndSave()
      }}
    />
  )
}

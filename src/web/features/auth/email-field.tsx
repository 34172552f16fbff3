import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'> & {
  /** `username` beside a current password, `webauthn` where the browser may suggest passkeys too; else `email`. */
  autoComplete: 'username' | 'username webauthn' | 'email'
}

/** Renders an input for an e-mail address. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('auth')
  return (
    <TextField {...props} label={t('email')} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  )
}

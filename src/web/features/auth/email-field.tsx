import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/field.tsx'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error?: string | undefined
  /** `username` beside a current password, else `email`. */
  autoComplete: 'username' | 'email'
}

/** Renders an input for an e-mail address. */
export function EmailField({ value, onChange, error, autoComplete }: EmailFieldProps) {
  const t = useTranslations('auth')
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

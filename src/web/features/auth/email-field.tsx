import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/field.tsx'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error?: string | undefined
  /** `username` beside a password one has, `email` where an address is asked for. */
  autoComplete: 'username' | 'email'
}

/** An e-mail address, with the keyboard for it. */
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

import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { rememberedDeviceDays } from '#shared/second-factor/rules.ts'
import { TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface SecondFactorFieldsProps {
  code: Omit<ComponentProps<typeof TextField>, 'label'>
  remember: boolean
  onRememberChange: (remember: boolean) => void
}

const focusOnMount = (input: HTMLInputElement | null) => input?.focus()

/** Renders the field for the code of the second factor, and whether to remember this device. */
export function SecondFactorFields({ code, remember, onRememberChange }: SecondFactorFieldsProps) {
  const t = useTranslations('auth.secondFactor')
  return (
    <>
      <p className="text-text-2">{t('lead')}</p>
      <TextField
        {...code}
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOnMount}
      />
      <Switch
        label={t('remember', { days: String(rememberedDeviceDays) })}
        hint={t('rememberHint')}
        checked={remember}
        onChange={onRememberChange}
      />
    </>
  )
}

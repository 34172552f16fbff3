import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from '#web/lib/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Renders a signing secret, which cannot be read again later, with a button to copy it. */
export function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations('webhooks')
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  const copy = async () => {
    setCopied(await copyText(secret))
    field.current?.select()
  }

  return (
    <div className="grid gap-2">
      <TextField ref={field} label={t('secret')} hint={t('secretHint')} value={secret} readOnly />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? t('copied') : t('copy')}
      </Button>
    </div>
  )
}

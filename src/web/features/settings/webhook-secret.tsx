import { useTranslations } from 'use-intl'
import { CopyField } from '#web/lib/copy-field.tsx'
import { Button } from '#web/ui/button.tsx'

/** Renders a signing secret, which cannot be read again later, with buttons to copy it and to go on. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTranslations()
  const texts = { copy: t('webhooks.copy'), copied: t('webhooks.copied'), copyByHand: t('families.copyByHand') }
  return (
    <div className="grid gap-4">
      <CopyField label={t('webhooks.secret')} hint={t('webhooks.secretHint')} value={secret} texts={texts} />
      <Button tone="soft" onClick={onDone}>
        {t('webhooks.done')}
      </Button>
    </div>
  )
}

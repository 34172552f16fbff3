import { useTranslations } from 'use-intl'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { canShare, shareLink } from '#web/lib/clipboard.ts'
import { CopyField } from '#web/lib/copy-field.tsx'
import { Button } from '#web/ui/button.tsx'

/** Renders the link of an invitation with buttons to copy and share it. */
export function InvitationLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const t = useTranslations('families')
  const dateText = useFormatInstant()
  const day = dateText(new Date(expiresAt), { weekday: 'long', day: 'numeric', month: 'long' })
  const texts = { copy: t('copy'), copied: t('copied'), copyByHand: t('copyByHand') }

  return (
    <CopyField label={t('link')} hint={t('linkHint', { day })} value={url} texts={texts}>
      {canShare() && (
        <Button
          tone="soft"
          icon="share"
          className="grow"
          onClick={() => void shareLink({ title: t('shareTitle'), text: t('shareText'), url })}
        >
          {t('share')}
        </Button>
      )}
    </CopyField>
  )
}

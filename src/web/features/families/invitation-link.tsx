import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { canShare, copyText, shareLink } from '#web/lib/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Renders the link of an invitation with buttons to copy and share it. */
export function InvitationLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const t = useTranslations('families')
  const dateText = useFormatInstant()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'manually'>()
  const day = dateText(new Date(expiresAt), { weekday: 'long', day: 'numeric', month: 'long' })

  const copy = async () => {
    const isCopied = await copyText(url)
    field.current?.select()
    setCopied(isCopied ? 'yes' : 'manually')
  }

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label={t('link')}
        hint={t('linkHint', { day })}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()} className="grow">
          {copied === 'yes' ? t('copied') : t('copy')}
        </Button>
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
      </div>
      <output className="text-small text-text-2 empty:hidden">{copied === 'manually' && t('copyByHand')}</output>
    </div>
  )
}

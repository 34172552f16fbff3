import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from '#web/lib/clipboard.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Renders new recovery codes, which are shown only now, with buttons to download and copy them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('secondFactor')
  const families = useTranslations('families')
  const [copied, setCopied] = useState<'copied' | 'manually' | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const text = `Glowjar (${location.host})\n\n${codes.join('\n')}\n`
  const copy = async () => {
    const isCopied = await copyText(text)
    setCopied(isCopied ? 'copied' : 'manually')
    if (!isCopied && list.current) getSelection()?.selectAllChildren(list.current)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{t('codesText')}</p>
      <ul ref={list} className="grid gap-y-1 rounded-field bg-surface-2 px-4 py-3 text-center font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="glowjar-recovery-codes.txt"
          className={buttonClasses('soft', undefined, 'grow')}
        >
          <Icon name="download" size={18} />
          {t('download')}
        </a>
        <Button tone="soft" icon={copied === 'copied' ? 'check' : 'copy'} className="grow" onClick={() => void copy()}>
          {copied === 'copied' ? t('copied') : t('copy')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('done')}</Button>
      {/* Last, so that it moves nothing. */}
      <output className="text-small text-text-2 empty:hidden">{copied === 'manually' && families('copyByHand')}</output>
    </div>
  )
}

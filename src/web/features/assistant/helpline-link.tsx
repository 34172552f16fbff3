import { useTranslations } from 'use-intl'
import type { Helpline } from '#shared/helplines/contract.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'

// Not among the icons, which home loads.
const phonePath =
  'M6.2 4h2.6l1.5 4.4-1.9 1.5a11.5 11.5 0 0 0 5.7 5.7l1.5-1.9L20 15.2v2.6a2.2 2.2 0 0 1-2.3 2.2A14.4 14.4 0 0 1 4 6.3 2.2 2.2 0 0 1 6.2 4z'

const toHref = ({ channel, dial, words }: Helpline): string =>
  channel === 'sms' ? `sms:${dial}${words === null ? '' : `?body=${encodeURIComponent(words)}`}` : `tel:${dial}`

/** Renders a help line as a link that calls it or writes to it; the first of a list stands out. */
export function HelplineLink({ line, isFirst }: { line: Helpline; isFirst: boolean }) {
  const t = useTranslations('helplines')
  const { use, number, name, channel, words, hours, area } = line
  const times = hours === '24h' ? t('always') : hours === 'limited' ? t('limited') : hours
  const facts = [name, area, times].filter((fact) => fact !== null).join(' · ')
  const label = {
    call: number,
    sms: words === null ? t('textAnything', { number }) : t('text', { words, number }),
    whatsapp: t('whatsapp', { number }),
  }[channel]
  const content = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0 fill-none stroke-current stroke-2">
        <path d={phonePath} strokeLinejoin="round" />
      </svg>
      <span className="grid min-w-0 flex-1 text-start">
        <span className="text-small font-normal">{t(`uses.${use}`)}</span>
        <span className="text-lg font-bold wrap-anywhere tabular-nums">{label}</span>
        {facts && <span className="text-small font-normal wrap-anywhere">{facts}</span>}
      </span>
    </>
  )
  const classes = classNames(buttonClasses(isFirst ? 'danger' : 'soft'), 'justify-start!')
  // WhatsApp numbers are written in the form of their country, in which no link can open them.
  if (channel === 'whatsapp') return <p className={classes}>{content}</p>
  return (
    <a href={toHref(line)} className={classes}>
      {content}
    </a>
  )
}

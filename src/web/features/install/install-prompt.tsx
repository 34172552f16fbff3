import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { focusHeading } from '#web/lib/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { useOverlayOpen } from '#web/ui/use-overlay-open.ts'

export interface InstallPromptProps {
  /** The browser installs when it is told to, or the parent does it by hand. */
  way: 'offer' | 'by-hand'
  accept: () => void
  dismiss: () => void
}

/**
 * Offers to install the app, in a card at the foot of the page. It takes no focus and makes room for every dialog and
 * celebration; Escape closes it from inside.
 */
export function InstallPrompt({ way, accept, dismiss }: InstallPromptProps) {
  const t = useTranslations()
  const covered = useOverlayOpen()
  if (covered) return null
  const close = leaving(dismiss)
  return (
    <Sheet
      title={t('install.title')}
      text={t(way === 'offer' ? 'install.text' : 'install.iosText')}
      closeLabel={t('common.close')}
      onClose={close}
    >
      {way === 'offer' ? (
        <div className="flex flex-wrap gap-2">
          <Button icon="download" onClick={leaving(accept)} className="flex-1">
            {t('install.accept')}
          </Button>
          <Button tone="soft" onClick={close} className="flex-1">
            {t('install.later')}
          </Button>
        </div>
      ) : (
        <>
          <ol className="grid gap-2">
            <Step icon="share">{t('install.iosShare')}</Step>
            <Step icon="plus">{t('install.iosAdd')}</Step>
          </ol>
          <Button tone="soft" onClick={close}>
            {t('install.iosDone')}
          </Button>
        </>
      )}
    </Sheet>
  )
}

/** The focus must not get lost with the card. */
const leaving = (then: () => void) => () => {
  if (document.activeElement?.closest('[data-sheet="install"]')) focusHeading()
  then()
}

const hearEscape = (close: () => void) => (card: HTMLElement | null) => {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  card?.addEventListener('keydown', onKey)
  return () => card?.removeEventListener('keydown', onKey)
}

function Step({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 text-small">
      <span className="grid size-10 shrink-0 place-items-center rounded-field bg-summit-tint text-summit">
        <Icon name={icon} size={22} />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}

type SheetProps = { title: string; text: string; closeLabel: string; onClose: () => void; children: ReactNode }

function Sheet({ title, text, closeLabel, onClose, children }: SheetProps) {
  const id = useId()
  return (
    <dialog
      open
      ref={hearEscape(onClose)}
      data-sheet="install"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--bottom-bulge)+0.625rem)] z-20 mx-auto grid max-h-[calc(100dvh-var(--bottom-bar)-var(--bottom-bulge)-1.25rem)] max-w-120 animate-sheet gap-3.5 overflow-y-auto rounded-panel border border-line bg-surface p-4 text-text shadow-float lg:right-6 lg:bottom-6 lg:left-auto lg:w-100"
    >
      <div className="flex items-start gap-3.5 pr-10">
        <img src="/favicon.svg" alt="" width={52} height={52} className="shrink-0 rounded-field" />
        <div className="grid gap-0.5">
          <h2 id={`${id}title`} className="type-h3">
            {title}
          </h2>
          <p id={`${id}text`} className="text-small text-text-2">
            {text}
          </p>
        </div>
        <IconButton icon="close" aria-label={closeLabel} onClick={onClose} className="absolute top-1.5 right-1.5" />
      </div>
      {children}
    </dialog>
  )
}

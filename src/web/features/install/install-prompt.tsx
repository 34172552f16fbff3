import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { focusHeading } from '#web/lib/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { useHasActSpoken } from '#web/ui/message.ts'
import { useAnyOverlayOpen } from '#web/ui/use-any-overlay-open.ts'

export interface InstallPromptProps {
  /** Through the browser's own prompt, or by hand as on iOS. */
  method: 'browser' | 'manual'
  onAccept: () => void
  onDismiss: () => void
}

/**
 * Renders a non-modal card that offers to install the app; hidden while a dialog or celebration is open, and once something
 * was recorded since the page was opened: it would lie where the next tap goes.
 */
export function InstallPrompt({ method, onAccept, onDismiss }: InstallPromptProps) {
  const t = useTranslations()
  const id = useId()
  const isOverlayOpen = useAnyOverlayOpen()
  const hasActed = useHasActSpoken()
  if (isOverlayOpen || hasActed) return null
  const close = withFocusRestored(onDismiss)
  return (
    <dialog
      open
      ref={listenForEscape(close)}
      data-sheet="install"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="fixed inset-x-3 bottom-[calc(max(var(--bottom-bar)+var(--bottom-bulge),var(--bar-height)+var(--offline-strip))+0.625rem)] z-20 mx-auto grid max-h-[calc(100dvh-var(--bottom-bar)-var(--bottom-bulge)-1.25rem)] max-w-120 animate-sheet gap-3.5 overflow-y-auto rounded-panel border border-line bg-surface p-4 text-text shadow-float lg:right-6 lg:bottom-6 lg:left-auto lg:w-100"
    >
      <div className="flex items-start gap-3.5 pr-10">
        <img src="/favicon.svg" alt="" width={52} height={52} className="shrink-0 rounded-field" />
        <div className="grid gap-0.5">
          <h2 id={`${id}title`} className="type-h3">
            {t('install.title')}
          </h2>
          <p id={`${id}text`} className="text-small text-text-2">
            {t(method === 'browser' ? 'install.text' : 'install.iosText')}
          </p>
        </div>
        <IconButton
          icon="close"
          aria-label={t('common.close')}
          onClick={close}
          className="absolute top-1.5 right-1.5"
        />
      </div>
      {method === 'manual' && (
        <ol className="grid gap-2">
          <Step icon="share">{t('install.iosShare')}</Step>
          <Step icon="plus">{t('install.iosAdd')}</Step>
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {method === 'browser' && (
          <Button icon="download" onClick={withFocusRestored(onAccept)} className="flex-1">
            {t('install.accept')}
          </Button>
        )}
        <Button tone="soft" onClick={close} className="flex-1">
          {t(method === 'browser' ? 'install.later' : 'install.iosDone')}
        </Button>
      </div>
    </dialog>
  )
}

/**
 * Returns a callback that first moves the focus to the page's heading if it is inside the card, which is about to
 * disappear.
 */
const withFocusRestored = (callback: () => void) => () => {
  if (document.activeElement?.closest('[data-sheet="install"]')) focusHeading()
  callback()
}

const listenForEscape = (close: () => void) => (card: HTMLElement | null) => {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  card?.addEventListener('keydown', onKeyDown)
  return () => card?.removeEventListener('keydown', onKeyDown)
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

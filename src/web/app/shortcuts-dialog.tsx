import { useTranslations } from 'use-intl'
import { setShortcutsOn, useShortcutsOn } from '#web/lib/shortcuts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}

const shortcuts = ['award', 'undo', 'sentence', 'list', 'message'] as const

/** Renders the list of keyboard shortcuts, with a switch for all but F6. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const t = useTranslations('shortcuts')
  const common = useTranslations('common')
  const isOn = useShortcutsOn()
  return (
    <Dialog open={open} title={t('title')} closeLabel={common('close')} onOpenChange={(next) => !next && onClose()}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        {shortcuts.map((shortcut) => (
          <div key={shortcut} className="contents">
            <dt>
              <kbd className="type-label inline-block min-w-11 rounded-field border-[1.5px] border-control px-2.5 py-1.5 text-center">
                {t(`keys.${shortcut}`)}
              </kbd>
            </dt>
            <dd className="min-w-0">{t(shortcut)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <Switch label={t('switch')} hint={t('switchHint')} checked={isOn} onChange={setShortcutsOn} />
      </div>
    </Dialog>
  )
}

import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslations } from 'use-intl'
import { writeDraft } from '#web/lib/drafts.ts'
import { momentDraftName } from '#web/lib/moment-prompt.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SavedToday } from './use-moment-commands.ts'

/** A moment of today that was saved on the screen, or undone there. */
export type SavedOnScreen = SavedToday & { isUndone: boolean }

interface SavedLineProps {
  saved: SavedOnScreen
  setSaved: Dispatch<SetStateAction<SavedOnScreen | null>>
}

/** Renders that the moment of another child was saved, with Undo, whose text then is in the form of that child. */
export function SavedLine({ saved, setSaved }: SavedLineProps) {
  const t = useTranslations()
  const { child, isUndone } = saved
  const [isPending, setIsPending] = useState(false)
  const onUndo = async () => {
    setIsPending(true)
    const draft = momentDraftName(child.id)
    const onDone = () => {
      writeDraft(draft, saved.values)
      // Another moment may have been saved in the meantime.
      setSaved((now) => (now === saved ? { ...saved, isUndone: true } : now))
    }
    await saved.undo({ isQuiet: true, onDone })
    setIsPending(false)
  }
  return (
    <div className="-mt-2 mb-1 flex min-h-11 items-center gap-2 border-b border-line text-small text-text-2">
      <Avatar emoji={child.avatarUrl} name={child.name} size="line" />
      <p className="flex min-w-0 items-center gap-1 wrap-anywhere">
        {t(isUndone ? 'moments.undoneOf' : 'moments.savedOf', { name: child.name })}
        {!isUndone && <Icon name="check" size={16} className="shrink-0 text-leaf" />}
      </p>
      {!isUndone && (
        <Button
          tone="ghost"
          size="compact"
          className="-mr-3 ml-auto shrink-0"
          pending={isPending}
          onClick={() => void onUndo()}
        >
          {t('common.undo')}
        </Button>
      )}
    </div>
  )
}

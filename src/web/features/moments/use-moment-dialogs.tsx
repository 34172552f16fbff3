import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { deleteMoment, type Moment } from '#shared/moments/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { findMemberName } from '#web/lib/member-name.ts'
import { EditMomentDialog } from './edit-moment-dialog.tsx'
import type { MomentActions } from './moment-card.tsx'
import { ReadMomentDialog } from './read-moment-dialog.tsx'

/** `send(moment)`: deletes a moment without asking. */
const useDeleteMoment = () => {
  const t = useTranslations('moments')
  const dayText = useFormatCalendarDay()
  return useCommand(deleteMoment, {
    input: ({ id }: Moment) => ({ params: { id } }),
    success: (_, { date }) => {
      focusHeading()
      const day = dayText(date, 'date')
      return { title: t('deleted', { day }), undo: { message: t('restored', { day }) } }
    },
    failure: t('deleteFailed'),
  })
}

interface Opened {
  moment: Moment
  /** Whether it is edited to write its story. */
  isForStory: boolean
  nth: number
}

/** Returns what can be done with a moment of a child, and the dialogs in which it is read and edited. */
export const useMomentDialogs = (child: Child, user: User) => {
  const remove = useDeleteMoment()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dialog, setDialog] = useState<'read' | 'edit' | null>(null)
  const open = (moment: Moment, kind: 'read' | 'edit', isForStory = false) => {
    setOpened({ moment, isForStory, nth: (opened?.nth ?? 0) + 1 })
    setDialog(kind)
  }
  const close = () => setDialog(null)
  const actionsOf = (moment: Moment): MomentActions => ({
    onRead: () => open(moment, 'read'),
    onEdit: () => open(moment, 'edit'),
    onDelete: () => void remove.send(moment),
  })
  const addWords = (moment: Moment) => open(moment, 'edit', true)
  const dialogs = opened && (
    <Fragment key={opened.nth}>
      <ReadMomentDialog
        moment={opened.moment}
        author={findMemberName(user.family, opened.moment.by)}
        open={dialog === 'read'}
        onClose={close}
        onEdit={() => setDialog('edit')}
      />
      <EditMomentDialog
        moment={opened.moment}
        child={child}
        zone={user.family.timeZone}
        isForStory={opened.isForStory}
        open={dialog === 'edit'}
        onClose={close}
      />
    </Fragment>
  )
  return { actionsOf, addWords, dialogs }
}

import { useTranslations } from 'use-intl'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import type { ToastMessage } from '#web/ui/toast.ts'
import { joinGroup } from './check-in-group.ts'
import { useFormatDay } from './format-day.ts'
import type { CheckInUndo } from './pending-check-ins.ts'
import { useUndoCheckIns } from './use-undo-check-ins.ts'

/** `toastOf(checkIn, isCompleted)`: returns a toast with Undo; consecutive check-ins share one with Undo all. */
export const useCheckInToast = () => {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const dayText = useFormatDay()
  const undo = useUndoCheckIns()

  const titleOf = ({ habit, child, day, today, points }: CheckInUndo, isCompleted: boolean): string => {
    const values = { points: signed(points), name: child.name, title: habit.title }
    if (isCompleted) return t('toldCompleted', values)
    return day === today ? t('told', values) : t('toldFilled', { ...values, day: dayText(day, 'weekday') })
  }

  return (added: CheckInUndo, isCompleted: boolean): ToastMessage => {
    const { all, end } = joinGroup(added)
    const title = titleOf(added, isCompleted)
    const texts = all.length === 1 ? { title } : { title: t('toldMany', { count: all.length }), description: title }
    const label = all.length === 1 ? common('undo') : t('undoAll')
    return { ...texts, action: { label, onClick: () => void undo(all) }, onClose: end }
  }
}
